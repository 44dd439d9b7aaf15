// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A button within a search field, which opens a menu: the scopes, or the recent searches.
final class SearchFieldButton: PullDownButton {
    /// The words before the title; empty for a button that only has an arrow.
    var prefix = "" {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The maximum width of the text in cells.
    var maximumWidth = Int.max

    /// False: the keys of the field open the menu.
    override var canBecomeFirstResponder: Bool { false }

    private var text: String {
        mnemonicTitle.text.isEmpty ? "" : "\(prefix)\(mnemonicTitle.text)"
    }

    private var textWidth: Int { min(cellWidth(of: text), maximumWidth) }

    override func sizeThatFits(_ size: Size) -> Size {
        // The text, a blank, the arrow, and a blank on each side.
        Size(width: textWidth + (textWidth > 0 ? 4 : 3), height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        var style = Style(foreground: .secondaryLabel, background: .field)
        if !isEnabled {
            style = ControlLook.field(.disabled)
        } else if isOpen {
            style = Style(background: .pressed)
        } else if isHovered {
            style = Style(background: .hover)
        }
        canvas.fill(row, with: style)
        let room = row.inset(by: Insets(left: 1, right: 3))
        if textWidth > 0 { canvas.draw(text, in: room, style: style) }
        canvas.draw(
            .triangleDown, at: Point(x: max(row.minX, row.maxX - 2), y: row.minY), style: style)
    }
}
