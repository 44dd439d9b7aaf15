// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// Scrolling.
extension LogView: RowScrolling {
    /// Scrolls by rows, downwards if positive, and by columns to the right; the end is followed from then on if it is seen.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    final func scroll(byRows count: Int, columns: Int = 0) -> Bool {
        let old = (top: top, column: leftColumn)
        let height = textRect.height
        let last = rows.lastTop(height: height)
        top = min(max(last, old.top), rows.place(top, movedBy: count))
        if !wrapsLines {
            leftColumn = max(0, leftColumn.saturatingAdding(columns))
            if columns > 0, leftColumn > old.column,
                !rows.hasText(atColumn: leftColumn, from: top, height: height)
            {
                leftColumn = old.column
            }
        }
        if count != 0 { setFollowsEnd(top >= last) }
        guard top != old.top || leftColumn != old.column else { return false }
        didScroll()
        return true
    }

    /// Scrolls by a move along the text.
    final func scroll(_ move: ListMove) {
        switch move {
        case .items(let count): scroll(byRows: count)
        case .pages(let count):
            scroll(byRows: count.saturatingMultiplied(by: max(1, textRect.height - 1)))
        case .first:
            top = TextRows.Place()
            setFollowsEnd(rows.lastTop(height: textRect.height) == top)
            didScroll()
        case .last: scrollToEnd()
        }
    }

    /// Scrolls to the end, and follows it.
    public final func scrollToEnd() {
        top = rows.lastTop(height: textRect.height)
        setFollowsEnd(true)
        didScroll()
    }

    final func scrollByBar(toLine line: Int) {
        top = rows.existing(TextRows.Place(line: line))
        let last = rows.lastTop(height: textRect.height)
        setFollowsEnd(top >= last)
        top = min(top, last)
        didScroll()
    }

    /// Scrolls as little as shows a row.
    final func scrollToVisible(_ place: TextRows.Place) {
        let height = textRect.height
        if place < top {
            top = place
        } else if rows.rowNumber(of: place, from: top, height: height) == nil {
            top = rows.place(place, movedBy: 1 - max(1, height))
        }
        setFollowsEnd(top >= rows.lastTop(height: height))
        didScroll()
    }

    /// Follows the end or not, and reports it.
    final func setFollowsEnd(_ follows: Bool) {
        guard follows != followsEnd else { return }
        followsEnd = follows
        post(LogFollowingChanged(followsEnd: follows), includingSelf: true)
    }

    private final func didScroll() {
        if let last = visiblePlaces.last, let number = number(ofTextLine: last.line) {
            seenEnd = max(seenEnd, number + 1)
        }
        updateScrollBar()
        setNeedsDisplay()
    }

    /// Corrects the first row after a change of the size or of the text.
    final func keepInside() {
        top = rows.existing(top)
        let last = rows.lastTop(height: textRect.height)
        if followsEnd || top > last { top = last }
    }

    /// The visible rows.
    final var visiblePlaces: [TextRows.Place] {
        rows.places(from: top, height: textRect.height)
    }

    final func updateScrollBar() {
        let height = textRect.height
        let lines = max(1, rows.storage.lineCount)
        let last = rows.lastTop(height: height)
        scrollBar.isHidden = last == TextRows.Place() || height == 0
        guard !scrollBar.isHidden else { return }
        scrollBar.visibleLength = lines - last.line
        scrollBar.values = 0...last.line + (last.row > 0 || last.segment > 0 ? 1 : 0)
        scrollBar.pageLength = max(1, height - 1)
        scrollBar.value = top >= last ? scrollBar.values.upperBound : top.line
        scrollBar.marks = findInteraction?.marks(of: lines, count: height) ?? []
        scrollBar.currentMark = findInteraction?.currentLine
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
