// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    /// Tells the class of the cells with an identifier; nil takes it back.
    public final func register(
        _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
    ) {
        queue.register(cellClass, for: identifier)
    }

    /// Returns a cell for a row that the table asks for: one that is not needed any more, or a new one of the class
    /// registered.
    ///
    /// For an identifier that no class is registered for, it is a plain ``TableViewCell``, and the application's
    /// diagnostics say so.
    public final func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: TableIndexPath
    ) -> TableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        diagnose("\(type(of: self)) has no class of cells for \"\(identifier)\"")
        return TableViewCell(reuseIdentifier: nil)
    }

    /// Returns a cell that is not needed any more, or a new one of the class registered; nil where there is neither.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        queue.dequeue(identifier)
    }

    /// Returns the cell of a row; nil where the row is not visible.
    public final func cellForRow(at indexPath: TableIndexPath) -> TableViewCell? {
        layoutIfNeeded()
        return geometry.row(at: indexPath).flatMap { shownCells[$0] }
    }

    /// Returns the row that a cell shows; nil where it is not visible.
    public final func indexPath(for cell: TableViewCell) -> TableIndexPath? {
        shownCells[cell.row] === cell ? geometry.indexPath(ofRow: cell.row) : nil
    }

    /// The cells visible now, even in part, from the top.
    public final var visibleCells: [TableViewCell] {
        layoutIfNeeded()
        return visibleRows.compactMap { shownCells[$0] }
    }

    /// The rows visible now, even in part, from the top.
    public final var indexPathsForVisibleRows: [TableIndexPath] {
        layoutIfNeeded()
        return visibleRows.filter { shownCells[$0] != nil }.map(geometry.indexPath(ofRow:))
    }

    /// Returns the row at a point of the table's own coordinates; nil where there is none.
    public final func indexPathForRow(at point: Point) -> TableIndexPath? {
        let end = point.y.saturatingAdding(1)
        return geometry.rows(from: point.y, to: end).first.map(geometry.indexPath(ofRow:))
    }

    /// Returns the rectangle of a row in the table's own coordinates; empty where the row is not there.
    public final func rectForRow(at indexPath: TableIndexPath) -> Rect {
        geometry.row(at: indexPath).map { geometry.frame(ofRow: $0, width: bounds.width) } ?? .zero
    }

    // MARK: What the layout shows

    /// The lines that have cells at most, in a table of whatever height; no screen has as many.
    private static var maximumVisibleLines: Int { 4_096 }

    /// The lines that are seen.
    final var visibleStretch: Range<Int> {
        let visible = visibleRect
        let end = visible.minY.saturatingAdding(Self.maximumVisibleLines)
        return visible.minY..<max(visible.minY, min(visible.maxY, end))
    }

    /// The rows to show.
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
        // Subviews lie in the order of the rows, which is the order of Tab.
        if let above = shownCells[row - 1] {
            insertSubview(cell, aboveSubview: above)
        } else {
            insertSubview(cell, at: 0)
        }
        guard cell.superview === self else {
            shownCells[row] = nil
            return
        }
        cell.isHidden = false
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

    /// Takes the cell of a row that is not visible any more.
    final func recycle(_ cell: TableViewCell) {
        shownCells[cell.row] = nil
        queue.recycle(cell)
    }
}
