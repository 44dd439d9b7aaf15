// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The cells of the text, and conversions between cells and positions.
extension TextView {
    /// The width of the gutters in cells.
    final var gutterWidth: Int {
        var width = 0
        for gutter in gutters { width = width.saturatingAdding(max(0, gutter.width(in: self))) }
        return width
    }

    /// The cells of the text, in the view's own coordinates.
    final var textRect: Rect {
        let rect = textContainerRect
        let inset = textContainerInset
        guard inset != .zero else { return rect }
        let inner = rect.inset(by: inset)
        // Insets that leave no room for the text are left out.
        return inner.isEmpty ? rect : inner
    }

    /// The cells of the text and of the insets around it.
    final var textContainerRect: Rect {
        var rect = bounds
        rect.size.height -= min(findInteraction?.barHeight ?? 0, rect.height)
        if drawsBackground {
            // The focus bars, and an empty cell beside the left bar.
            rect = rect.inset(by: Insets(left: bounds.width > 3 ? 2 : 0, right: 1))
        }
        let gutter = gutterWidth
        // A gutter that leaves no room for the text is left out.
        if rect.width - gutter > 4 {
            rect.origin.x += gutter
            rect.size.width -= gutter
        }
        if rect.width > 2, isScrollEnabled { rect.size.width -= 1 }
        return rect
    }

    /// Lays out the rows for a size.
    ///
    /// The same text stays at the top, and a visible cursor stays visible.
    final func layOutRows(for size: Size) {
        let width = wrapsLines ? max(1, size.width) : Int.max
        let isOther = size != laidOutSize || rows.width != width
        let showsCursor = wantsCursor || isOther && isCursorVisible(in: laidOutSize)
        layOutRows(width: width)
        if isOther, !wrapsLines { fittedViewport.fillColumns(width: size.width, in: &rows) }
        laidOutSize = size
        if showsCursor, !size.isEmpty { scrollToCursor() }
    }

    // MARK: Cells and positions

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

    /// Returns the column of a cursor.
    ///
    /// A cursor after a full row is on the last cell, or on the wide cluster there.
    final func cursorColumn(_ column: Int, in place: TextRows.Place, width: Int) -> Int {
        guard wrapsLines, column >= width, width > 1 else {
            return wrapsLines ? min(column, width - 1) : column
        }
        var segment = rows.segment(at: place)
        let last = segment.layout.index(at: Point(x: width - 1, y: place.row))
        let start = segment.layout.cell(of: last)
        return start == Point(x: width - 2, y: place.row) ? width - 2 : width - 1
    }

    /// Returns the row and the column of a cell; for a cell beyond the text, the nearest row.
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
}
