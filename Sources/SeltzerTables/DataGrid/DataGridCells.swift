// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The cells that a grid shows: those that scroll, and those of the frozen rows and columns.
struct DataGridCells {
    /// The cells of frozen or scrolling rows with frozen or scrolling columns.
    private var parts = [ShownCells<DataGridCell>](repeating: ShownCells(), count: 4)
    /// The rows that scroll.
    private(set) var rows = 0..<0
    /// The places that scroll.
    private(set) var places = 0..<0
    private(set) var frozenRows = 0
    private(set) var frozenColumns = 0

    /// The cell at a position whose column is a place; nil if it is not shown.
    subscript(position: GridPosition) -> DataGridCell? {
        parts[part(position.row < frozenRows, position.column < frozenColumns)][position]
    }

    /// Returns the shown cells of a row in its frozen or scrolling places.
    func cells(inRow row: Int, isFrozen: Bool) -> [DataGridCell] {
        parts[part(row < frozenRows, isFrozen)].cells(inRow: row)
    }

    /// Shows other rows and places; asks for each cell that appears.
    mutating func show(
        rows: Range<Int>, places: Range<Int>, frozenRows: Int, frozenColumns: Int,
        ask: (GridPosition) -> DataGridCell
    ) {
        if frozenRows != self.frozenRows || frozenColumns != self.frozenColumns { removeAll() }
        (self.rows, self.places) = (rows, places)
        (self.frozenRows, self.frozenColumns) = (frozenRows, frozenColumns)
        for isFrozenRow in [true, false] {
            for isFrozenPlace in [true, false] {
                parts[part(isFrozenRow, isFrozenPlace)].show(
                    rows: isFrozenRow ? 0..<frozenRows : rows,
                    columns: isFrozenPlace ? 0..<frozenColumns : places,
                    hide: { _ in }, show: ask)
            }
        }
    }

    /// Forgets all cells.
    mutating func removeAll() {
        for index in parts.indices { parts[index].removeAll { _ in } }
    }

    /// Forgets the cells of some rows.
    mutating func remove(rows: Range<Int>) {
        for index in parts.indices { parts[index].remove(rows: rows) }
    }

    private func part(_ isFrozenRow: Bool, _ isFrozenPlace: Bool) -> Int {
        (isFrozenRow ? 2 : 0) + (isFrozenPlace ? 1 : 0)
    }
}
