// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Scrolling.
extension TextView: RowScrolling {
    final var pageHeight: Int { textRect.height }

    final var scrollsColumns: Bool { !wrapsLines }

    final func asUser<Result>(_ body: () -> Result) -> Result {
        tabLeavesText = false
        let old = document.selections
        let result = body()
        if document.selections != old {
            delegate?.textViewDidChangeSelection(self)
            post(TextSelectionChanged(selectedRanges: document.selectedRanges), includingSelf: true)
        }
        return result
    }

    /// Returns whether the last placed cursor is visible if the text has a given size.
    final func isCursorVisible(in size: Size) -> Bool {
        guard !size.isEmpty else { return false }
        let (place, column) = rows.place(of: document.mainSelection.head)
        // The height of the viewport may have changed already.
        let top = viewport.top(of: &rows)
        guard place >= top, place <= rows.place(top, movedBy: size.height - 1) else { return false }
        return wrapsLines || (leftColumn..<leftColumn + size.width).contains(column)
    }

    /// Scrolls just far enough to show the last placed cursor.
    ///
    /// A view without room scrolls as soon as it has room.
    final func scrollToCursor() {
        wantsCursor = textRect.height == 0
        for selection in document.selections where !rows.folded.isEmpty { reveal(selection.head) }
        scroll(toPosition: document.mainSelection.head)
    }

    /// Scrolls just far enough to show a position in bytes.
    final func scroll(toPosition position: Int) {
        reveal(position)
        let rect = textRect
        guard rect.height > 0 else { return }
        let (place, column) = rows.place(of: position)
        fittedViewport.reveal(place, in: &rows)
        if !wrapsLines, rect.width > 0 {
            // Keeps a few cells of text beside the cursor visible.
            var segment = rows.segment(at: place)
            let end = segment.layout.size().width
            let margin = min(4, (rect.width - 1) / 2)
            if column < leftColumn + margin { viewport.move(toColumn: column - margin) }
            let last = min(column + margin, max(column, end))
            if last > leftColumn + rect.width - 1 {
                viewport.move(toColumn: last - rect.width + 1)
            }
        }
        updateScrollBar()
    }

    /// Scrolls so that a line is at the top, as far as there is text to fill the view.
    ///
    /// - Parameter line: The number of the line, from 0; for a number that does not exist, the nearest line counts.
    public final func scroll(toLine line: Int) {
        wantsCursor = false
        scroll(toPlace: TextRows.Place(line: line))
    }

    /// The lines that are at least partly visible, from 0.
    public final var visibleLines: ClosedRange<Int> {
        let first = top.line
        return first...max(first, bottom.line)
    }

    /// The visible lines, without the folded lines between them.
    final var runsOfVisibleLines: [Range<Int>] {
        let lines = visibleLines
        guard !rows.folded.isEmpty else { return [lines.lowerBound..<lines.upperBound + 1] }
        var runs: [Range<Int>] = [], line = lines.lowerBound
        while line <= lines.upperBound {
            let end = min(rows.folded.endOfVisible(from: line), lines.upperBound + 1)
            runs.append(line..<end)
            line = rows.folded.visible(atOrAfter: end)
        }
        return runs
    }

    /// The bytes of the visible rows, without the folded lines between them.
    final var visibleRanges: [Range<Int>] {
        let start = rows.segment(at: top).text.range.lowerBound
        let all = start..<max(start, rows.segment(at: bottom).text.range.upperBound)
        guard !rows.folded.isEmpty else { return [all] }
        return runsOfVisibleLines.map { lines in
            let first = storage.startOfLine(lines.lowerBound)
            let last = storage.rangeOfLine(lines.upperBound - 1).upperBound
            return (first..<last).clamped(to: all)
        }
    }
}
