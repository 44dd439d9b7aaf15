// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A sign before the text of a block: the sign of a quotation, an item or a task.
struct MarkdownMark: Hashable {
    enum Kind: Hashable {
        case quote
        /// A bullet; `depth` is the number of lists around the item's list.
        case bullet(depth: Int)
        case number(String)
        case task(isDone: Bool)
    }

    let kind: Kind
    /// The first cell of the mark.
    let column: Int

    /// Draws the mark in a row that begins at a point.
    func draw(at start: Point, in canvas: Canvas) {
        let point = Point(x: start.x + column, y: start.y)
        let style = Style(foreground: .secondaryLabel)
        switch kind {
        case .quote:
            canvas.drawOrnament(.verticalLine, at: point, style: Style(foreground: .border))
        case .bullet(let depth):
            canvas.draw(
                depth == 0 ? .bullet : depth == 1 ? .enDash : .middleDot, at: point, style: style)
        case .number(let text): canvas.draw(text, at: point, style: style)
        case .task(let isDone):
            let look = isDone ? Style(foreground: .accent, attributes: .bold) : style
            canvas.draw(isDone ? canvas[.checkedBox] : "[ ]", at: point, style: look)
        }
    }
}
