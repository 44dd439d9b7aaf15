// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText
import SeltzerViews

/// Scrolling.
extension LogView: RowScrolling {
    final var pageHeight: Int { textRect.height }

    final var scrollsColumns: Bool { !wrapsLines }

    /// Scrolls to the end, and follows it.
    public final func scrollToEnd() { scrollToLastRow() }

    final func visibleRowsDidMove(endIsSeen: Bool) { setFollowsEnd(endIsSeen) }

    final func rowsDidScroll() {
        if let number = number(ofTextLine: bottom.line) { seenEnd = max(seenEnd, number + 1) }
    }

    /// Follows the end or not, and reports it.
    final func setFollowsEnd(_ follows: Bool) {
        guard follows != followsEnd else { return }
        followsEnd = follows
        post(LogFollowingChanged(followsEnd: follows), includingSelf: true)
    }

    // MARK: New lines

    /// The number of lines that came since the user left the end; 0 while the view follows it.
    public final var newLineCount: Int {
        if followsEnd { return 0 }
        guard let filtered else {
            return log.numbers.upperBound - max(seenEnd, log.numbers.lowerBound)
        }
        return filtered.numbers.count - filtered.index(ofNumber: seenEnd)
    }

    /// The note about new lines; nil for none.
    final var newLinesNote: String? {
        let count = newLineCount
        guard count > 0 else { return nil }
        return "\(NumberFormat().string(Double(count))) new \(count == 1 ? "line" : "lines")"
    }

    /// The cells of the note at the bottom right; nil if there is none or no room.
    final var newLinesRect: Rect? {
        guard let newLinesNote else { return nil }
        let width = newLinesNote.utf8.count + 8, rect = textRect
        guard rect.width >= width, rect.height > 1 else { return nil }
        return Rect(x: rect.maxX - width, y: rect.maxY - 1, width: width, height: 1)
    }
}
