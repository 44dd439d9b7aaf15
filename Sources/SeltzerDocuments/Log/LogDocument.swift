// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerText

/// The lines of a log; if there are too many, the earliest lines are removed.
///
/// A line keeps its number, counted from 0, until it is removed. If lines are gone, the text begins with a note: a line
/// with their number.
struct LogDocument: Sendable {
    /// The number of lines beyond which the earliest lines are removed.
    var maximumLineCount = 1_000_000
    /// The number of bytes beyond which the earliest lines are removed.
    var maximumByteCount = 256 << 20

    /// The text, including the note about lines that are gone.
    private(set) var storage = TextStorage()
    private var marks: [LogMark] = []
    private var styles = LogStyles()
    /// The number of removed lines.
    private(set) var removedLineCount = 0
    /// The number of lines that were left out before they came here; they have no line numbers.
    private(set) var skippedLineCount = 0
    private var removedByteCount = 0
    /// The bytes of the note about lines that are gone, with its line feed.
    private var noteLength = 0
    /// Whether any line has a level.
    private(set) var hasLevels = false

    /// The number of lines.
    var lineCount: Int { marks.count }
    /// The numbers of the lines.
    var numbers: Range<Int> { removedLineCount..<removedLineCount + marks.count }
    /// The number of lines of the text before the first line of the log: 1 if there is a note, otherwise 0.
    var noteLineCount: Int { noteLength > 0 ? 1 : 0 }

    /// Adds lines.
    ///
    /// - Parameters:
    ///   - batch: The lines.
    ///   - skipped: The number of lines that were left out before the batch.
    /// - Returns: Whether earliest lines were removed or the note has changed.
    mutating func append(_ batch: LogBatch, skipped: Int = 0) -> Bool {
        skippedLineCount += skipped
        append(lines: batch)
        let hasRemoved = removeEarliest()
        if hasRemoved || skipped > 0 { updateNote() }
        return hasRemoved || skipped > 0
    }

    private mutating func append(lines batch: LogBatch) {
        guard !batch.isEmpty else { return }
        if !marks.isEmpty { append("\n") }
        let end = storage.count
        styles.append(batch, at: removedByteCount + end - noteLength)
        storage.replaceSubrange(end..<end, with: TextStorage(bytes: batch.bytes))
        marks += batch.marks
        if !hasLevels { hasLevels = batch.marks.contains { $0.level != nil } }
    }

    private mutating func append(_ text: String) {
        storage.replaceSubrange(storage.count..<storage.count, with: text)
    }

    /// Removes more lines than necessary, so that removing is rare.
    private mutating func removeEarliest() -> Bool {
        var count = 0
        if marks.count > max(1, maximumLineCount) {
            count = marks.count - max(1, maximumLineCount - maximumLineCount / 16)
        }
        if storage.count > maximumByteCount {
            let excess = storage.count - (maximumByteCount - maximumByteCount / 16)
            count = max(count, storage.lineNumber(at: excess) - noteLineCount + 1)
        }
        count = min(count, marks.count - 1)
        guard count > 0 else { return false }
        let end = storage.startOfLine(noteLineCount + count)
        removedByteCount += end - noteLength
        removedLineCount += count
        marks.removeFirst(count)
        styles.removeAll(before: removedByteCount)
        storage.replaceSubrange(noteLength..<end, with: "")
        return true
    }

    private mutating func updateNote() {
        let note = Self.note(removed: removedLineCount, skipped: skippedLineCount) + "\n"
        storage.replaceSubrange(0..<noteLength, with: note)
        noteLength = note.utf8.count
    }

    /// The sentence of the note about lines that are gone.
    static func note(removed: Int, skipped: Int) -> String {
        func lines(_ count: Int, _ kind: String) -> String {
            count == 1
                ? "1 \(kind)line is" : "\(NumberFormat().string(Double(count))) \(kind)lines are"
        }
        if skipped == 0 { return "\(lines(removed, "earlier ")) gone" }
        if removed == 0 { return "\(lines(skipped, "")) left out: they came too fast" }
        return "\(lines(removed, "earlier ")) gone, \(lines(skipped, "")) left out"
    }

    // MARK: Lines

    /// Returns the line of the text that shows a line of the log.
    func textLine(ofNumber number: Int) -> Int { number - removedLineCount + noteLineCount }

    /// Returns the mark of a line; for a number that does not exist, the mark of a line without a level.
    func mark(ofNumber number: Int) -> LogMark {
        numbers.contains(number) ? marks[number - removedLineCount] : LogMark(nil)
    }

    /// Returns a part of a line with its styles.
    ///
    /// - Parameters:
    ///   - string: The part.
    ///   - number: The number of the line.
    ///   - offset: The place of the part in its line.
    func styled(_ string: String, inNumber number: Int, at offset: Int) -> StyledText {
        let start = storage.startOfLine(textLine(ofNumber: number)) - noteLength
        return styles.styled(
            string, at: removedByteCount + start + offset,
            over: mark(ofNumber: number).level?.lineStyle ?? Style())
    }

    /// Returns the text of lines, with line feeds between them.
    func string(ofNumbers lines: Range<Int>) -> String {
        let lines = lines.clamped(to: numbers)
        guard !lines.isEmpty else { return "" }
        let start = storage.startOfLine(textLine(ofNumber: lines.lowerBound))
        let end = storage.rangeOfLine(textLine(ofNumber: lines.upperBound - 1)).upperBound
        return storage.string(in: start..<end)
    }
}
