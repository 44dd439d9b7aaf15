// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Draws a row, without the states of links, headings and selections.
extension MarkdownRow {
    /// Draws the row with its marks and its ground.
    ///
    /// - Parameters:
    ///   - start: The first cell of the row.
    ///   - width: The number of cells from there to the right edge.
    ///   - isEnabled: Whether the row has its colors.
    ///   - canvas: The canvas, which is clipped to the text.
    func draw(at start: Point, width: Int, isEnabled: Bool = true, in canvas: Canvas) {
        for mark in marks { mark.draw(at: start, in: canvas) }
        let place = Point(x: start.x + indent, y: start.y)
        let end = start.x + width
        let base = isEnabled ? Style() : Style(foreground: .tertiaryLabel)
        drawGround(from: place, to: end, in: canvas)
        if isLine {
            let rule = Rect(x: place.x, y: place.y, width: end - place.x, height: 1)
            canvas.fill(rule, with: Style(foreground: .separator), symbol: .horizontalLine)
        }
        // A disabled view shows code without colors, which would make it look enabled.
        let isPlain = ground == .code && !isEnabled
        canvas.draw(isPlain ? StyledText(text.string) : text, at: place, style: base)
        for cell in cuts {
            canvas.draw(
                .ellipsis, at: Point(x: place.x + cell, y: place.y),
                style: Style(foreground: .secondaryLabel))
        }
    }

    private func drawGround(from place: Point, to end: Int, in canvas: Canvas) {
        switch ground {
        case .none: break
        case .code:
            let room = Rect(x: place.x - 1, y: place.y, width: end - place.x + 1, height: 1)
            if canvas.hasFills {
                canvas.fill(room, with: Style(background: .field))
            } else {
                // Without fills, a vertical line marks code.
                canvas.drawOrnament(
                    .verticalLine, at: room.origin, style: Style(foreground: .separator))
            }
        case .header:
            // The fill is as wide as the table; if columns are hidden, it reaches the edge.
            let rest = end - place.x + 1
            let own = text.cellWidth(joining: canvas.joinedClusters) + 2
            let room = Rect(
                x: place.x - 1, y: place.y, width: cuts.isEmpty ? min(own, rest) : rest, height: 1)
            canvas.fill(room, with: ControlLook.header)
        }
    }
}
