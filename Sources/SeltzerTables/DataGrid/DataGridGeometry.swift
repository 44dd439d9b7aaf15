// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where a grid shows its header, its frozen rows and columns, and its other cells.
///
/// The content that scrolls begins after the frozen rows and columns. All rectangles are in the coordinates of the
/// content. Columns count by places.
struct DataGridGeometry: Hashable {
    /// The part of a grid at a point.
    enum Part: Hashable {
        /// The corner above the names of the rows.
        case corner
        /// The title of a column.
        case title(Int)
        /// The end of a column's title, where a drag sizes the column.
        case edge(Int)
        /// The filter of a column.
        case filter(Int)
        /// The name of a row.
        case rowTitle(Int)
        /// A cell.
        case cell(GridPosition)
    }

    /// The heights of the rows.
    let rows: MeasuredLengths
    /// The widths of the columns, each with its padding.
    let columns: MeasuredLengths
    /// The height of the titles: 0 or 1.
    let headerHeight: Int
    /// The height of the filters: 0 or 1.
    let filterHeight: Int
    /// The width of the names of the rows.
    let rowTitleWidth: Int
    /// The number of rows that do not scroll.
    let frozenRows: Int
    /// The number of columns that do not scroll.
    let frozenColumns: Int

    /// The least width and height that frozen cells leave to cells that scroll.
    private static var leastScrolling: Size { Size(width: 8, height: 1) }

    /// Places the parts in a size; parts without room are left out.
    init(
        rows: MeasuredLengths, columns: MeasuredLengths, size: Size, hasHeader: Bool,
        hasFilters: Bool, rowTitleWidth: Int, frozenRows: Int, frozenColumns: Int
    ) {
        (self.rows, self.columns) = (rows, columns)
        headerHeight = hasHeader && size.height > 1 ? 1 : 0
        filterHeight = hasFilters && size.height > 2 ? 1 : 0
        let height = size.height - headerHeight - filterHeight - Self.leastScrolling.height
        self.rowTitleWidth =
            rowTitleWidth.saturatingMultiplied(by: 2) < size.width ? rowTitleWidth : 0
        let width = size.width - self.rowTitleWidth - Self.leastScrolling.width - 1
        self.frozenRows = Self.count(frozenRows, of: rows, in: height)
        self.frozenColumns = Self.count(frozenColumns, of: columns, in: width)
    }

    /// Returns how many of the first runs have room.
    private static func count(_ wanted: Int, of runs: MeasuredLengths, in room: Int) -> Int {
        var count = 0
        while count < min(wanted, runs.count), runs.start(of: count + 1) <= room { count += 1 }
        return count
    }

    /// The height of the frozen rows.
    var frozenHeight: Int { rows.start(of: frozenRows) }
    /// The width of the frozen columns, without the line after them.
    var frozenWidth: Int { columns.start(of: frozenColumns) }
    /// The cells at the top that do not scroll.
    var top: Int { headerHeight + filterHeight + frozenHeight }
    /// The cells at the left that do not scroll.
    var left: Int { rowTitleWidth + frozenWidth + (frozenColumns > 0 ? 1 : 0) }

    /// The size of the content that scrolls.
    var contentSize: Size {
        Size(
            width: columns.total.saturatingSubtracting(frozenWidth),
            height: rows.total.saturatingSubtracting(frozenHeight))
    }

    // MARK: Rectangles

    /// Returns the columns of cells that a place takes.
    ///
    /// - Parameter start: The first visible column of cells, which frozen columns follow.
    func span(ofPlace place: Int, start: Int) -> Range<Int> {
        let offset = place < frozenColumns ? start.saturatingAdding(rowTitleWidth) : -frozenWidth
        let first = columns.start(of: place).saturatingAdding(offset)
        return first..<first.saturatingAdding(columns.length(of: place))
    }

    /// Returns the lines that a row takes.
    ///
    /// - Parameter start: The first visible line, which the header and the frozen rows follow.
    func span(ofRow row: Int, start: Int) -> Range<Int> {
        let offset =
            row < frozenRows
            ? start.saturatingAdding(headerHeight + filterHeight) : -frozenHeight
        let first = rows.start(of: row).saturatingAdding(offset)
        return first..<first.saturatingAdding(rows.length(of: row))
    }

    /// Returns the rectangle of a cell.
    func frame(of position: GridPosition, origin: Point) -> Rect {
        let (x, y) = (
            span(ofPlace: position.column, start: origin.x),
            span(ofRow: position.row, start: origin.y)
        )
        return Rect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
    }

    /// Returns the scrolling places that are visible between two columns of cells.
    func places(from minX: Int, to maxX: Int) -> Range<Int> {
        Self.indices(of: columns, from: minX, to: maxX, after: frozenColumns)
    }

    /// Returns the scrolling rows that are visible between two lines.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        Self.indices(of: rows, from: minY, to: maxY, after: frozenRows)
    }

    private static func indices(
        of runs: MeasuredLengths, from start: Int, to end: Int, after first: Int
    ) -> Range<Int> {
        let offset = runs.start(of: first)
        let (start, end) = (start.saturatingAdding(offset), end.saturatingAdding(offset))
        guard runs.count > first, end > start, end > offset, start < runs.total else {
            return first..<first
        }
        let low = max(first, runs.index(at: start))
        return low..<max(low, min(runs.count, runs.index(at: end - 1) + 1))
    }

    // MARK: Points

    /// Returns the part at a point; nil for a point beside all parts.
    func part(at point: Point, origin: Point) -> Part? {
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        guard x >= 0, y >= 0 else { return nil }
        if y < headerHeight {
            if x < rowTitleWidth { return .corner }
            guard let place = place(at: point.x, start: origin.x) else { return nil }
            let end = span(ofPlace: place, start: origin.x).upperBound
            return point.x >= end - 1 ? .edge(place) : .title(place)
        }
        if y < headerHeight + filterHeight {
            return x < rowTitleWidth ? nil : place(at: point.x, start: origin.x).map(Part.filter)
        }
        guard let row = row(at: point.y, start: origin.y) else { return nil }
        if x < rowTitleWidth { return .rowTitle(row) }
        return place(at: point.x, start: origin.x)
            .map { .cell(GridPosition(row: row, column: $0)) }
    }

    private func place(at x: Int, start: Int) -> Int? {
        let fixed = x - start - rowTitleWidth
        if fixed < frozenWidth { return columns.index(at: max(0, fixed)) }
        // The line after the frozen columns belongs to the last of them.
        if frozenColumns > 0, fixed == frozenWidth { return frozenColumns - 1 }
        let place = x.saturatingAdding(frozenWidth)
        guard place >= frozenWidth, place < columns.total else { return nil }
        return columns.index(at: place)
    }

    private func row(at y: Int, start: Int) -> Int? {
        let fixed = y - start - headerHeight - filterHeight
        if fixed < frozenHeight { return rows.index(at: fixed) }
        let place = y.saturatingAdding(frozenHeight)
        guard place >= frozenHeight, place < rows.total else { return nil }
        return rows.index(at: place)
    }

    /// Returns the cell nearest to a point.
    func nearestCell(to point: Point, origin: Point) -> GridPosition {
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        let place =
            x < left
            ? place(at: max(point.x, origin.x + rowTitleWidth), start: origin.x) ?? 0
            : columns.index(at: point.x.saturatingAdding(frozenWidth))
        let row =
            y < top
            ? row(at: max(point.y, origin.y + headerHeight + filterHeight), start: origin.y) ?? 0
            : rows.index(at: point.y.saturatingAdding(frozenHeight))
        return GridPosition(row: row, column: place)
    }
}
