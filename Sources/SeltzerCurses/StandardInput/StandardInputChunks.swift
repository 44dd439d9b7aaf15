// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of standard input, as they arrive; the value of ``StandardInput/chunks``.
///
/// The sequence ends at the end of input. If reading fails, or the task is cancelled, it throws, so
/// that a part of the input is never mistaken for all of it.
public struct StandardInputChunks: AsyncSequence, Sendable {
    /// One or more bytes.
    public typealias Element = [UInt8]

    private let descriptor: Int32
    private let readsTerminal: Bool

    init(descriptor: Int32, readsTerminal: Bool = false) {
        self.descriptor = descriptor
        self.readsTerminal = readsTerminal
    }

    /// Returns an iterator, which reads nothing before the first call of its `next`.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(reader: InputReader(descriptor: descriptor, readsTerminal: readsTerminal))
    }

    /// An iterator that reads one piece after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reader: InputReader

        /// Returns the next bytes as soon as some arrive; nil at the end of input.
        ///
        /// - Throws: A ``StandardInputError`` if reading fails; a `CancellationError` if the task
        ///   is cancelled.
        public mutating func next() async throws -> [UInt8]? {
            try await reader.read()
        }
    }
}
