// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The cells of a grid that are shown now: whole rows, all over the same columns.
///
/// What stays in sight is not touched, so that a step costs what it uncovers.
struct ShownCells<Cell> {
    private var cells: [Int: [Cell]] = [:]
    private(set) var columns = 0..<0

    /// The cell at a position; nil where none is shown.
    subscript(position: GridPosition) -> Cell? {
        guard columns.contains(position.column) else { return nil }
        return cells[position.row]?[position.column - columns.lowerBound]
    }

    /// The positions shown, row by row.
    var positions: [GridPosition] {
        cells.keys.sorted().flatMap { row in
            columns.map { GridPosition(row: row, column: $0) }
        }
    }

    /// Shows other rows and columns.
    ///
    /// - Parameters:
    ///   - rows: The rows to show.
    ///   - columns: The columns to show of each.
    ///   - hide: Gets each cell that is not shown any more, before the first new one is asked for.
    ///   - show: Makes the cell of a position that was not shown before.
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

    /// Shows nothing any more.
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
