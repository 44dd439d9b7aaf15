// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Drawing straight into the cells, so that the encoder is tested without the canvas.
extension CellBuffer {
    /// Puts a glyph of one or two cells, keeping wide glyphs whole; one that does not fit is left out.
    func put(
        _ text: String,
        width: Int = 1,
        isContested: Bool = false,
        x: Int,
        y: Int,
        _ style: Style = Style(background: .default)
    ) {
        guard y >= 0, y < size.height, x >= 0, x + width <= size.width else { return }
        let bits = clusters.glyph(for: Character(text)).bits
        let row = row(y)
        clearHalf(at: x, in: row)
        clearHalf(at: x + width - 1, in: row)
        row[x] = cell(Glyph(bits: bits, width: UInt8(width), isWidthContested: isContested), style)
        if width == 2 { row[x + 1] = cell(.trailingHalf, style) }
    }

    /// Puts a text of narrow characters.
    func write(_ text: String, x: Int, y: Int, _ style: Style = Style(background: .default)) {
        for (index, character) in text.enumerated() {
            put(String(character), x: x + index, y: y, style)
        }
    }

    /// Fills a rectangle with blanks.
    func erase(_ rect: Rect, _ style: Style = Style(background: .default)) {
        let area = rect.intersection(bounds)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX { put(" ", x: x, y: y, style) }
        }
    }

    private func cell(_ glyph: Glyph, _ style: Style) -> Cell {
        var cell = Cell(glyph)
        cell.apply(look(of: style))
        return cell
    }

    private func clearHalf(at x: Int, in row: UnsafeMutablePointer<Cell>) {
        if row[x].isTrailingHalf, x > 0 { row[x - 1].glyph = .space }
        if row[x].glyph.width == 2, x + 1 < size.width { row[x + 1].glyph = .space }
    }
}
