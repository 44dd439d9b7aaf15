// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines that a child writes, in batches of lines that came together.
///
/// Cancelling the task that iterates cancels the child, and the iteration throws `CancellationError`.
public struct ChildLineBatches: AsyncSequence, Sendable {
    /// The lines that came together; at least one.
    public typealias Element = [ChildLine]
    private let child: ChildProcess

    init(of child: ChildProcess) { self.child = child }

    /// Returns an iterator; a child has the same lines for all of its iterators.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(child) }

    /// An iterator over the lines of a child.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let child: ChildProcess
        private var output: LineSplitter
        private var errors: LineSplitter
        private var isOver = false

        init(_ child: ChildProcess) {
            self.child = child
            output = LineSplitter(limit: child.command.maximumLineLength, isError: false)
            errors = LineSplitter(limit: child.command.maximumLineLength, isError: true)
        }

        /// Returns the next lines; nil at the end of the output.
        public mutating func next() async throws -> [ChildLine]? {
            var lines: [ChildLine] = []
            while lines.isEmpty, !isOver {
                guard let chunk = try await child.nextChunk() else {
                    isOver = true
                    output.finish(into: &lines)
                    errors.finish(into: &lines)
                    break
                }
                if chunk.isError {
                    errors.take(chunk.bytes, into: &lines)
                } else {
                    output.take(chunk.bytes, into: &lines)
                }
            }
            return lines.isEmpty ? nil : lines
        }
    }
}
