// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    /// The room that all rows take.
    public final var contentSize: Size { Size(width: bounds.width, height: geometry.height) }

    /// Scrolls so that a point of the content lies at the left top corner, as far as the content goes.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    public final func scroll(to origin: Point) -> Bool {
        let last = max(0, geometry.height.saturatingSubtracting(max(0, bounds.height)))
        let limited = Point(x: 0, y: origin.y.clamped(0, last))
        guard limited != bounds.origin else { return false }
        bounds.origin = limited
        return true
    }

    /// Scrolls as little as needed to make a rectangle of the table's own coordinates visible; of one that is higher
    /// than the table, the top.
    public final func scrollRectToVisible(_ rect: Rect) {
        var y = bounds.minY
        if rect.maxY > bounds.maxY {
            y = y.saturatingAdding(rect.maxY.saturatingSubtracting(bounds.maxY))
        }
        scroll(to: Point(x: 0, y: min(y, rect.minY)))
    }

    /// Scrolls as little as needed to make a row visible; does nothing where the row is not there.
    public final func scrollToRow(at indexPath: IndexPath) {
        guard geometry.row(at: indexPath) != nil else { return }
        scrollRectToVisible(rectForRow(at: indexPath))
    }

    /// Scrolls by a step of the keys.
    ///
    /// - Returns: Whether anything moved.
    final func scroll(_ step: TableScrolling.Step) -> Bool {
        let lines = step.rows.saturatingMultiplied(by: rowHeight)
        let pages = step.pages.saturatingMultiplied(by: max(1, bounds.height))
        return scroll(to: bounds.origin.offsetBy(dx: 0, dy: lines.saturatingAdding(pages)))
    }
}
