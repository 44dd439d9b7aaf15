// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The visible cells of a grid: some rows, all with the same columns.
///
/// Scrolling touches only the cells that appear or disappear.
struct ShownCells<Cell> {
    private var cells: [Int: [Cell]] = [:]
    private(set) var columns = 0..<0

    /// The cell at a position; nil if it is not visible.
    subscript(position: GridPosition) -> Cell? {
        guard columns.contains(position.column) else { return nil }
        return cells[position.row]?[position.column - columns.lowerBound]
    }

    /// Returns the cells of a row, one for each of the ``columns``; empty if the row is not visible.
    func cells(inRow row: Int) -> [Cell] { cells[row] ?? [] }

    /// Forgets the cells of some rows, which are asked for again.
    mutating func remove(rows: Range<Int>) {
        for row in cells.keys where rows.contains(row) { cells[row] = nil }
    }

    /// The positions of the cells, row by row.
    var positions: [GridPosition] {
        cells.keys.sorted().flatMap { row in
            columns.map { GridPosition(row: row, column: $0) }
        }
    }

    /// Shows other rows and columns.
    ///
    /// - Parameters:
    ///   - rows: The rows to show.
    ///   - columns: The columns to show of each row.
    ///   - hide: Takes each cell that disappears; all its calls come before the calls of `show`.
    ///   - show: Returns the cell for a position that appears.
    mutating func show(
        rows: Range<Int>, columns: Range<Int>, hide: (Cell) -> Void, show: (GridPosition) -> Cell
    ) {
        for (row, line) in cells where !rows.contains(row) {
            cells[row] = nil
            line.forEach(hide)
        }
        if columns != self.columns { change(columns, hide: hide, show: show) }
        for row in rows where cells[row] == nil {
            cells[row] = columns.map { show(GridPosition(row: row, column: $0)) }
        }
    }

    /// Hides all cells.
    mutating func removeAll(hide: (Cell) -> Void) {
        for line in cells.values { line.forEach(hide) }
        cells = [:]
    }

    private mutating func change(
        _ columns: Range<Int>, hide: (Cell) -> Void, show: (GridPosition) -> Cell
    ) {
        let first = self.columns.lowerBound
        let kept = columns.clamped(to: self.columns)
        for line in cells.values {
            for column in self.columns where !kept.contains(column) { hide(line[column - first]) }
        }
        for (row, line) in cells {
            cells[row] = columns.map { column in
                kept.contains(column)
                    ? line[column - first] : show(GridPosition(row: row, column: column))
            }
        }
        self.columns = columns
    }
}
