// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of standard input, as they come.
///
/// Ends at the end of input, and where reading fails or its task is cancelled it throws, so that half of
/// the input is not taken for all of it. Got by ``StandardInput/chunks``.
public struct StandardInputChunks: AsyncSequence, Sendable {
    /// Some bytes, at least one.
    public typealias Element = [UInt8]

    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Returns an iterator; nothing is read before it is asked.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(reader: InputReader(descriptor: descriptor))
    }

    /// Reads one piece after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reader: InputReader

        /// Returns what is there as soon as there is something; nil at the end of input.
        ///
        /// - Throws: A ``StandardInputError``, or a `CancellationError`.
        public mutating func next() async throws -> [UInt8]? {
            try await reader.read()
        }
    }
}
