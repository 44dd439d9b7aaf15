// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A mark with a title beside it, between the bars of a control, as in checkboxes, switches, radio groups and
/// disclosure groups.
struct MarkedTitle {
    /// The mark of the value.
    ///
    /// All marks of a control have the same width.
    let mark: String
    let title: MnemonicTitle
    /// The attributes of the title, in addition to the attributes of its state.
    var attributes: Attributes = []
    /// The title with styles; nil for a title in the style of its state.
    var attributedText: StyledText?
    /// The color of the mark while the control is enabled; nil for the color of its state.
    var tint: Color?

    /// Returns the width of mark, title and bars in cells, as a view measures them.
    @MainActor
    static func width(mark: Int, title: MnemonicTitle, in view: View) -> Int {
        guard !title.text.isEmpty else { return mark.saturatingAdding(2) }
        return mark.saturatingAdding(3).saturatingAdding(view.cellWidth(of: title.text))
    }

    /// Draws both into a row; a title that does not fit is truncated.
    ///
    /// The state is ``Control/State/selected`` if the mark shows that the value is on.
    @MainActor
    func draw(_ state: Control.State, in row: Rect, of canvas: Canvas) {
        var row = row
        let markWidth = mark.cellWidth(joining: canvas.joinedClusters)
        let titleWidth = title.text.cellWidth(joining: canvas.joinedClusters)
        let width = markWidth.saturatingAdding(titleWidth)
            .saturatingAdding(titleWidth > 0 ? 3 : 2)
        row.size.width = min(row.width, width)
        drawContent(state, in: ControlLook.drawBars(state, in: row, of: canvas), of: canvas)
    }

    /// Draws both between the bars.
    @MainActor
    func drawContent(_ state: Control.State, in inner: Rect, of canvas: Canvas) {
        let markWidth = mark.cellWidth(joining: canvas.joinedClusters)
        let style = ControlLook.title(state).adding(attributes)
        if canvas.hasFills, style.background != .clear { canvas.fill(inner, with: style) }
        let inside = canvas.clipped(to: inner)
        var markStyle = ControlLook.mark(state)
        if let tint, !state.contains(.disabled) { markStyle.foreground = tint }
        inside.draw(mark, at: inner.origin, style: markStyle)
        let room = inner.inset(by: Insets(left: min(inner.width, markWidth + 1)))
        if let attributedText {
            return inside.draw(
                attributedText, in: room, style: ControlLook.title(state),
                paragraphStyle: ParagraphStyle())
        }
        inside.draw(title.text, in: room, style: style)
        title.drawMnemonic(ofTextIn: room, in: inside, style: style)
    }
}

extension Rect {
    /// The middle row, over the whole width; of two middle rows the upper one.
    package var middleRow: Rect {
        let y = minY.saturatingAdding(max(0, height - 1) / 2)
        return Rect(x: minX, y: y, width: width, height: min(1, max(0, height)))
    }
}
