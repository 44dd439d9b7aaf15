// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A rectangle of cells in a grid: some rows, all with the same columns.
public struct GridRange: Hashable, Sendable {
    /// The rows, from 0.
    public var rows: Range<Int>
    /// The columns, from 0, in the order of the screen.
    public var columns: Range<Int>

    /// Creates a range.
    public init(rows: Range<Int>, columns: Range<Int>) {
        (self.rows, self.columns) = (rows, columns)
    }

    /// Creates the smallest range that contains two cells.
    public init(from first: GridPosition, to last: GridPosition) {
        rows = min(first.row, last.row)..<max(first.row, last.row) + 1
        columns = min(first.column, last.column)..<max(first.column, last.column) + 1
    }

    /// Whether the range has no cells.
    public var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

    /// The number of cells; the largest number if there are more.
    public var count: Int {
        let (count, isTooLarge) = rows.count.multipliedReportingOverflow(by: columns.count)
        return isTooLarge ? .max : count
    }

    /// Returns whether a cell is in the range.
    public func contains(_ position: GridPosition) -> Bool {
        rows.contains(position.row) && columns.contains(position.column)
    }

    /// Returns the cells that two ranges share; empty if there are none.
    public func intersection(_ other: GridRange) -> GridRange {
        GridRange(
            rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
    }

    /// Returns the parts that lie outside of another range: four rectangles at most, which do not overlap.
    func subtracting(_ other: GridRange) -> [GridRange] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            GridRange(rows: rows.lowerBound..<hole.rows.lowerBound, columns: columns),
            GridRange(rows: hole.rows.upperBound..<rows.upperBound, columns: columns),
            GridRange(
                rows: hole.rows, columns: columns.lowerBound..<hole.columns.lowerBound),
            GridRange(
                rows: hole.rows, columns: hole.columns.upperBound..<columns.upperBound),
        ].filter { !$0.isEmpty }
    }
}
