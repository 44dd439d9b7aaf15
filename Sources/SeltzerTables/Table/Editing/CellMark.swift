// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The mark `⊖` or `⊕` at the left of a row, which deletes the row or inserts another one.
final class CellMark: Control {
    var style: TableViewCell.EditingStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    init(_ style: TableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    /// False: the row stays focused, and the Delete key deletes it.
    override var canBecomeFirstResponder: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: style == .insert ? "Insert" : "Delete")
    }

    override func activate() {
        super.activate()
        guard let cell = superview as? TableViewCell, let table = cell.superview as? TableView
        else { return }
        table.tapEditingMark(of: cell)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let color: Color = style == .insert ? .success : .danger
        let look = ControlLook.title(state).merged(over: Style(foreground: color))
        canvas.draw(style == .insert ? .insert : .delete, at: .zero, style: look)
    }
}
