// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The handle `≡` at the right of a row, which moves the row.
final class ReorderHandle: Control {
    override var tracksDrags: Bool { true }

    override var releasePerformsPrimaryAction: Bool { false }

    /// False: the row stays focused, and Alt with an arrow key moves it.
    override var canBecomeFirstResponder: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: "Move")
    }

    private var table: TableView? { superview?.superview as? TableView }

    override func beginTracking(_ event: MouseEvent) -> Bool {
        guard let cell = superview as? TableViewCell, let table else { return false }
        return table.beginReorder(of: cell)
    }

    override func continueTracking(_ event: MouseEvent) -> Bool {
        guard let table else { return false }
        return table.continueReorder(to: convert(event.location, to: table).y)
    }

    override func endTracking(_ event: MouseEvent) {
        table?.endReorder(isCancelled: false)
    }

    override func cancelTracking(_ event: MouseEvent) {
        table?.endReorder(isCancelled: true)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let look = ControlLook.title(state).merged(over: Style(foreground: .secondaryLabel))
        canvas.draw(.handle, at: .zero, style: look)
    }
}
