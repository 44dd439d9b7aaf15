// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Fills the lower half of a row, over the ground that is there.
    package func fillLowerHalf(of row: Rect, with color: Color) {
        fill(row, with: Style(foreground: color), character: "▄")
    }

    /// Fills the upper half of a row, over the ground that is there.
    ///
    /// The ground is drawn over the fill by the lower half block: fonts that draw the upper one themselves leave a seam
    /// above it. If the ground is the terminal's own, which cannot be the colour of a glyph, it is the upper one.
    package func fillUpperHalf(of row: Rect, with color: Color) {
        let part = visiblePart(of: row)
        guard !part.isEmpty else { return }
        let lower = buffer.clusters.glyph(for: "▄"), upper = buffer.clusters.glyph(for: "▀")
        let fill = look(of: Style(foreground: color, background: color))
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX {
                let ground = buffer[Point(x: x, y: y)].background
                var look = fill
                if ground == .default { look.background = ground } else { look.foreground = ground }
                buffer.fill(x..<x + 1, y: y, with: ground == .default ? upper : lower, look: look)
            }
        }
    }
}
