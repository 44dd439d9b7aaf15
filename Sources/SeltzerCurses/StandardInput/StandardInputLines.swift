// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses

/// The lines of standard input; the value of ``StandardInput/lines``.
///
/// The sequence ends after the last line. If reading fails, or the task is cancelled, it throws. If
/// the input ends with a newline, no empty line follows.
public struct StandardInputLines: AsyncSequence, Sendable {
    /// A line of input.
    public typealias Element = StandardInputLine

    private let chunks: StandardInputChunks
    /// The maximum length of a line in bytes.
    private let limit: Int

    init(descriptor: Int32, readsTerminal: Bool = false, limit: Int = .max) {
        chunks = StandardInputChunks(descriptor: descriptor, readsTerminal: readsTerminal)
        self.limit = limit
    }

    /// Returns an iterator, which reads nothing before the first call of its `next`.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(chunks: chunks.makeAsyncIterator(), limit: limit)
    }

    /// An iterator that finds one line after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var chunks: StandardInputChunks.AsyncIterator
        private var chunk: [UInt8] = []
        /// The start of the next line in the chunk.
        private var start = 0
        /// The beginning of a line whose newline has not arrived yet.
        private var beginning: [UInt8] = []
        private let limit: Int

        init(chunks: StandardInputChunks.AsyncIterator, limit: Int) {
            (self.chunks, self.limit) = (chunks, limit)
        }

        /// Returns the next line; nil after the last line.
        ///
        /// - Throws: A ``StandardInputError`` if reading fails; a `CancellationError` if the task
        ///   is cancelled.
        public mutating func next() async throws -> StandardInputLine? {
            while true {
                if let line = nextWhole() { return try checked(line) }
                guard beginning.count <= limit else { throw tooLong }
                guard let read = try await chunks.next() else { return last() }
                chunk = read
                start = 0
            }
        }

        /// Returns the next line, without changing actors if it has already been read; nil after
        /// the last line.
        ///
        /// - Throws: A ``StandardInputError`` if reading fails; a `CancellationError` if the task
        ///   is cancelled.
        @available(macOS 15, *)
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws -> StandardInputLine? {
            while true {
                if let line = nextWhole() { return try checked(line) }
                guard beginning.count <= limit else { throw tooLong }
                guard let read = try await chunks.reader.read() else { return last() }
                chunk = read
                start = 0
            }
        }

        /// Takes a line whose newline has arrived; if there is none, keeps the rest and returns
        /// nil.
        private mutating func nextWhole() -> StandardInputLine? {
            guard start < chunk.count else { return nil }
            let length = chunk.withUnsafeBytes {
                cn_newline($0.baseAddress! + start, $0.count - start)
            }
            let end = start + length
            defer { start = end + 1 }
            guard end < chunk.count else {
                beginning += chunk[start...]
                return nil
            }
            guard !beginning.isEmpty else {
                return StandardInputLine(bytes: Array(chunk[start..<end]))
            }
            beginning += chunk[start..<end]
            defer { beginning = [] }
            return StandardInputLine(bytes: beginning)
        }

        private var tooLong: StandardInputError {
            .unreadable("a line has more than \(limit) bytes")
        }

        private func checked(_ line: StandardInputLine) throws -> StandardInputLine {
            guard line.bytes.count <= limit else { throw tooLong }
            return line
        }

        private mutating func last() -> StandardInputLine? {
            guard !beginning.isEmpty else { return nil }
            defer { beginning = [] }
            return StandardInputLine(bytes: beginning, endsWithNewline: false)
        }
    }
}
