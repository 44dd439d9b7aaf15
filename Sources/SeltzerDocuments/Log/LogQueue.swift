// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// What waits between the threads that append to a log and the one that reads it: no more than ``maximumCount`` texts.
///
/// A thread that appends is never made to wait. If texts come faster than they are read, the earliest that wait are lost,
/// as the view would forget them too, and their lines are counted.
struct LogQueue: Sendable {
    /// The number of texts that wait at most.
    static var maximumCount: Int { 1 << 16 }
    /// The bytes of a text that count as one; those of a longer one count as so many texts as they fill.
    static var bytesOfOne: Int { 1 << 12 }

    /// The texts; nil for what a long text counts in addition.
    let items: AsyncStream<LogItem?>
    /// The numbers of lines that were lost.
    let losses: AsyncStream<Int>
    private let appending: AsyncStream<LogItem?>.Continuation
    private let losing: AsyncStream<Int>.Continuation

    init() {
        (items, appending) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(Self.maximumCount))
        // A number takes less than the text that it stands for, and these are read at once.
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
    /// The number of bytes, or about as many.
    fileprivate var byteCount: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .styled(let text): text.string.utf8.count
        // A short string takes its 16 bytes in the array.
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
