// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Dims everything in a rectangle: fainter text without bold, and darker 24-bit colours.
    ///
    /// Without colours the attribute alone dims. Both halves of a wide glyph are dimmed.
    public func dim(_ rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { buffer.dim(part.minX..<part.maxX, y: y) }
    }
}

extension CellBuffer {
    /// Dims the glyphs that begin in a span, wide ones with both halves.
    fileprivate func dim(_ columns: Range<Int>, y: Int) {
        let row = row(y)
        for x in wholeGlyphs(beginningIn: columns, of: row) {
            row[x].attributes.remove(.bold)
            // A blank cannot be fainter, and costs no bytes as it is.
            if row[x].glyph != .space || !row[x].attributes.isEmpty {
                row[x].attributes.insert(.dim)
            }
            row[x].foreground = row[x].foreground.darker
            row[x].background = row[x].background.darker
        }
    }
}

extension Color {
    /// A 24-bit colour at five eighths of its light; other colours stay.
    fileprivate var darker: Color {
        guard case .rgb(let red, let green, let blue) = components else { return self }
        func scaled(_ channel: UInt8) -> UInt8 { UInt8(Int(channel) * 5 / 8) }
        return .rgb(scaled(red), scaled(green), scaled(blue))
    }
}
