// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A mark with a title beside it, as checkboxes, switches and radio groups show them.
struct MarkedTitle {
    /// The mark of the state.
    ///
    /// All marks of a control have the same width.
    let mark: String
    let title: MnemonicTitle

    /// Returns the width of both in cells, as a view measures them.
    @MainActor
    static func width(mark: Int, title: MnemonicTitle, in view: View) -> Int {
        guard !title.text.isEmpty else { return mark }
        return mark.saturatingAdding(1).saturatingAdding(view.cellWidth(of: title.text))
    }

    /// Draws both into the first row of a rectangle; a title that does not fit is truncated.
    func draw(in rect: Rect, of canvas: Canvas, markStyle: Style, titleStyle: Style) {
        let canvas = canvas.clipped(
            to: Rect(origin: rect.origin, size: Size(width: rect.width, height: 1)))
        let width = canvas.draw(mark, at: rect.origin, style: markStyle)
        guard !title.text.isEmpty else { return }
        let start = rect.origin.offsetBy(dx: width, dy: 0)
        canvas.draw(" ", at: start, style: titleStyle)
        let room = Rect(
            x: start.x + 1, y: start.y, width: max(0, rect.width - width - 1), height: 1)
        canvas.draw(title.text, in: room, style: titleStyle)
        title.drawMnemonic(ofTextIn: room, in: canvas, style: titleStyle)
    }
}

extension Rect {
    /// The middle row, over the whole width; of two middle rows the upper one.
    var middleRow: Rect {
        let y = minY.saturatingAdding(max(0, height - 1) / 2)
        return Rect(x: minX, y: y, width: width, height: min(1, max(0, height)))
    }
}
