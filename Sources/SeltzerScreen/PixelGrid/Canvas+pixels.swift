// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws a picture of pixels with its first cell at a point; cells without a pixel stay as they are.
    ///
    /// Without Unicode, a cell is drawn with a character whose density grows with the number of its
    /// pixels.
    ///
    /// - Parameters:
    ///   - grid: The picture.
    ///   - point: The place of the picture's first cell.
    ///   - ascii: The character for every cell of the picture on a display without Unicode; nil to
    ///     choose it by the cell's pixels.
    public func draw(_ grid: PixelGrid, at point: Point, ascii: Character? = nil) {
        let shown = clip.intersection(Rect(origin: point, size: grid.size))
        guard !shown.isEmpty else { return }
        for y in shown.minY..<shown.maxY {
            for x in shown.minX..<shown.maxX {
                let cell = grid.cells[(y - point.y) * grid.size.width + x - point.x]
                guard cell.bits != 0 else { continue }
                let place = Rect(x: x, y: y, width: 1, height: 1)
                if isUnicode {
                    draw(cell, of: grid.shape, in: place)
                } else {
                    let color = cell.color == .clear ? cell.lowerColor : cell.color
                    fill(
                        place, with: Style(foreground: color),
                        character: ascii ?? grid.shape.ascii(cell.bits))
                }
            }
        }
    }

    private func draw(_ cell: PixelGrid.PixelCell, of shape: PixelGrid.Shape, in place: Rect) {
        switch shape {
        case .braille:
            fill(place, with: Style(foreground: cell.color), character: Self.braille(cell.bits))
        case .quadrants:
            fill(
                place, with: Style(foreground: cell.color),
                character: Self.quadrants[Int(cell.bits & 15)])
        case .halfBlocks where cell.bits == 1:
            fillUpperHalf(of: place, with: cell.color)
        case .halfBlocks where cell.bits == 2:
            fillLowerHalf(of: place, with: cell.lowerColor)
        // Without colors, the two halves cannot be distinguished, so the cell is filled.
        case .halfBlocks where cell.color == cell.lowerColor || !hasColors:
            fill(place, with: Style(foreground: cell.color), character: "█")
        case .halfBlocks:
            fill(
                place, with: Style(foreground: cell.lowerColor, background: cell.color),
                character: "▄")
        }
    }

    /// Returns the braille pattern for the bits of a cell, which run row by row.
    ///
    /// Unicode numbers the dots of the first three rows column by column, and then the dots of the
    /// fourth row.
    static func braille(_ bits: UInt8) -> Character {
        let bits = UInt32(bits)
        var code: UInt32 = 0x2800 | (bits & 1) | (bits & 2) << 2
        code |= (bits & 4) >> 1 | (bits & 8) << 1
        code |= (bits & 16) >> 2 | bits & 32
        code |= bits & 64 | bits & 128
        return Unicode.Scalar(code).map(Character.init) ?? " "
    }

    static let quadrants: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}

extension PixelGrid.Shape {
    /// Returns the character for the bits of a cell, which run row by row, on a display without Unicode.
    fileprivate func ascii(_ bits: UInt8) -> Character {
        let count = pixelsPerCell.width * pixelsPerCell.height
        if bits.nonzeroBitCount * 4 > count * 3 { return "#" }
        let upper: UInt8 = self == .braille ? 0x0F : self == .quadrants ? 0x3 : 0x1
        if bits & upper == 0 { return "." }
        return bits & ~upper == 0 ? "'" : ":"
    }
}
