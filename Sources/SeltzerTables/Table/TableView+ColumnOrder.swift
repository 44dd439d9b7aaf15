// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The user moved a column of a table; posted by the table, whose own handlers run first.
public struct TableColumnMoved: RoutedEvent, Hashable, Sendable {
    /// The table.
    public let tableView: TableView
    /// The identifier of the column.
    public let column: String
    /// The new index of the column.
    public let index: Int

    /// Creates an event.
    public init(tableView: TableView, column: String, index: Int) {
        (self.tableView, self.column, self.index) = (tableView, column, index)
    }
}

/// The user pressed a cell of a table with columns, and released the button there; posted by the table, whose own
/// handlers run first.
///
/// The table has selected the row before.
public struct TableCellPressed: RoutedEvent, Hashable, Sendable {
    /// The table.
    public let tableView: TableView
    /// The row.
    public let indexPath: TableIndexPath
    /// The identifier of the column.
    public let column: String

    /// Creates an event.
    public init(tableView: TableView, indexPath: TableIndexPath, column: String) {
        (self.tableView, self.indexPath, self.column) = (tableView, indexPath, column)
    }
}

extension TableView {
    // MARK: The order of the columns

    /// Moves a column to another index; does nothing if one of both does not exist.
    ///
    /// The rows and the selection stay, unlike after a change of ``columns``.
    public final func moveColumn(_ column: Int, toColumn index: Int) {
        guard columns.indices.contains(column), columns.indices.contains(index), column != index
        else { return }
        arrange { $0.insert($0.remove(at: column), at: index) }
    }

    /// Hides or shows a column; does nothing if it does not exist.
    ///
    /// The rows and the selection stay, unlike after a change of ``columns``.
    public final func setColumn(_ column: Int, hidden isHidden: Bool) {
        guard columns.indices.contains(column), columns[column].isHidden != isHidden else { return }
        arrange { $0[column].isHidden = isHidden }
    }

    /// Changes only the order and the visibility of the columns, so that the rows stay.
    private func arrange(_ change: (inout [TableColumn]) -> Void) {
        isArrangingColumns = true
        change(&columns)
        isArrangingColumns = false
    }

    /// Gives the visible rows their texts in the new order of the columns.
    final func rearrangeTexts() {
        guard let dataSource else { return }
        isAskingForCell = true
        for (row, cell) in shownCells {
            guard let cell = cell as? TableColumnsCell else { continue }
            let path = geometry.indexPath(ofRow: row)
            cell.texts = columns.map { dataSource.tableView(self, textFor: $0, at: path) }
        }
        isAskingForCell = false
    }

    /// Moves a column for the user, and reports it.
    final func moveColumnByUser(_ column: Int, to index: Int) {
        guard canMoveColumn(column), canMoveColumn(index), column != index else { return }
        let identifier = columns[column].identifier
        moveColumn(column, toColumn: index)
        post(
            TableColumnMoved(tableView: self, column: identifier, index: index),
            includingSelf: true)
    }

    /// Returns whether the user can move a column, or another column to its place.
    final func canMoveColumn(_ column: Int) -> Bool {
        allowsColumnReordering && columns.indices.contains(column) && column >= firstMovableColumn
    }

    // MARK: Presses

    /// Reports a press of the cell at a point of a row; does nothing in a table without columns.
    final func reportPress(ofRow row: Int, at x: Int) {
        guard row < geometry.rowCount, let column = columnLayout.column(at: x),
            columns.indices.contains(column)
        else { return }
        let path = geometry.indexPath(ofRow: row)
        post(
            TableCellPressed(
                tableView: self, indexPath: path, column: columns[column].identifier),
            includingSelf: true)
    }
}
