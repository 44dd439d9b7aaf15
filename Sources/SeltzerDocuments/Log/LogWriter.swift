// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Appends lines to a ``LogView`` from any thread.
///
/// Lines are read off the main actor. All lines that come before the next frame are added to the view at once.
/// Appending never waits. If too many lines wait for the view, the earliest of them are left out, and
/// ``LogView/skippedLineCount`` counts them.
///
/// ```swift
/// let writer = log.writer
/// Task.detached { for await line in lines { writer.append(line) } }
/// ```
public struct LogWriter: Sendable {
    private let queue: LogQueue

    init(_ queue: LogQueue) {
        self.queue = queue
    }

    /// Appends a text of one or more lines.
    ///
    /// - Parameters:
    ///   - text: The text; escape sequences for colors and attributes become styles, and all other sequences are left
    ///     out.
    ///   - level: The level of the lines; nil for none.
    public func append(_ text: String, level: LogLevel? = nil) {
        queue.append(LogItem(content: .text(text), level: level))
    }

    /// Appends a text of one or more lines with its styles.
    public func append(_ text: StyledText, level: LogLevel? = nil) {
        queue.append(LogItem(content: .styled(text), level: level))
    }

    /// Ends the stream.
    func finish() { queue.finish() }

    /// Appends lines; this costs less than to append them one by one.
    public func append(contentsOf lines: [String], level: LogLevel? = nil) {
        queue.append(LogItem(content: .lines(lines), level: level))
    }
}

/// Reads the appended texts, and keeps their lines until the view takes them.
///
/// The view takes one batch at a time, so that input is handled between two batches, even in a flood of lines.
actor LogCollector {
    /// The number of texts after which the task yields.
    private static var turn: Int { 1_024 }
    /// The number of lines in a full batch.
    static var batchSize: Int { 16_384 }

    /// The maximum number of bytes in full batches.
    ///
    /// If the view is too slow to take them, the earliest batches are left out.
    static var maximumByteCount: Int { 64 << 20 }

    /// The full batches, the oldest last.
    private var full: [LogBatch] = []
    private var fullByteCount = 0
    /// The batch to which lines are added.
    private var batch = LogBatch()
    /// The number of lines that were left out since the view last took lines.
    private var skippedCount = 0
    private var isAnnounced = false

    /// Reads texts until the stream ends.
    ///
    /// - Parameter announce: Called for the first text after the view has taken all lines.
    func collect(_ queue: LogQueue, _ announce: @escaping @Sendable () -> Void) async {
        async let losses: Void = count(queue.losses, announce)
        var count = 0
        for await item in queue.items {
            guard let item else { continue }
            for part in item.parts(of: Self.batchSize) {
                if batch.count >= Self.batchSize { putAway() }
                batch.append(part)
            }
            announceOnce(announce)
            count += 1
            if count % Self.turn == 0 { await Task.yield() }
        }
        await losses
    }

    private func count(_ losses: AsyncStream<Int>, _ announce: @Sendable () -> Void) async {
        for await lines in losses {
            skippedCount += lines
            announceOnce(announce)
        }
    }

    private func announceOnce(_ announce: @Sendable () -> Void) {
        guard !isAnnounced else { return }
        isAnnounced = true
        announce()
    }

    /// Begins a new batch, and removes the earliest full batches if they have too many bytes.
    private func putAway() {
        full.insert(batch, at: 0)
        fullByteCount += batch.bytes.count
        batch = LogBatch()
        while fullByteCount > Self.maximumByteCount, full.count > 1, let first = full.popLast() {
            fullByteCount -= first.bytes.count
            skippedCount += first.count
        }
    }

    /// Lines for the view.
    struct Taken {
        let batch: LogBatch
        /// The number of lines that were left out.
        let skippedCount: Int
        let hasMore: Bool
    }

    /// Returns the oldest batch, and whether there are more lines.
    ///
    /// A batch is larger than ``batchSize`` only if one text has more lines.
    func take() -> Taken {
        defer { skippedCount = 0 }
        if let first = full.popLast() {
            fullByteCount -= first.bytes.count
            return Taken(batch: first, skippedCount: skippedCount, hasMore: true)
        }
        defer { batch = LogBatch() }
        isAnnounced = false
        return Taken(batch: batch, skippedCount: skippedCount, hasMore: false)
    }
}
