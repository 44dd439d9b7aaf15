// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads the lines of a picker, and returns all lines so far on request, however fast they arrive.
///
/// A feed reads once. The lines stay the bytes that were read, with twelve bytes more for each line.
public actor PickerFeed {
    private var collector: LineCollector
    private var hasNews = false
    private var isOver = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// Creates a feed without lines; `read(_:)` adds some.
    ///
    /// - Parameter limit: The largest number of bytes to keep; reading stops there.
    public init(limit: Int = PickerFeed.greatestLimit) {
        collector = LineCollector(limit: min(limit, Self.greatestLimit))
    }

    /// The largest possible limit: offsets in a block have 32 bits.
    public static let greatestLimit = Int(UInt32.max) - (1 << 24)

    /// Reads the bytes of lines until they end, reading fails, or the limit is reached.
    ///
    /// Each line ends with a line feed, except perhaps the last one.
    public func read<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks) async
    where Chunks.Element == [UInt8] {
        await read(chunks) { $0.append($1) }
    }

    /// Reads the bytes of lines until they end, reading fails, or the limit is reached.
    ///
    /// - Parameters:
    ///   - chunks: The bytes.
    ///   - lineEnd: The byte after each line, except perhaps the last one, such as 0 for the names of files.
    public func read<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, lineEnd: UInt8
    ) async where Chunks.Element == [UInt8] {
        collector.lineEnd = lineEnd
        await read(chunks) { $0.append($1) }
    }

    /// Reads texts until they end, reading fails, or the limit is reached.
    ///
    /// A text with line feeds is one line.
    public func read<Texts: AsyncSequence & Sendable>(_ texts: Texts) async
    where Texts.Element == String {
        await read(texts) { $0.append(line: $1.utf8) }
    }

    private func read<Pieces: AsyncSequence & Sendable>(
        _ pieces: Pieces, adding add: (inout LineCollector, Pieces.Element) -> Void
    ) async {
        do {
            for try await piece in pieces {
                guard !Task.isCancelled else { break }
                add(&collector, piece)
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
    public func next() async -> PickerLines? {
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
