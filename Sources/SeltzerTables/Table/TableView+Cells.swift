// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    /// Sets the class of the cells with an identifier; nil for none.
    public final func register(
        _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
    ) {
        queue.register(cellClass, for: identifier)
    }

    /// Returns a reused cell, or a new one of the registered class, for the row that the table asks for.
    ///
    /// If no class is registered for the identifier, the result is a plain ``TableViewCell``, and the table reports
    /// that to the application's diagnostics.
    public final func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: TableIndexPath
    ) -> TableViewCell {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        diagnose("\(type(of: self)) has no class of cells for \"\(identifier)\"")
        return TableViewCell(reuseIdentifier: nil)
    }

    /// Returns a reused cell, or a new one of the registered class; nil if no class is registered.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        let cell = queue.dequeue(identifier)
        if let cell, !cell.needsConfigurationUpdate, cell.mayAdaptToStates {
            cell.setNeedsUpdateConfiguration()
        }
        return cell
    }

    /// Returns the cell of a row; nil if the row is not visible.
    public final func cellForRow(at indexPath: TableIndexPath) -> TableViewCell? {
        layoutIfNeeded()
        return geometry.row(at: indexPath).flatMap { shownCells[$0] }
    }

    /// Returns the row of a cell; nil if the cell is not visible.
    public final func indexPath(for cell: TableViewCell) -> TableIndexPath? {
        shownCells[cell.row] === cell ? geometry.indexPath(ofRow: cell.row) : nil
    }

    /// The cells that are visible, even in part, from the top.
    public final var visibleCells: [TableViewCell] {
        layoutIfNeeded()
        return visibleRows.compactMap { shownCells[$0] }
    }

    /// The rows that are visible, even in part, from the top; nil for none, as in UIKit.
    public final var indexPathsForVisibleRows: [TableIndexPath]? {
        layoutIfNeeded()
        let rows = visibleRows.filter { shownCells[$0] != nil }
        return rows.isEmpty ? nil : rows.map(geometry.indexPath(ofRow:))
    }

    /// Returns the row at a point in the table's own coordinates; nil for none.
    public final func indexPathForRow(at point: Point) -> TableIndexPath? {
        let end = point.y.saturatingAdding(1)
        return geometry.rows(from: point.y, to: end).first.map(geometry.indexPath(ofRow:))
    }

    /// Returns the rectangle of a row in the table's own coordinates; empty if the row does not exist.
    public final func rectForRow(at indexPath: TableIndexPath) -> Rect {
        geometry.row(at: indexPath).map { frame(ofRow: $0, width: bounds.width) } ?? .zero
    }

    // MARK: Visible rows

    /// The maximum number of lines with cells, in a table of any height; no screen is as high.
    private static var maximumVisibleLines: Int { 4_096 }

    /// The visible lines.
    final var visibleStretch: Range<Int> {
        let visible = visibleRect
        let end = visible.minY.saturatingAdding(Self.maximumVisibleLines)
        return visible.minY..<max(visible.minY, min(visible.maxY, end))
    }

    /// The visible rows.
    final var visibleRows: Range<Int> {
        let seen = visibleStretch
        return geometry.rows(from: seen.lowerBound, to: seen.upperBound)
    }

    /// Asks for the cell of a row, and shows it.
    final func showRow(_ row: Int) {
        guard let cell = askForCell(row) else { return }
        shownCells[row] = cell
        cell.row = row
        cell.identity = identity(ofRow: row)
        configure(cell)
        // Subviews are in the order of the rows, because Tab follows their order.
        if let above = shownCells[row - 1] {
            insertSubview(cell, aboveSubview: above)
        } else {
            insertSubview(cell, at: firstPlace)
        }
        guard cell.superview === self else {
            shownCells[row] = nil
            return
        }
        cell.isHidden = false
        showEditing(in: cell)
        tableDelegate?.tableView(
            self, willDisplay: cell, forRowAt: geometry.indexPath(ofRow: row))
    }

    private func askForCell(_ row: Int) -> TableViewCell? {
        guard let dataSource else { return nil }
        let indexPath = geometry.indexPath(ofRow: row)
        isAskingForCell = true
        let answer = queue.ask { dataSource.tableView(self, cellForRowAt: indexPath) }
        isAskingForCell = false
        guard let cell = answer, shownCells[cell.row] !== cell else {
            diagnose("\(sourceName) has one cell for two rows")
            return TableViewCell(reuseIdentifier: nil)
        }
        return cell
    }

    /// Returns the label of a row, from a cell that is not shown; nil if the cell has none.
    final func labelOfCell(inRow row: Int) -> String? {
        guard let cell = askForCell(row) else { return nil }
        let label = cell.elementLabel
        queue.recycle(cell)
        return label
    }

    /// Takes over the cell of a row that is no longer visible.
    final func recycle(_ cell: TableViewCell) {
        if editing.openRow == cell.row { coverActions() }
        shownCells[cell.row] = nil
        queue.recycle(cell)
        guard let tableDelegate else { return }
        // A row that is gone has only its number.
        let indexPath =
            cell.row < geometry.rowCount
            ? geometry.indexPath(ofRow: cell.row) : TableIndexPath(row: cell.row, section: 0)
        tableDelegate.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }
}
