// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The view of a visible cell of a ``CellGridView``; it posts ``CellClicked``.
public final class CellView: Control {
    // Exclusivity checks are off for properties that each frame reads of each cell.

    /// The position of the cell that the view shows now; the grid reuses views for other cells.
    @exclusivity(unchecked)
    public internal(set) var position = GridPosition(row: 0, column: 0)

    /// The text of the cell.
    @exclusivity(unchecked)
    public internal(set) var text = "" {
        didSet { if text != oldValue { setNeedsDisplay() } }
    }

    /// The visible columns of the cell; nil if all columns are visible.
    @exclusivity(unchecked)
    var seenColumns: Range<Int>? {
        didSet { if seenColumns != oldValue { setNeedsDisplay() } }
    }

    /// The alignment of the text, from the column.
    @exclusivity(unchecked)
    var alignment = TextAlignment.left {
        didSet { if alignment != oldValue { setNeedsDisplay() } }
    }

    /// Whether the cell is the current cell of the grid.
    @exclusivity(unchecked)
    public internal(set) var isCurrent = false {
        didSet { if isCurrent != oldValue { setNeedsDisplay() } }
    }

    /// False: the grid takes the focus, not its cells.
    public override var canBecomeFirstResponder: Bool { false }

    /// The state of a control; the current cell is also selected, and focused if the grid is focused.
    public override var state: State {
        guard isCurrent else { return super.state }
        let isFocused = superview?.isFocused ?? false
        return super.state.union(isFocused ? [.selected, .focused] : .selected)
    }

    /// A cell with its text as the label.
    public override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .cell, label: text, value: "row \(position.row + 1), column \(position.column + 1)",
            traits: isCurrent ? .selected : [])
        attributes.isCurrent = isCurrent
        let title = (superview as? CellGridView)?.title(ofColumn: position.column)
        attributes.header = title.flatMap { $0.isEmpty ? nil : $0 }
        return attributes
    }

    /// Returns whether the point is in the cell or in the gap to the right of it.
    public override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        bounds.inset(by: Insets(right: -GridGeometry.gap)).contains(point)
    }

    /// Posts ``CellClicked``.
    public override func activate() {
        guard isEnabled else { return }
        super.activate()
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
    ///
    /// At the edge of the grid the text is cut with an ellipsis. A cut number is left out, because the rest of it would
    /// be another number.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = ControlLook.row(state)
        if style != Style() { canvas.fill(bounds, with: style) }
        var seen = bounds
        if let seenColumns {
            (seen.origin.x, seen.size.width) = (seenColumns.lowerBound, seenColumns.count)
        }
        let isCutNumber =
            seen.width < bounds.width && alignment == .right && cellWidth(of: text) > seen.width
        canvas.draw(
            isCutNumber ? canvas[.ellipsis] : text, in: seen, style: style,
            alignment: alignment, truncation: seen.minX > 0 ? .head : .tail)
        let start = Rect(x: seen.minX, y: bounds.minY, width: 1, height: 1)
        if isCurrent, !state.contains(.focused), !canvas.hasFills, canvas.isBlank(at: start.origin)
        {
            canvas.fill(
                start, with: style.merged(over: Style(foreground: .border)),
                symbol: .leftEdge)
        }
    }
}

/// The user clicked a cell of a grid, or pressed Enter on it; posted by the cell.
public struct CellClicked: RoutedEvent, Hashable, Sendable {
    /// The row of the cell, from 0.
    public let row: Int
    /// The column of the cell, from 0.
    public let column: Int
    /// The row and the column.
    public var position: GridPosition { GridPosition(row: row, column: column) }
    /// The text of the cell.
    public let text: String

    /// Creates an event.
    public init(row: Int, column: Int, text: String = "") {
        self.row = row
        self.column = column
        self.text = text
    }
}
