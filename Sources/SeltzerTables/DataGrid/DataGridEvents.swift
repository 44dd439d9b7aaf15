// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The user pressed a cell with the left button, and released the button there; posted by the grid, whose own handlers
/// run first.
public struct CellPressed: RoutedEvent, Hashable, Sendable {
    /// The grid.
    public let gridView: DataGridView
    /// The cell.
    public let position: GridPosition
    /// The text of the cell; nil if it has no value.
    public let text: String?
    /// The keys that the user held, without Shift and Ctrl, which select.
    public let modifiers: KeyModifiers

    /// Creates an event.
    public init(
        gridView: DataGridView, position: GridPosition, text: String?, modifiers: KeyModifiers = []
    ) {
        (self.gridView, self.position, self.text) = (gridView, position, text)
        self.modifiers = modifiers
    }
}

/// The user activated a cell that cannot be edited, by Enter or a double click; posted by the grid, whose own handlers
/// run first.
public struct CellActivated: RoutedEvent, Hashable, Sendable {
    /// The grid.
    public let gridView: DataGridView
    /// The cell.
    public let position: GridPosition
    /// The text of the cell; nil if it has no value.
    public let text: String?

    /// Creates an event.
    public init(gridView: DataGridView, position: GridPosition, text: String?) {
        (self.gridView, self.position, self.text) = (gridView, position, text)
    }
}

/// The user changed cells, and the data source took the changes; posted by the grid, whose own handlers run first.
///
/// A paste and a fill post one event with all changes. Undoing and redoing post it, too.
public struct CellEdited: RoutedEvent, Hashable, Sendable {
    /// The grid.
    public let gridView: DataGridView
    /// The changes, each for another cell.
    public let changes: [GridCellChange]

    /// Creates an event.
    public init(gridView: DataGridView, changes: [GridCellChange]) {
        (self.gridView, self.changes) = (gridView, changes)
    }
}

/// The user selected other cells, or moved to another cell; posted by the grid, whose own handlers run first.
public struct RangeSelected: RoutedEvent, Hashable, Sendable {
    /// The grid.
    public let gridView: DataGridView
    /// The selected ranges; columns count in the order of the screen.
    public let ranges: [GridRange]

    /// Creates an event.
    public init(gridView: DataGridView, ranges: [GridRange]) {
        (self.gridView, self.ranges) = (gridView, ranges)
    }
}

/// The user chose another order of a grid's rows; posted by the grid, whose own handlers run first.
///
/// The grid does not sort. A handler sorts the rows and calls ``DataGridView/reloadData()``.
public struct GridSortChanged: RoutedEvent, Hashable, Sendable {
    /// The grid.
    public let gridView: DataGridView
    /// The columns by which the rows are sorted, the most important one first; empty for none.
    public let sortOrder: [TableSortOrder]

    /// Creates an event.
    public init(gridView: DataGridView, sortOrder: [TableSortOrder]) {
        (self.gridView, self.sortOrder) = (gridView, sortOrder)
    }
}

/// The user moved, sized, hid or showed a column; posted by the grid, whose own handlers run first.
public struct GridColumnChanged: RoutedEvent, Hashable, Sendable {
    /// A change of a column.
    public enum Change: Hashable, Sendable {
        /// The column has another place.
        case moved
        /// The column has another width.
        case resized
        /// The column is hidden.
        case hidden
        /// The column is shown again.
        case shown
    }

    /// The grid.
    public let gridView: DataGridView
    /// The column.
    public let column: Int
    /// The change.
    public let change: Change

    /// Creates an event.
    public init(gridView: DataGridView, column: Int, change: Change) {
        (self.gridView, self.column, self.change) = (gridView, column, change)
    }
}
