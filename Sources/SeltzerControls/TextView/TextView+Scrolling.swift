// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Scrolling, and the way between cells and positions.
extension TextView: RowScrolling {
    final var pageHeight: Int { textRect.height }

    final var scrollsColumns: Bool { !wrapsLines }

    /// Returns whether the cursor that was placed last is visible in a view with a size for the text.
    final func isCursorVisible(in size: Size) -> Bool {
        guard !size.isEmpty else { return false }
        let (place, column) = rows.place(of: document.cursor)
        guard place >= top, place <= bottom else { return false }
        return wrapsLines || (leftColumn..<leftColumn + size.width).contains(column)
    }

    /// Returns the cell of a position in bytes; nil if it is not visible.
    final func cell(of position: Int) -> Point? {
        let rect = textRect
        guard !rect.isEmpty else { return nil }
        let (place, column) = rows.place(of: position)
        guard let row = visibleRow(of: place) else { return nil }
        let x = cursorColumn(column, in: place, width: rect.width) - leftColumn
        guard x >= 0, x < rect.width else { return nil }
        return Point(x: rect.minX + x, y: rect.minY + row)
    }

    /// Returns the column of a cursor: a cursor after a full row stands on the last cell, or on the wide cluster there.
    final func cursorColumn(_ column: Int, in place: TextRows.Place, width: Int) -> Int {
        guard wrapsLines, column >= width, width > 1 else {
            return wrapsLines ? min(column, width - 1) : column
        }
        var segment = rows.segment(at: place)
        let last = segment.layout.index(at: Point(x: width - 1, y: place.row))
        let start = segment.layout.cell(of: last)
        return start == Point(x: width - 2, y: place.row) ? width - 2 : width - 1
    }

    /// Returns the row under a cell, and the column there; the nearest row for a cell beyond the text.
    final func place(at cell: Point) -> (place: TextRows.Place, column: Int) {
        let rect = textRect
        let place = rows.place(
            top, movedBy: cell.y.saturatingSubtracting(rect.minY).clamped(-1_000, 1_000))
        return (place, max(0, cell.x.saturatingSubtracting(rect.minX)).saturatingAdding(leftColumn))
    }

    /// Returns the position in bytes under a cell.
    final func position(at cell: Point) -> Int {
        let (place, column) = place(at: cell)
        return rows.position(at: column, in: place)
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
        viewport.height = rect.height
        viewport.reveal(place, in: &rows)
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
        viewport.height = pageHeight
        let first = top.line
        return first...max(first, bottom.line)
    }

    /// The bytes of the visible rows.
    final var visibleRange: Range<Int> {
        let start = rows.segment(at: top).text.range.lowerBound
        return start..<max(start, rows.segment(at: bottom).text.range.upperBound)
    }
}
