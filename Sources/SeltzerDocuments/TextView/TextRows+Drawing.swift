// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension TextRows {
    /// Draws a row and those after it in the same segment.
    ///
    /// They are drawn at once, because a layout finds the rows of a segment from its start on.
    ///
    /// - Parameters:
    ///   - place: The row.
    ///   - line: The cells of the row.
    ///   - leftColumn: The first visible column; 0 if lines wrap.
    ///   - style: The style for everything that the text leaves open.
    ///   - canvas: The canvas, which is clipped to the rows of the view.
    mutating func draw(
        _ place: Place, at line: Rect, from leftColumn: Int, style: Style, in canvas: Canvas
    ) {
        var segment = segment(at: place)
        // The layout draws its first row at the top of the rectangle, and only what the canvas shows.
        let whole = Rect(
            x: line.minX - leftColumn, y: line.minY - place.row,
            width: width == .max ? leftColumn + line.width : line.width, height: segment.rowCount)
        let visible = Rect(
            x: line.minX, y: line.minY, width: line.width, height: segment.rowCount - place.row)
        canvas.clipped(to: visible).draw(&segment.layout, in: whole, style: style)
    }
}
