// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The queue between the threads that append to a log and the task that reads it.
///
/// It holds at most ``maximumCount`` texts.
///
/// An appending thread never waits. If texts come faster than they are read, the earliest texts in the queue are lost,
/// and their lines are counted. The view would forget these lines, too.
struct LogQueue: Sendable {
    /// The maximum number of texts in the queue.
    static var maximumCount: Int { 1 << 16 }
    /// The number of bytes that count as one text.
    ///
    /// A longer text counts as several texts.
    static var bytesOfOne: Int { 1 << 12 }

    /// The texts; each nil stands for a further part of a long text.
    let items: AsyncStream<LogItem?>
    /// For each lost text, the number of its lines.
    let losses: AsyncStream<Int>
    private let appending: AsyncStream<LogItem?>.Continuation
    private let losing: AsyncStream<Int>.Continuation

    init() {
        (items, appending) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(Self.maximumCount))
        // This buffer may be larger: a number takes less memory than its text, and numbers are read at once.
        (losses, losing) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1 << 20))
    }

    /// Appends a text; can be called from any thread.
    func append(_ item: LogItem) {
        append(one: item)
        let more = min(item.byteCount / Self.bytesOfOne, Self.maximumCount - 1)
        for _ in 0..<more { append(one: nil) }
    }

    private func append(one item: LogItem?) {
        guard case .dropped(let lost?) = appending.yield(item) else { return }
        losing.yield(lost.lineCount)
    }

    /// Ends both streams.
    func finish() {
        appending.finish()
        losing.finish()
    }
}

extension LogItem {
    /// The approximate number of bytes.
    fileprivate var byteCount: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .styled(let text): text.string.utf8.count
        // Each string also takes 16 bytes in the array.
        case .lines(let lines): lines.reduce(0) { $0 + $1.utf8.count + 16 }
        }
    }

    /// The number of lines, as a ``LogBatch`` counts them.
    var lineCount: Int {
        switch content {
        case .text(let text): Self.lineCount(of: text)
        case .styled(let text): Self.lineCount(of: text.string)
        case .lines(let lines): lines.reduce(0) { $0 + Self.lineCount(of: $1) }
        }
    }

    private static func lineCount(of text: String) -> Int {
        var text = text
        return text.withUTF8 { $0.newlineCount + ($0.last == 0x0A ? 0 : 1) }
    }
}
