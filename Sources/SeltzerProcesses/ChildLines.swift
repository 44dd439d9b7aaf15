// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines that a child writes, as they come.
///
/// Cancelling the task that iterates cancels the child, and the iteration throws `CancellationError`.
public struct ChildLines: AsyncSequence, Sendable {
    /// A line.
    public typealias Element = ChildLine
    private let child: ChildProcess

    init(of child: ChildProcess) { self.child = child }

    /// Returns an iterator; a child has the same lines for all of its iterators.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(batches: child.lineBatches.makeAsyncIterator())
    }

    /// An iterator over the lines of a child.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var batches: ChildLineBatches.AsyncIterator
        private var ready: ArraySlice<ChildLine> = []

        fileprivate init(batches: ChildLineBatches.AsyncIterator) { self.batches = batches }

        /// Returns the next line; nil at the end of the output.
        public mutating func next() async throws -> ChildLine? {
            if ready.isEmpty { ready = try await batches.next()?[...] ?? [] }
            return ready.popFirst()
        }
    }
}
