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
            post(TextSelectionMoved(selectedRanges: document.selectedRanges), includingSelf: true)
        }
        return result
    }

    /// Returns whether the cursor that was placed last is visible in a view with a size for the text.
    final func isCursorVisible(in size: Size) -> Bool {
        guard !size.isEmpty else { return false }
        let (place, column) = rows.place(of: document.cursor)
        // The height of the viewport may be another one by now.
        let top = viewport.top(of: &rows)
        guard place >= top, place <= rows.place(top, movedBy: size.height - 1) else { return false }
        return wrapsLines || (leftColumn..<leftColumn + size.width).contains(column)
    }

    /// Scrolls by as little as shows the cursor that was placed last.
    ///
    /// A view without room does so as soon as it has some.
    final func scrollToCursor() {
        wantsCursor = textRect.height == 0
        scroll(toPosition: document.cursor)
    }

    /// Scrolls by as little as shows a position in bytes.
    final func scroll(toPosition position: Int) {
        let rect = textRect
        guard rect.height > 0 else { return }
        let (place, column) = rows.place(of: position)
        fittedViewport.reveal(place, in: &rows)
        if !wrapsLines, rect.width > 0 {
            // A few cells of text beside the cursor are visible too.
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
    /// - Parameter line: The number of the line, from 0; the nearest one counts for a number that does not exist.
    public final func scroll(toLine line: Int) {
        wantsCursor = false
        scroll(toPlace: TextRows.Place(line: line))
    }

    /// The lines of which a part is visible, from 0.
    public final var visibleLines: ClosedRange<Int> {
        let first = top.line
        return first...max(first, bottom.line)
    }

    /// The bytes of the visible rows.
    final var visibleRange: Range<Int> {
        let start = rows.segment(at: top).text.range.lowerBound
        return start..<max(start, rows.segment(at: bottom).text.range.upperBound)
    }
}
