// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// The visible part, in the buffer's coordinates.
    package var bufferClip: Rect { visible }

    /// Draws the cells of a buffer that shares the table of clusters, with its first cell at a point.
    package func draw(_ other: CellBuffer, at point: Point) {
        let part = visiblePart(of: Rect(origin: point, size: other.size))
        let offset = point + translation
        for y in part.minY..<part.maxY {
            let cells = other.row(y - offset.y)
            for x in part.minX..<part.maxX {
                buffer.write(cells[x - offset.x], x: x, y: y, in: part.minX..<part.maxX)
            }
        }
    }

    /// Swaps the foreground and the background of all cells in a rectangle, and of both halves of
    /// wide glyphs.
    package func invert(_ rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
            let row = buffer.row(y)
            for x in buffer.wholeGlyphs(beginningIn: part.minX..<part.maxX, of: row) {
                row[x].attributes.formSymmetricDifference(.reverse)
            }
        }
    }
}

extension CellBuffer {
    /// Writes a cell of another buffer; half of a glyph becomes a space if the other half lies
    /// outside of the columns.
    fileprivate func write(_ cell: Cell, x: Int, y: Int, in columns: Range<Int>) {
        let look = CellLook(
            foreground: cell.foreground, background: cell.background,
            attributes: Attributes(rawValue: cell.attributeBits), decoration: cell.decoration)
        switch cell.glyph.width {
        case 0 where x > columns.lowerBound: break
        case 0:
            repaintArea?.noteCut(x - 1..<x + 1)
            write(.space, x: x, y: y, look: look)
        case 2 where x + 1 == columns.upperBound:
            repaintArea?.noteCut(x..<x + 2)
            write(.space, x: x, y: y, look: look)
        default: write(cell.glyph, x: x, y: y, look: look)
        }
    }
}
