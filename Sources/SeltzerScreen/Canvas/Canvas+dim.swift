// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Dims everything in a rectangle, like the content behind a dialog.
    ///
    /// 24-bit colors are mixed with the theme's ``ColorRole/backdrop``. Text in other colors gets the attribute
    /// ``Attributes/dim``. Bold text becomes plain. Both halves of a wide glyph are dimmed.
    public func dim(_ rect: Rect) { dim(rect, part: 1) }

    /// Dims everything in a rectangle, with a fraction of the backdrop's weight.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - part: The fraction of the weight, from 0 to 1.
    package func dim(_ rect: Rect, part: Double) {
        let visible = visiblePart(of: rect)
        guard !visible.isEmpty else { return }
        let backdrop = backdrop.thinned(to: part)
        for y in visible.minY..<visible.maxY {
            dim(visible.minX..<visible.maxX, y: y, with: backdrop)
        }
    }

    /// Dims the glyphs that begin in a span; both halves of wide glyphs are dimmed.
    private func dim(_ columns: Range<Int>, y: Int, with backdrop: Backdrop) {
        let row = buffer.row(y)
        for x in buffer.wholeGlyphs(beginningIn: columns, of: row) {
            row[x].attributes.remove(.bold)
            let isMixed = row[x].foreground.isMixable && row[x].background.isMixable
            // A blank cannot become fainter, and costs no bytes if it stays unchanged.
            if !isMixed || !hasFills, row[x].glyph != .space || !row[x].attributes.isEmpty {
                row[x].attributes.insert(.dim)
            }
            row[x].foreground = backdrop.mixed(into: row[x].foreground)
            row[x].background = backdrop.mixed(into: row[x].background)
        }
    }
}

extension Color {
    /// Whether other colors can be mixed into this one.
    fileprivate var isMixable: Bool { bits >> 24 == 2 }
}
