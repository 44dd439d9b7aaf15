// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The selected ranges of a grid, and the cell that keys act on; columns count in the order of the screen.
///
/// Its cost depends on the number of ranges, not on their sizes. The ranges do not overlap, apart from the last one,
/// which a drag or Shift extends.
struct GridSelection: Hashable {
    /// The part of the grid that a step of selecting covers.
    enum Unit: Hashable {
        case cells, rows, columns, all
    }

    /// The maximum number of ranges; another one replaces them all.
    static var maximumRanges: Int { 1_000 }

    private(set) var rowCount = 0
    private(set) var columnCount = 0
    /// The cell that keys act on.
    private(set) var cursor = GridPosition(row: 0, column: 0)
    /// The cell where the last range begins.
    private(set) var anchor = GridPosition(row: 0, column: 0)
    /// What the last range consists of.
    private(set) var unit = Unit.cells
    /// The ranges that are not extended any more.
    private var others: [GridRange] = []
    /// Whether the last range takes cells out of the others.
    private var isRemoving = false

    /// Whether there is at least one cell.
    var hasCells: Bool { rowCount > 0 && columnCount > 0 }

    /// The range that a drag or Shift extends.
    var active: GridRange {
        guard hasCells else { return GridRange(rows: 0..<0, columns: 0..<0) }
        var range = GridRange(from: anchor, to: cursor)
        if unit == .rows || unit == .all { range.columns = 0..<columnCount }
        if unit == .columns || unit == .all { range.rows = 0..<rowCount }
        return range
    }

    /// The selected ranges, the last one at the end; the cell of the cursor, if nothing else is selected.
    var ranges: [GridRange] {
        guard hasCells else { return [] }
        let active = active
        guard isRemoving else { return others.flatMap { $0.subtracting(active) } + [active] }
        return others.flatMap { $0.subtracting(active) }
    }

    /// The number of selected cells; the largest number if there are more.
    var count: Int { ranges.reduce(0) { $0.saturatingAdding($1.count) } }

    /// Whether only one cell is selected.
    var isSingleCell: Bool { others.isEmpty && !isRemoving && active.count == 1 }

    /// Returns whether a cell is selected.
    func contains(_ position: GridPosition) -> Bool {
        if active.contains(position) { return !isRemoving }
        return others.contains { $0.contains(position) }
    }

    // MARK: Changes

    /// Takes another number of rows and columns; what lies beyond is no longer selected.
    mutating func resize(rows: Int, columns: Int) {
        (rowCount, columnCount) = (max(0, rows), max(0, columns))
        (cursor, anchor) = (clamped(cursor), clamped(anchor))
        let all = GridRange(rows: 0..<rowCount, columns: 0..<columnCount)
        others = others.map { $0.intersection(all) }.filter { !$0.isEmpty }
    }

    /// Selects one cell.
    mutating func move(to position: GridPosition) {
        select(.cells, from: position, to: position)
    }

    /// Selects one range of cells, rows or columns, in place of all others; the cursor is at its end.
    mutating func select(_ unit: Unit, from first: GridPosition, to last: GridPosition) {
        (others, isRemoving) = ([], false)
        (self.unit, anchor, cursor) = (unit, clamped(first), clamped(last))
    }

    /// Selects ranges of cells; the cursor is the first cell of the last one.
    mutating func select(_ ranges: [GridRange]) {
        guard let last = ranges.last, !last.isEmpty else { return }
        (isRemoving, unit) = (false, .cells)
        anchor = GridPosition(row: last.rows.upperBound - 1, column: last.columns.upperBound - 1)
        cursor = GridPosition(row: last.rows.lowerBound, column: last.columns.lowerBound)
        others = []
        for range in ranges.dropLast().suffix(Self.maximumRanges) {
            others = others.flatMap { $0.subtracting(range) } + [range]
        }
    }

    /// Extends the last range to a cell, which becomes the cursor.
    mutating func extend(to position: GridPosition, as unit: Unit? = nil) {
        if let unit { self.unit = unit } else if self.unit == .all { self.unit = .cells }
        cursor = clamped(position)
    }

    /// Begins another range at a cell; if the cell is selected, the range takes its cells out of the selection.
    mutating func add(_ unit: Unit, at position: GridPosition) {
        let position = clamped(position)
        let kept = ranges
        guard hasCells else { return }
        guard kept.count < Self.maximumRanges else { return move(to: position) }
        let wasSelected = kept.contains { $0.contains(position) }
        (others, self.unit, anchor, cursor) = (kept, unit, position, position)
        isRemoving = wasSelected && !(kept.count == 1 && kept[0] == active)
    }

    /// Ends taking cells out of the selection; the cursor moves to the end of a range that is left, or stays if none is.
    mutating func endRange() {
        guard isRemoving else { return }
        let kept = ranges
        isRemoving = false
        guard let last = kept.last else { return move(to: cursor) }
        others = Array(kept.dropLast())
        unit = .cells
        anchor = GridPosition(row: last.rows.lowerBound, column: last.columns.lowerBound)
        cursor = GridPosition(
            row: last.rows.upperBound - 1, column: last.columns.upperBound - 1)
    }

    /// Selects everything; the cursor stays where it is.
    mutating func selectAll() {
        guard hasCells else { return }
        select(.all, from: cursor, to: cursor)
    }

    /// Extends the last range over whole rows or whole columns.
    mutating func widen(to unit: Unit) {
        // Whole rows and whole columns together are everything.
        self.unit = self.unit == .cells || self.unit == unit ? unit : .all
    }

    /// Selects the next or the previous cell: of the column, or along the rows and around their ends.
    ///
    /// At the end of the grid nothing moves.
    mutating func step(backwards: Bool, alongRows: Bool) {
        guard hasCells else { return }
        var (row, column) = (cursor.row, cursor.column)
        let step = backwards ? -1 : 1
        if alongRows { column += step } else { row += step }
        if column < 0 || column >= columnCount {
            column = backwards ? columnCount - 1 : 0
            row += step
        }
        guard row >= 0, row < rowCount else { return move(to: cursor) }
        move(to: GridPosition(row: row, column: column))
    }

    /// Follows rows that were inserted or removed.
    mutating func rowsDidChange(inserted: Range<Int>?, removed: Range<Int>?) {
        var row = cursor.row
        var count = rowCount
        if let removed {
            if removed.contains(row) {
                row = removed.lowerBound
            } else if row >= removed.upperBound {
                row -= removed.count
            }
            count -= removed.count
        }
        if let inserted {
            if row >= inserted.lowerBound { row = row.saturatingAdding(inserted.count) }
            count = count.saturatingAdding(inserted.count)
        }
        let column = cursor.column
        resize(rows: count, columns: columnCount)
        move(to: GridPosition(row: row, column: column))
    }

    private func clamped(_ position: GridPosition) -> GridPosition {
        GridPosition(
            row: position.row.clamped(0, max(0, rowCount - 1)),
            column: position.column.clamped(0, max(0, columnCount - 1)))
    }
}
