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

    /// Scrolls to the end, and follows new lines; no event is posted.
    public final func scrollToEnd() { scrollToLastRow() }

    final func visibleRowsDidMove(endIsSeen: Bool) { followsEnd = endIsSeen }

    final func rowsDidScroll() {
        if let number = number(ofTextLine: bottom.line) { seenEnd = max(seenEnd, number + 1) }
    }

    final func asUser<Result>(_ body: () -> Result) -> Result {
        let old = (followsEnd: followsEnd, lines: selectedLines)
        let result = body()
        // A handler of the first event may change the selection.
        let new = (followsEnd: followsEnd, lines: selectedLines)
        if new.followsEnd != old.followsEnd {
            post(LogFollowingChanged(followsEnd: new.followsEnd), includingSelf: true)
        }
        if new.lines != old.lines {
            post(LogSelectionChanged(lines: new.lines), includingSelf: true)
        }
        return result
    }

    // MARK: New lines

    /// The number of lines that came since the user scrolled away from the end; 0 while the view follows the end.
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

    /// The cells of the note at the bottom right; nil without a note or without room for it.
    final var newLinesRect: Rect? {
        guard let newLinesNote else { return nil }
        let width = newLinesNote.utf8.count + 8, rect = textRect
        guard rect.width >= width, rect.height > 1 else { return nil }
        return Rect(x: rect.maxX - width, y: rect.maxY - 1, width: width, height: 1)
    }
}

extension LogView: MovableByKeys {}
