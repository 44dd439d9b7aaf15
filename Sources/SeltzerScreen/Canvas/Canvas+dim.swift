// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Dims everything in a rectangle, as what lies behind a dialog.
    ///
    /// 24-bit colours are mixed with the theme's ``ColorRole/backdrop``. Text in other colours gets the attribute
    /// ``Attributes/dim``. Bold text becomes plain. Both halves of a wide glyph are dimmed.
    public func dim(_ rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { dim(part.minX..<part.maxX, y: y) }
    }

    /// Dims the glyphs that begin in a span, wide ones with both halves.
    private func dim(_ columns: Range<Int>, y: Int) {
        let row = buffer.row(y)
        for x in buffer.wholeGlyphs(beginningIn: columns, of: row) {
            row[x].attributes.remove(.bold)
            let isMixed = row[x].foreground.isMixable && row[x].background.isMixable
            // A blank cannot be fainter, and costs no bytes as it is.
            if !isMixed || !hasFills, row[x].glyph != .space || !row[x].attributes.isEmpty {
                row[x].attributes.insert(.dim)
            }
            row[x].foreground = backdrop.mixed(into: row[x].foreground)
            row[x].background = backdrop.mixed(into: row[x].background)
        }
    }
}

extension Color {
    /// Whether other colours can be mixed into this one.
    fileprivate var isMixable: Bool { bits >> 24 == 2 }
}
