// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Fills the lower half of a row, over the existing ground.
    package func fillLowerHalf(of row: Rect, with color: Color) {
        fill(row, with: Style(foreground: color), character: "▄")
    }

    /// Fills the upper half of a row, over the existing ground.
    ///
    /// The fill is the cell's background, and the lower half block draws the ground over it: fonts
    /// that draw the upper half block themselves leave a seam above it. The terminal's own ground
    /// cannot be the color of a glyph; over it, the upper half block is drawn in the fill's
    /// color.
    package func fillUpperHalf(of row: Rect, with color: Color) {
        let part = visiblePart(of: row)
        guard !part.isEmpty else { return }
        let lower = buffer.clusters.glyph(for: "▄"), upper = buffer.clusters.glyph(for: "▀")
        let fill = ornamentLook(of: Style(foreground: color, background: color))
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
