// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user selected or deselected rows of a table, or a reload removed selected rows; posted once for each change by
/// the table, whose own handlers run first.
///
/// ``TableView/reloadData()`` describes which row is selected after a reload.
public struct TableSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The table.
    public let tableView: TableView

    /// Creates an event.
    public init(tableView: TableView) {
        self.tableView = tableView
    }
}

/// The user activated a row, by a click or Enter; posted by the table, whose own handlers run first.
///
/// If the selection follows the focus, as in a ``ListView``, Enter and a double click activate.
public struct RowActivated: RoutedEvent, Hashable, Sendable {
    /// The table.
    public let tableView: TableView
    /// The row.
    public let indexPath: TableIndexPath

    /// Creates an event.
    public init(tableView: TableView, indexPath: TableIndexPath) {
        self.tableView = tableView
        self.indexPath = indexPath
    }
}

/// The user chose another order of a table's rows; posted by the table, whose own handlers run first.
///
/// The table does not sort. A handler sorts the rows and calls ``TableView/reloadData()``.
public struct SortOrderChanged: RoutedEvent, Hashable, Sendable {
    /// The table.
    public let tableView: TableView
    /// The column and the direction.
    public let sortOrder: TableSortOrder

    /// Creates an event.
    public init(tableView: TableView, sortOrder: TableSortOrder) {
        self.tableView = tableView
        self.sortOrder = sortOrder
    }
}
