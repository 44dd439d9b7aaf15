// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The line beside a pane on a display without fills, which separates the pane from the page.
final class PaneEdge: View {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !canvas.hasFills else { return }
        canvas.drawVerticalLine(
            at: bounds.origin, length: bounds.height, style: Style(foreground: .separator))
    }
}
