// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has selected or deselected rows of a table; posted by the table, itself included, once for all rows
/// that changed together.
public struct SelectionChanged: RoutedEvent, Hashable, Sendable {
    /// Whose rows.
    public let tableView: TableView

    /// Creates an event.
    public init(tableView: TableView) {
        self.tableView = tableView
    }
}
