// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The text on which an operator works.
struct ViStretch: Hashable, Sendable {
    var range: Range<Int>
    /// Whether the stretch is whole lines; the range then ends before the end of the last line.
    var isLines = false
    /// Whether deleted text always goes to the register `1`.
    var isBig = false
    /// The cursor after a yank.
    var cursor: Int

    /// Creates the lines from one number to another.
    init(lines first: Int, _ last: Int, in text: ViText, cursor: Int) {
        range =
            text.range(ofLine: first).lowerBound..<text.range(ofLine: last).upperBound
        isLines = true
        isBig = true
        self.cursor = cursor
    }

    /// Creates a stretch between two places.
    init(_ range: Range<Int>, isBig: Bool = false) {
        self.range = range
        self.isBig = isBig
        cursor = range.lowerBound
    }

    /// Creates the stretch of a motion or a text object, with the rules of vim about its end.
    init(from start: Int, to target: ViTarget, for verb: ViOperator, in text: ViText) {
        let first = min(start, target.position)
        var end = max(start, target.position)
        if target.kind == .lines {
            self.init(
                lines: text.line(at: first), text.line(at: end), in: text, cursor: first)
            return
        }
        if target.kind == .inclusive { end = text.next(end) }
        let firstLine = text.line(at: first), lastLine = text.line(at: end)
        if target.kind == .exclusive, target.adjustsEnd, lastLine > firstLine,
            end == text.range(ofLine: lastLine).lowerBound
        {
            // An exclusive motion to the beginning of a line ends before the line.
            if text.isInIndent(first) {
                self.init(lines: firstLine, lastLine - 1, in: text, cursor: first)
                return
            }
            end = text.range(ofLine: lastLine - 1).upperBound
        } else if verb == .delete, target.start == nil, lastLine > firstLine,
            text.isInIndent(first),
            text.skippingBlanks(from: end) == text.range(ofLine: lastLine).upperBound
        {
            self.init(lines: firstLine, lastLine, in: text, cursor: first)
            return
        }
        self.init(first..<max(first, end), isBig: target.isBigDelete)
    }
}
