// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Lets what is drawn in a rectangle recede: fainter strokes, none of them bold, and 24-bit colours that
    /// are darker.
    ///
    /// The attribute alone does it where there are no colours. A wide glyph recedes with both halves.
    public func dim(_ rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { buffer.dim(part.minX..<part.maxX, y: y) }
    }
}

extension CellBuffer {
    /// Lets the glyphs that begin in a span recede; a wide one with both halves.
    fileprivate func dim(_ columns: Range<Int>, y: Int) {
        let row = row(y)
        for x in wholeGlyphs(beginningIn: columns, of: row) {
            row[x].attributes.remove(.bold)
            // A blank without strokes cannot be fainter, and costs no bytes as it is.
            if row[x].glyph != .space || !row[x].attributes.isEmpty {
                row[x].attributes.insert(.dim)
            }
            row[x].foreground = row[x].foreground.darker
            row[x].background = row[x].background.darker
        }
    }
}

extension Color {
    /// A 24-bit colour at five eighths of its light; any other as it is.
    fileprivate var darker: Color {
        guard case .rgb(let red, let green, let blue) = components else { return self }
        func scaled(_ channel: UInt8) -> UInt8 { UInt8(Int(channel) * 5 / 8) }
        return .rgb(scaled(red), scaled(green), scaled(blue))
    }
}
