// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension Canvas {
    /// Draws a title, a line to the right of it, and a note at the line's end.
    func drawTitle(_ title: String, note: String = "", width: Int) {
        guard width > 0 else { return }
        let dim = Style(attributes: .dim)
        drawHorizontalLine(at: .zero, length: width, style: dim)
        let text = " \(title) "
        let titleRect = Rect(x: min(1, width - 1), y: 0, width: max(0, width - 2), height: 1)
        draw(
            text,
            in: Rect(
                x: titleRect.minX, y: 0, width: min(text.cellWidth, titleRect.width), height: 1),
            style: Style(attributes: .bold))
        let end = " \(note) "
        guard !note.isEmpty, text.cellWidth + end.cellWidth + 3 <= width else { return }
        draw(end, at: Point(x: width - 1 - end.cellWidth, y: 0), style: dim)
    }
}
