// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A horizontal line with a title.
final class RuleView: View {
    /// The outcome of the last event in a word; empty before the first one.
    var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
    var titleStyle = Style() { didSet { if titleStyle != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.drawHorizontalLine(
            at: .zero, length: bounds.width, style: Style(foreground: .separator))
        guard !title.isEmpty else { return }
        let room = bounds.inset(by: Insets(left: 2, right: 2))
        canvas.draw(" \(title) ", in: room, style: titleStyle.adding(.bold))
    }
}
