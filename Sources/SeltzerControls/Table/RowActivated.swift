// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user wants something done with a row: Enter was pressed on it, or it was double-clicked; posted by the
/// table, itself included.
public struct RowActivated: RoutedEvent, Hashable, Sendable {
    /// Whose row.
    public let tableView: TableView
    /// The row.
    public let indexPath: TableIndexPath

    /// Creates an event.
    public init(tableView: TableView, indexPath: TableIndexPath) {
        self.tableView = tableView
        self.indexPath = indexPath
    }
}
