// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The row of titles above the columns of a ``CellGridView``.
final class CellGridHeaderView: View {
    /// The visible titles, each with its alignment and its rectangle in the coordinates of the grid's content.
    var titles: [(frame: Rect, text: String, alignment: TextAlignment)] = [] {
        didSet { setNeedsDisplay() }
    }

    override var accessibilityParts: [AccessibilityPart] {
        titles.map {
            AccessibilityPart(.init(.columnHeader, label: $0.text), frame: $0.frame)
        }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = ControlLook.header(on: canvas)
        canvas.fill(bounds, with: style)
        for title in titles where title.frame.intersects(rect) {
            let seen = (superview as? CellGridView)?.seenPart(of: title.frame) ?? title.frame
            canvas.draw(
                title.text, in: seen, style: style, alignment: title.alignment,
                truncation: seen.minX > title.frame.minX ? .head : .tail)
        }
    }
}
