// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The first lines of a sequence of bytes, and the rest.
///
/// The sequence must go on where an earlier iterator stopped, as the bytes of standard input do.
struct LeadingLines<Chunks: AsyncSequence & Sendable> where Chunks.Element == [UInt8] {
    private let chunks: Chunks
    private let count: Int
    private let lineEnd: UInt8
    /// The lines, without their ends.
    private(set) var lines: [ArraySlice<UInt8>] = []
    /// The bytes after the lines.
    private(set) var rest: Rest

    /// The maximum number of bytes of the lines.
    private static var limit: Int { 1 << 20 }

    /// The bytes that were read too far, and then the bytes of the sequence.
    struct Rest: AsyncSequence, Sendable {
        fileprivate var first: [UInt8] = []
        fileprivate var error: (any Error)?
        fileprivate let chunks: Chunks

        func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(first: first, error: error, base: chunks.makeAsyncIterator())
        }

        struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var first: [UInt8]
            fileprivate var error: (any Error)?
            fileprivate var base: Chunks.AsyncIterator

            mutating func next() async throws -> [UInt8]? {
                if let error { throw error }
                guard first.isEmpty else {
                    defer { first = [] }
                    return first
                }
                return try await base.next()
            }
        }
    }

    init(_ chunks: Chunks, count: Int, lineEnd: UInt8) {
        (self.chunks, self.count, self.lineEnd) = (chunks, count, lineEnd)
        rest = Rest(chunks: chunks)
    }

    /// Reads the lines; fewer if the bytes end, if reading fails, or if the lines are very long.
    mutating func read() async {
        guard count > 0 else { return }
        var bytes: [UInt8] = []
        var iterator = chunks.makeAsyncIterator()
        do {
            while bytes.count(where: { $0 == lineEnd }) < count, bytes.count < Self.limit,
                let chunk = try await iterator.next()
            {
                bytes += chunk
            }
        } catch {
            rest.error = error
        }
        var start = 0
        while lines.count < count, start < bytes.count {
            let end = bytes[start...].firstIndex(of: lineEnd) ?? bytes.count
            lines.append(bytes[start..<end])
            start = min(bytes.count, end + 1)
        }
        rest.first = Array(bytes[start...])
    }
}
