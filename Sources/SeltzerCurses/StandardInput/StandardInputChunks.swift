// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of standard input, as they arrive; the value of ``StandardInput/chunks``.
///
/// The sequence ends at the end of input. If reading fails, or the task is cancelled, it throws, so that half of
/// the input is never mistaken for all of it.
public struct StandardInputChunks: AsyncSequence, Sendable {
    /// Some bytes, at least one.
    public typealias Element = [UInt8]

    private let descriptor: Int32
    private let readsTerminal: Bool

    init(descriptor: Int32, readsTerminal: Bool = false) {
        self.descriptor = descriptor
        self.readsTerminal = readsTerminal
    }

    /// Returns an iterator, which reads nothing before it is asked.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(reader: InputReader(descriptor: descriptor, readsTerminal: readsTerminal))
    }

    /// Reads one piece after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reader: InputReader

        /// Returns the next bytes as soon as there are some; nil at the end of input.
        ///
        /// - Throws: A ``StandardInputError``, or a `CancellationError`.
        public mutating func next() async throws -> [UInt8]? {
            try await reader.read()
        }
    }
}
