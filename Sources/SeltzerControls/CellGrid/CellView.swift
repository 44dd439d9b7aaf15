// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// One visible cell of a ``CellGridView``; it posts ``CellClicked``.
public final class CellView: Control {
    /// The place in the grid that the view shows now; views are used again for other places.
    public internal(set) var position = GridPosition(row: 0, column: 0)

    /// The text shown.
    public internal(set) var text = "" {
        didSet { if text != oldValue { setNeedsDisplay() } }
    }

    /// Whether the cell is the grid's current one.
    public internal(set) var isCurrent = false {
        didSet { if isCurrent != oldValue { setNeedsDisplay() } }
    }

    /// The grid has the keys, not its cells.
    public override var canBecomeFirstResponder: Bool { false }

    /// Selected where it is the current one, and with the keys where the grid has them then.
    public override var state: State {
        guard isCurrent else { return super.state }
        let isFocused = superview?.isFocused ?? false
        return super.state.union(isFocused ? [.selected, .focused] : .selected)
    }

    /// True also for the empty column on the right, which parts the cell from its neighbour.
    public override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        bounds.inset(by: Insets(right: -GridGeometry.gap)).contains(point)
    }

    /// Posts ``CellClicked``.
    public override func performPrimaryAction() {
        guard isEnabled else { return }
        super.performPrimaryAction()
        post(
            CellClicked(row: position.row, column: position.column, text: text),
            includingSelf: true)
    }

    /// Makes the cell the current one.
    public override func beginTracking(_ event: MouseEvent) -> Bool {
        (superview as? CellGridView)?.currentPosition = position
        return true
    }

    /// Draws the text on one line.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = ControlLook.row(state)
        if style != Style() { canvas.fill(bounds, with: style) }
        canvas.draw(text, in: bounds, style: style)
    }
}

/// The user clicked a cell of a grid, or pressed Enter on it; posted by the cell.
public struct CellClicked: RoutedEvent, Hashable, Sendable {
    /// The row of the cell, from 0.
    public let row: Int
    /// The column of the cell, from 0.
    public let column: Int
    /// The text of the cell.
    public let text: String

    /// Creates an event.
    public init(row: Int, column: Int, text: String = "") {
        self.row = row
        self.column = column
        self.text = text
    }
}
