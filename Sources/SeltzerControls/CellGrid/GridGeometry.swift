// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where the cells of a grid lie: columns of their own widths, rows of one height, a header above.
///
/// All rectangles are in content coordinates: the header's row is 0 when nothing is scrolled.
struct GridGeometry: Hashable {
    let headerHeight: Int
    /// The columns, each with the gap after it.
    private let columnRuns: RunLengths
    private let rowRuns: EqualLengths

    /// The empty columns between neighbouring cells, unless said otherwise.
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

    /// The extent of all cells and the header.
    var contentSize: Size {
        let width = columnRuns.total.saturatingSubtracting(columns > 0 ? gap : 0)
        return Size(width: width, height: rows.saturatingAdding(headerHeight))
    }

    /// The rectangle of a cell that exists.
    func frame(of position: GridPosition) -> Rect {
        Rect(
            x: columnRuns.start(of: position.column),
            y: rowRuns.start(of: position.row).saturatingAdding(headerHeight),
            width: max(0, columnRuns.length(of: position.column) - gap),
            height: 1
        )
    }

    /// The cell at a point, the gap after it included; nil for a point over the header, or where no row is.
    func position(at point: Point) -> GridPosition? {
        let row = point.y.saturatingSubtracting(headerHeight)
        guard columns > 0, row >= 0, row < rows else { return nil }
        return GridPosition(row: row, column: columnRuns.index(at: point.x))
    }

    /// The columns that a horizontal stretch touches.
    func columns(from minX: Int, to maxX: Int) -> Range<Int> {
        guard columns > 0, maxX > minX else { return 0..<0 }
        var first = columnRuns.index(at: minX)
        // What is left of a column beyond the edge may be nothing but the gap after it.
        if columnRuns.end(of: first).saturatingSubtracting(gap) <= minX { first += 1 }
        return first..<max(first, columnRuns.index(at: maxX - 1) + 1)
    }

    /// The rows that a vertical stretch of content touches, the header's left out.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        rowRuns.indices(
            from: minY.saturatingSubtracting(headerHeight),
            to: maxY.saturatingSubtracting(headerHeight))
    }
}
