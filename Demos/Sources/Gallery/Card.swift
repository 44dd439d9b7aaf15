// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A card on its level; if levels have no colors, a line surrounds it.
class Card: StackView {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        super.draw(rect, in: canvas)
        guard !canvas.hasFills else { return }
        canvas.drawBox(bounds, border: .rounded, style: Style(foreground: .separator))
    }
}
