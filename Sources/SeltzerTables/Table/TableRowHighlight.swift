// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view in front of a cell's content that adds the look of the row's state, such as selected or hovered.
///
/// The views in a cell know nothing of rows, so the look is added after they are drawn. What has a fill of its own, such
/// as a button, keeps it.
final class TableRowHighlight: View {
    private var cell: TableViewCell? { superview as? TableViewCell }
    /// Whether the content left the first cell free for the bar when that cell was drawn last.
    private var isFirstCellFree = true

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        // Another part of the row does not tell.
        if rect.contains(bounds.origin) {
            isFirstCellFree = bounds.width > 1 && canvas.isBlank(at: bounds.origin)
        }
        guard let cell, let style = style(of: cell) else { return }
        canvas.highlight(style, over: cell.backgroundColor, in: bounds)
        drawBar(of: cell, in: canvas)
    }

    /// Draws a bar at the beginning of the current row, or a hair line at that of a row that stays selected while the
    /// focus is elsewhere; content in the first cell keeps it.
    private func drawBar(of cell: TableViewCell, in canvas: Canvas) {
        guard let table = cell.superview as? TableView, cell.isEnabled, bounds.width > 1 else {
            return
        }
        let isEmphasized = table.isSelectionEmphasized
        guard isEmphasized ? cell.isCurrent : cell.isSelected else { return }
        for y in bounds.minY..<bounds.maxY {
            let place = Point(x: bounds.minX, y: y)
            guard canvas.isBlank(at: place) else { continue }
            ControlLook.drawRowBar(isEmphasized: isEmphasized, at: place, of: canvas)
        }
    }

    /// Returns the style that is added to a cell's content; nil for none.
    private func style(of cell: TableViewCell) -> Style? {
        guard let table = cell.superview as? TableView, table.allowsSelection else { return nil }
        var state = cell.state
        if table.isSelectionEmphasized, cell.isSelected || cell.isCurrent {
            state.insert(.focused)
        }
        var style = ControlLook.row(state)
        guard style != Style() else { return nil }
        // Among several selected rows, underlining marks the current one if its content has taken the cell of the bar.
        if cell.isSelected, cell.isCurrent, state.contains(.focused),
            table.allowsMultipleSelection, !showsBar
        {
            style.attributes.insert(.underline)
        }
        if style.foreground == .default { style.foreground = .clear }
        return style
    }

    /// Whether the bar is seen: its cell is free, and not cut off.
    private var showsBar: Bool {
        let first = Rect(origin: bounds.origin, size: Size(width: 1, height: 1))
        return isFirstCellFree && !visiblePart(convert(first, to: nil)).isEmpty
    }
}
