// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads lines, and returns all lines so far on request, however fast they arrive.
public actor LineFeed {
    private var collector: LineCollector
    private var hasNews = false
    private var isOver = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// Creates a feed without lines; ``read(_:)`` adds some.
    ///
    /// - Parameter limit: The largest number of bytes to keep; reading stops there.
    public init(limit: Int = LineFeed.greatestLimit) {
        collector = LineCollector(limit: min(limit, Self.greatestLimit))
    }

    /// The largest possible limit: offsets in a block have 32 bits.
    public static let greatestLimit = Int(UInt32.max) - (1 << 24)

    /// Reads until the input ends, reading fails, or the limit is reached.
    public func read<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks) async
    where Chunks.Element == [UInt8] {
        do {
            for try await chunk in chunks {
                collector.append(chunk)
                tell()
                if collector.isOver { break }
            }
            collector.end()
        } catch {
            collector.end(.failed("\(error)"))
        }
        isOver = true
        tell()
    }

    /// Returns all lines so far as soon as there are more than last time.
    ///
    /// The result is nil after the end, or if the task is cancelled.
    ///
    /// One task at a time may wait.
    public func next() async -> Lines? {
        if !hasNews, !isOver {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled { continuation.resume() } else { waiting = continuation }
                }
            } onCancel: {
                Task { await self.wake() }
            }
        }
        guard hasNews else { return nil }
        hasNews = false
        return collector.current()
    }

    private func tell() {
        hasNews = true
        wake()
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }
}
