// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The object that provides the content of a ``DataGridView``, and changes it for the user.
///
/// The grid asks for a cell when it becomes visible, and keeps visible cells only. So the size of the data does not
/// matter. Rows and columns count from 0, in the order of the data source.
///
/// A data source without changes implements the first four methods.
@MainActor
public protocol DataGridViewDataSource: AnyObject {
    /// Returns the number of rows; a negative number counts as 0.
    func numberOfRows(in gridView: DataGridView) -> Int

    /// Returns the number of columns; a negative number counts as 0.
    func numberOfColumns(in gridView: DataGridView) -> Int

    /// Returns a column.
    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn

    /// Returns the content of a cell; ``DataGridCell/pending`` if it comes later.
    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell

    /// Returns the name of a row, which is shown at the left; by default its number, from 1.
    func dataGridView(_ gridView: DataGridView, titleOfRow row: Int) -> String

    /// Informs the data source of the rows that are visible now, before the grid asks for their cells.
    ///
    /// A data source that loads rows cancels loads for other rows. ``DataGridPages`` does this.
    func dataGridView(_ gridView: DataGridView, willShowRows rows: Range<Int>)

    /// Returns the row or the column to which Ctrl with an arrow key goes; nil, the default, for the last one.
    ///
    /// - Parameters:
    ///   - gridView: The grid.
    ///   - position: The current cell.
    ///   - rows: -1 for up, 1 for down, 0 otherwise.
    ///   - columns: -1 for left, 1 for right, 0 otherwise.
    func dataGridView(
        _ gridView: DataGridView, endOfDataFrom position: GridPosition, rows: Int, columns: Int
    ) -> Int?

    /// Returns the problem of a text that the user typed into a cell, in a few words; nil, the default, for none.
    ///
    /// - Parameters:
    ///   - gridView: The grid.
    ///   - text: The typed text; nil if the user clears the cell.
    ///   - position: The cell.
    func dataGridView(
        _ gridView: DataGridView, problemOf text: String?, at position: GridPosition
    ) -> String?

    /// Changes cells for the user, as one step.
    ///
    /// The grid has checked every change before. It asks for the changed cells afterwards.
    ///
    /// - Returns: Whether the cells were changed; false by default.
    func dataGridView(_ gridView: DataGridView, change changes: [GridCellChange]) -> Bool

    /// Inserts empty rows for the user.
    ///
    /// - Returns: Whether the rows were inserted; false by default.
    func dataGridView(_ gridView: DataGridView, insertRows rows: Range<Int>) -> Bool

    /// Deletes rows for the user.
    ///
    /// - Returns: A closure that inserts the same rows again, for undoing; nil, the default, if the rows were not
    ///   deleted.
    func dataGridView(
        _ gridView: DataGridView, deleteRows rows: Range<Int>
    ) -> (@MainActor () -> Void)?
}

extension DataGridViewDataSource {
    /// Returns the number of the row, from 1.
    public func dataGridView(_ gridView: DataGridView, titleOfRow row: Int) -> String {
        String(row.addingReportingOverflow(1).partialValue)
    }

    /// Does nothing.
    public func dataGridView(_ gridView: DataGridView, willShowRows rows: Range<Int>) {}

    /// Returns nil.
    public func dataGridView(
        _ gridView: DataGridView, endOfDataFrom position: GridPosition, rows: Int, columns: Int
    ) -> Int? { nil }

    /// Returns nil.
    public func dataGridView(
        _ gridView: DataGridView, problemOf text: String?, at position: GridPosition
    ) -> String? { nil }

    /// Returns false.
    public func dataGridView(
        _ gridView: DataGridView, change changes: [GridCellChange]
    ) -> Bool { false }

    /// Returns false.
    public func dataGridView(_ gridView: DataGridView, insertRows rows: Range<Int>) -> Bool {
        false
    }

    /// Returns nil.
    public func dataGridView(
        _ gridView: DataGridView, deleteRows rows: Range<Int>
    ) -> (@MainActor () -> Void)? { nil }
}

/// A change of a cell by the user.
public struct GridCellChange: Hashable, Sendable {
    /// The cell.
    public var position: GridPosition
    /// The text before the change; nil if the cell had no value.
    public var oldText: String?
    /// The new text; nil for no value.
    public var newText: String?

    /// Creates a change.
    public init(position: GridPosition, oldText: String?, newText: String?) {
        (self.position, self.oldText, self.newText) = (position, oldText, newText)
    }

    /// The change that undoes this one.
    var inverse: GridCellChange {
        GridCellChange(position: position, oldText: newText, newText: oldText)
    }
}
