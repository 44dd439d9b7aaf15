// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Scrolling, and the way between cells and positions.
extension TextView: RowScrolling {
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

    /// Returns the number of a row from the top; nil if it is not visible.
    final func visibleRow(of place: TextRows.Place) -> Int? {
        rows.rowNumber(of: place, from: top, height: textRect.height)
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
    final func scrollToCursor() { scroll(toPosition: document.cursor) }

    /// Scrolls by as little as shows a position in bytes.
    final func scroll(toPosition position: Int) {
        let rect = textRect
        guard rect.height > 0 else { return }
        let (place, column) = rows.place(of: position)
        if place < top {
            top = place
        } else if visibleRow(of: place) == nil {
            top = rows.place(place, movedBy: 1 - rect.height)
        }
        if !wrapsLines, rect.width > 0 {
            // A few cells of text beside the cursor are visible too.
            var segment = rows.segment(at: place)
            let end = segment.layout.size().width
            let margin = min(4, (rect.width - 1) / 2)
            if column < leftColumn + margin { leftColumn = max(0, column - margin) }
            let last = min(column + margin, max(column, end))
            if last > leftColumn + rect.width - 1 { leftColumn = last - rect.width + 1 }
        }
        updateScrollBar()
    }

    /// Scrolls by rows, downwards if positive, and by columns to the right.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    final func scroll(byRows count: Int, columns: Int = 0) -> Bool {
        let oldTop = top, oldColumn = leftColumn
        top = rows.place(top, movedBy: count)
        // The last row stays at the bottom.
        let last = rows.lastTop(height: textRect.height)
        if top > last { top = max(last, min(oldTop, top)) }
        if !wrapsLines {
            leftColumn = max(0, leftColumn.saturatingAdding(columns))
            if columns > 0, leftColumn > oldColumn,
                !rows.hasText(atColumn: leftColumn, from: top, height: textRect.height)
            {
                leftColumn = oldColumn
            }
        }
        guard top != oldTop || leftColumn != oldColumn else { return false }
        updateScrollBar()
        setNeedsDisplay()
        return true
    }

    /// Scrolls so that a line is at the top, as far as there is text to fill the view.
    ///
    /// - Parameter line: The number of the line, from 0; the nearest one counts for a number that does not exist.
    public final func scroll(toLine line: Int) {
        top = rows.existing(TextRows.Place(line: line))
        scroll(byRows: 0)
        updateScrollBar()
        setNeedsDisplay()
    }

    /// The lines of which a part is visible, from 0.
    public final var visibleLines: ClosedRange<Int> {
        top.line...max(top.line, rows.place(top, movedBy: max(0, textRect.height - 1)).line)
    }

    /// The bytes of the visible rows.
    final var visibleRange: Range<Int> {
        let last = rows.place(top, movedBy: max(0, textRect.height - 1))
        let start = rows.segment(at: top).text.range.lowerBound
        return start..<max(start, rows.segment(at: last).text.range.upperBound)
    }
}
