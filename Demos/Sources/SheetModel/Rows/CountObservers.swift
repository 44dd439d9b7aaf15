// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The streams that report a growing number of rows.
package struct CountObservers: Sendable {
    private var streams: [Int: AsyncStream<SheetCount>.Continuation] = [:]
    private var nextNumber = 0

    /// Creates no streams.
    package init() {}

    /// Returns a stream of the present number and of all later ones.
    ///
    /// - Parameter didEnd: Called with the number of the stream when nobody reads it any more: see
    ///   ``forget(_:)``.
    package mutating func stream(
        from count: SheetCount, didEnd: @escaping @Sendable (Int) -> Void
    ) -> AsyncStream<SheetCount> {
        let (stream, continuation) = AsyncStream<SheetCount>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        continuation.yield(count)
        guard !count.isFinal else {
            continuation.finish()
            return stream
        }
        let number = nextNumber
        nextNumber += 1
        streams[number] = continuation
        continuation.onTermination = { _ in didEnd(number) }
        return stream
    }

    /// Reports a number.
    package func yield(_ count: SheetCount) {
        for stream in streams.values { stream.yield(count) }
    }

    /// Reports the last number, and ends the streams.
    package mutating func finish(_ count: SheetCount) {
        for stream in streams.values {
            stream.yield(count)
            stream.finish()
        }
        streams = [:]
    }

    /// Forgets a stream that ended.
    package mutating func forget(_ number: Int) {
        streams[number] = nil
    }
}
