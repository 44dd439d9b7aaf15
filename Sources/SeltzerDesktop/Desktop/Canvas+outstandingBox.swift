// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension Canvas {
    /// Draws a box that stands out from boxes with light lines.
    ///
    /// Without Unicode all lines are light, so the upper and the lower line use a different character.
    func drawOutstandingBox(
        _ rect: Rect, border: LineStyle, asciiLine: Character, style: Style
    ) {
        drawBox(rect, border: border, style: style)
        guard !isUnicode, rect.height > 0 else { return }
        for y in [rect.minY, rect.maxY - 1] {
            fill(
                Rect(x: rect.minX + 1, y: y, width: max(0, rect.width - 2), height: 1),
                with: style, character: asciiLine)
        }
    }
}
