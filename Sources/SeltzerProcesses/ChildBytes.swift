// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes that a child writes, as they come.
///
/// Cancelling the task that iterates cancels the child, and the iteration throws `CancellationError`.
public struct ChildBytes: AsyncSequence, Sendable {
    /// The bytes that came together.
    public typealias Element = [UInt8]
    private let child: ChildProcess

    init(of child: ChildProcess) { self.child = child }

    /// Returns an iterator; a child has the same bytes for all of its iterators.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(child: child) }

    /// An iterator over the bytes of a child.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let child: ChildProcess

        /// Returns the next bytes; nil at the end of the output.
        public mutating func next() async throws -> [UInt8]? { try await child.nextChunk()?.bytes }
    }
}

extension ChildProcess {
    /// Returns the next bytes of the output; nil at its end.
    func nextChunk() async throws -> ChildOutput.Chunk? {
        let chunk = await withTaskCancellationHandler {
            await output.next()
        } onCancel: {
            cancel()
        }
        try Task.checkCancellation()
        return chunk
    }
}
