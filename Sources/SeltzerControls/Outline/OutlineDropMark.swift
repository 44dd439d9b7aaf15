// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The mark at the place where dragged items would go.
///
/// Bars at both ends of a row stand for its inside. A line under a row, and a sign before it, stand for the place below.
final class OutlineDropMark: View {
    /// A place in the outline.
    enum Place: Hashable {
        /// Inside the item of a row.
        case on(row: Int)
        /// Below a row, at a depth; the row before the first one stands for the top.
        case below(row: Int, depth: Int)

        var row: Int {
            switch self {
            case .on(let row), .below(let row, _): row
            }
        }
    }

    var place = Place.on(row: 0)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let focus = Style(foreground: .focus)
        let isUnicode = canvas.isUnicode
        switch place {
        case .on:
            canvas.highlight(Style(foreground: .clear, background: .rowHover), in: bounds)
            canvas.draw(isUnicode ? "▌" : ">", at: bounds.origin, style: focus)
            canvas.draw(
                isUnicode ? "▐" : "<", at: Point(x: bounds.maxX - 1, y: bounds.minY), style: focus)
        case .below(let row, _) where row < 0:
            canvas.draw(isUnicode ? "▴" : "^", at: bounds.origin, style: focus)
        case .below(_, let depth):
            let indent = min(1 + depth * OutlineLead.step, bounds.width / 2)
            canvas.highlight(
                Style(foreground: .clear, attributes: .underline),
                in: bounds.inset(by: Insets(left: indent)))
            canvas.draw(isUnicode ? "▾" : "v", at: bounds.origin, style: focus)
        }
    }
}
