// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view in front of a cell's content that adds the look of the row's state, such as selected or hovered.
///
/// The views in a cell know nothing of rows, so the look is added after they are drawn. Controls keep their own looks.
final class TableRowHighlight: View {
    private var cell: TableViewCell? { superview as? TableViewCell }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let cell, let style = style(of: cell) else { return }
        var parts = [bounds]
        for frame in Self.controlFrames(in: cell.contentView, origin: .zero) {
            parts = parts.flatMap { $0.subtracting(frame) }
        }
        for part in parts { canvas.addStyle(style, in: part) }
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
        let sign = isEmphasized ? (canvas.isUnicode ? "▌" : ">") : canvas.isUnicode ? "▏" : "|"
        for y in bounds.minY..<bounds.maxY {
            let place = Point(x: bounds.minX, y: y)
            guard canvas.isBlank(at: place) else { continue }
            canvas.draw(
                sign, at: place, style: Style(foreground: isEmphasized ? .focus : .border))
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
        // Among several selected rows, underlining marks the current one.
        if cell.isSelected, cell.isCurrent, state.contains(.focused), table.allowsMultipleSelection
        {
            style.attributes.insert(.underline)
        }
        if style.foreground == .default { style.foreground = .clear }
        return style
    }

    private static func controlFrames(in view: View, origin: Point) -> [Rect] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            let frame = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
            return subview is Control
                ? [frame]
                : controlFrames(in: subview, origin: frame.origin - subview.bounds.origin)
        }
    }
}

extension Rect {
    /// Returns the parts of the rectangle that another one does not cover.
    fileprivate func subtracting(_ other: Rect) -> [Rect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
            Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
            Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
            Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
        ].filter { !$0.isEmpty }
    }
}
