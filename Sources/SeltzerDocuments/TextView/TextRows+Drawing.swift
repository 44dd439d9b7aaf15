// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension TextRows {
    /// Draws a row and the rows after it in the same segment.
    ///
    /// They are drawn together, because a layout finds the rows of a segment only from the segment's start.
    ///
    /// - Parameters:
    ///   - place: The row.
    ///   - line: The cells of the row.
    ///   - leftColumn: The first visible column; 0 if lines wrap.
    ///   - style: The style for attributes that the text does not set.
    ///   - canvas: The canvas, which is clipped to the rows of the view.
    mutating func draw(
        _ place: Place, at line: Rect, from leftColumn: Int, style: Style, in canvas: Canvas
    ) {
        var segment = segment(at: place)
        // The layout draws from its first row on; the clipped canvas shows only the visible part.
        let whole = Rect(
            x: line.minX - leftColumn, y: line.minY - place.row,
            width: width == .max ? leftColumn + line.width : line.width, height: segment.rowCount)
        let visible = Rect(
            x: line.minX, y: line.minY, width: line.width, height: segment.rowCount - place.row)
        canvas.clipped(to: visible).draw(&segment.layout, in: whole, style: style)
    }
}
