// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The way to append lines to a ``LogView`` from any thread.
///
/// Lines are read off the main actor. All that come before the next frame are added to the view at once.
///
/// ```swift
/// let writer = log.writer
/// Task.detached { for await line in lines { writer.append(line) } }
/// ```
public struct LogWriter: Sendable {
    private let continuation: AsyncStream<LogItem>.Continuation

    init(_ continuation: AsyncStream<LogItem>.Continuation) {
        self.continuation = continuation
    }

    /// Appends a text of one or more lines.
    ///
    /// - Parameters:
    ///   - text: The text; its escape sequences for colours and attributes become styles, and all others are left out.
    ///   - level: The level of the lines; nil for none.
    public func append(_ text: String, level: LogLevel? = nil) {
        continuation.yield(LogItem(content: .text(text), level: level))
    }

    /// Appends a text of one or more lines with its styles.
    public func append(_ text: StyledText, level: LogLevel? = nil) {
        continuation.yield(LogItem(content: .styled(text), level: level))
    }

    /// Ends the stream.
    func finish() { continuation.finish() }

    /// Appends lines, at a lower price than one by one.
    public func append(contentsOf lines: [String], level: LogLevel? = nil) {
        continuation.yield(LogItem(content: .lines(lines), level: level))
    }
}

/// Reads what is appended, and keeps it until the view takes it.
///
/// The view takes a batch at a time, so that input gets its turn between two batches even after a flood.
actor LogCollector {
    /// The texts after which others get their turn.
    private static var turn: Int { 1_024 }
    /// The number of lines from which on a batch is full.
    static var batchSize: Int { 16_384 }

    /// The batches that wait, the oldest last.
    private var full: [LogBatch] = []
    /// The batch that is filled.
    private var batch = LogBatch()
    private var isAnnounced = false

    /// Reads texts until the stream ends.
    ///
    /// - Parameter announce: Called for the first text after the view has taken all.
    func collect(_ items: AsyncStream<LogItem>, _ announce: @Sendable () -> Void) async {
        var count = 0
        for await item in items {
            for part in item.parts(of: Self.batchSize) {
                if batch.count >= Self.batchSize {
                    full.insert(batch, at: 0)
                    batch = LogBatch()
                }
                batch.append(part)
            }
            if !isAnnounced {
                isAnnounced = true
                announce()
            }
            count += 1
            if count % Self.turn == 0 { await Task.yield() }
        }
    }

    /// Returns the lines that were read first, at most a full batch unless one text has more, and whether there are more.
    func take() -> (batch: LogBatch, hasMore: Bool) {
        if let first = full.popLast() { return (first, true) }
        defer { batch = LogBatch() }
        isAnnounced = false
        return (batch, false)
    }
}
