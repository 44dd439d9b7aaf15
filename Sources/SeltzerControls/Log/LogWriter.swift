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
actor LogCollector {
    /// The texts after which others get their turn.
    private static var turn: Int { 1_024 }

    private var batch = LogBatch()
    private var isAnnounced = false

    /// Reads texts until the stream ends.
    ///
    /// - Parameter announce: Called for the first text after the view has taken all.
    func collect(_ items: AsyncStream<LogItem>, _ announce: @Sendable () -> Void) async {
        var count = 0
        for await item in items {
            batch.append(item)
            if !isAnnounced {
                isAnnounced = true
                announce()
            }
            count += 1
            if count % Self.turn == 0 { await Task.yield() }
        }
    }

    /// Returns all lines that were read since the last call.
    func take() -> LogBatch {
        defer { batch = LogBatch() }
        isAnnounced = false
        return batch
    }
}
