// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls

/// The layout of a grid: columns of different widths, rows of one height, and a header above.
///
/// All rectangles are in the coordinates of the content, in which the row of the header is 0.
struct GridGeometry: Hashable {
    let headerHeight: Int
    /// The widths of the columns, each with the gap after it.
    private let columnRuns: RunLengths
    private let rowRuns: EqualLengths

    /// The default number of empty columns between neighboring cells.
    static var gap: Int { 1 }

    private let gap: Int

    init(rows: Int, columnWidths: [Int], headerHeight: Int, gap: Int = Self.gap) {
        rowRuns = EqualLengths(count: rows, length: 1)
        columnRuns = RunLengths(columnWidths.map { max(1, $0).saturatingAdding(gap) })
        self.headerHeight = headerHeight
        self.gap = gap
    }

    var rows: Int { rowRuns.count }

    var columns: Int { columnRuns.count }

    /// The size of all cells and the header.
    var contentSize: Size {
        let width = columnRuns.total.saturatingSubtracting(columns > 0 ? gap : 0)
        return Size(width: width, height: rows.saturatingAdding(headerHeight))
    }

    /// Returns the rectangle of a cell that exists.
    func frame(of position: GridPosition) -> Rect {
        Rect(
            x: columnRuns.start(of: position.column),
            y: rowRuns.start(of: position.row).saturatingAdding(headerHeight),
            width: max(0, columnRuns.length(of: position.column) - gap),
            height: 1
        )
    }

    /// Returns the cell at a point or before the gap at a point; nil for a point above or below all rows.
    func position(at point: Point) -> GridPosition? {
        let row = point.y.saturatingSubtracting(headerHeight)
        guard columns > 0, row >= 0, row < rows else { return nil }
        return GridPosition(row: row, column: columnRuns.index(at: point.x))
    }

    /// Returns the columns that are visible between two horizontal positions.
    func columns(from minX: Int, to maxX: Int) -> Range<Int> {
        guard columns > 0, maxX > minX else { return 0..<0 }
        var first = columnRuns.index(at: minX)
        // If only the gap after the first column is visible, the column is left out.
        if columnRuns.end(of: first).saturatingSubtracting(gap) <= minX { first += 1 }
        return first..<max(first, columnRuns.index(at: maxX - 1) + 1)
    }

    /// Returns the rows that are visible between two vertical positions; the header does not count as a row.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        rowRuns.indices(
            from: minY.saturatingSubtracting(headerHeight),
            to: maxY.saturatingSubtracting(headerHeight))
    }
}
