// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user wants the rows of a table in another order; posted by the table, itself included.
///
/// Whoever has the rows sorts them and calls ``TableView/reloadData()``.
public struct SortOrderChanged: RoutedEvent, Hashable, Sendable {
    /// Whose rows.
    public let tableView: TableView
    /// By which column, and which way.
    public let sortOrder: TableSortOrder

    /// Creates an event.
    public init(tableView: TableView, sortOrder: TableSortOrder) {
        self.tableView = tableView
        self.sortOrder = sortOrder
    }
}
