// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension DataGridView {
    // MARK: The current cell

    /// The cell that keys act on, in the rows and columns of the data; a cell that does not exist becomes the nearest
    /// one.
    ///
    /// Setting it selects the cell, and is not reported. If all columns are hidden, it is the first cell.
    public final var currentPosition: GridPosition {
        get {
            guard selection.hasCells else { return GridPosition(row: 0, column: 0) }
            return position(ofPlace: selection.cursor)
        }
        set {
            let column = newValue.column.clamped(0, max(0, columns.count - 1))
            let place = columns.place(of: column) ?? selection.cursor.column
            setSelection { $0.move(to: GridPosition(row: newValue.row, column: place)) }
        }
    }

    /// The selected ranges, the last one at the end; their columns count in the order of the screen.
    ///
    /// The ranges do not overlap. Setting them is not reported, and makes the first cell of the last range current;
    /// cells that do not exist are left out. An empty array selects the current cell.
    public final var selectedRanges: [GridRange] {
        get { selection.ranges }
        set {
            setSelection { selection in
                let all = GridRange(
                    rows: 0..<selection.rowCount, columns: 0..<selection.columnCount)
                let ranges = newValue.map { $0.intersection(all) }.filter { !$0.isEmpty }
                guard !ranges.isEmpty else { return selection.move(to: selection.cursor) }
                selection.select(ranges)
            }
        }
    }

    /// The number of selected cells; the largest number if there are more.
    public final var selectedCellCount: Int { selection.count }

    /// Returns the column at a place of the screen, as ``GridRange/columns`` counts; nil if there is none.
    public final func column(atPlace place: Int) -> Int? {
        (0..<columns.placeCount).contains(place) ? columns.column(at: place) : nil
    }

    /// Returns the place of a column on the screen; nil for a hidden column or a column that does not exist.
    public final func place(ofColumn column: Int) -> Int? { columns.place(of: column) }

    /// Selects all cells.
    public final func selectAllCells() { setSelection { $0.selectAll() } }

    /// Scrolls as little as needed to make a cell visible; does nothing if the cell does not exist or is hidden.
    public final func scrollToVisible(_ position: GridPosition) {
        guard let column = columns.place(of: position.column) else { return }
        scroll(toPlace: GridPosition(row: position.row, column: column))
    }

    final func scroll(toPlace place: GridPosition) {
        guard place.row >= 0, place.row < rowLengths.count, place.column < columns.placeCount
        else { return }
        updateGeometry()
        var rect = geometryOfParts.frame(of: place, origin: bounds.origin)
        let seen = visibleRect
        // Frozen cells are always visible.
        if place.row < geometryOfParts.frozenRows {
            (rect.origin.y, rect.size.height) = (seen.minY, 1)
        }
        if place.column < geometryOfParts.frozenColumns {
            (rect.origin.x, rect.size.width) = (seen.minX, 1)
        }
        scrollRectToVisible(rect)
    }

    /// Returns the rectangle of a cell in the grid's own coordinates; empty if the cell does not exist or is hidden.
    public final func rect(ofCell position: GridPosition) -> Rect {
        layoutIfNeeded()
        guard position.row >= 0, position.row < rowLengths.count,
            let column = columns.place(of: position.column)
        else { return .zero }
        return geometryOfParts.frame(
            of: GridPosition(row: position.row, column: column), origin: bounds.origin)
    }

    /// The rows that are visible, without frozen rows.
    public final var visibleRows: Range<Int> {
        layoutIfNeeded()
        return cells.rows
    }

    /// The number of columns that are out of sight on the left and on the right, for a text such as `2 more columns`.
    public final var columnsOutOfSight: (left: Int, right: Int) {
        layoutIfNeeded()
        let seen = visibleRect
        var (first, last) = (cells.places.lowerBound, cells.places.upperBound)
        guard first < last else { return (0, columns.placeCount - geometryOfParts.frozenColumns) }
        if geometryOfParts.span(ofPlace: first, start: 0).lowerBound < seen.minX { first += 1 }
        if geometryOfParts.span(ofPlace: last - 1, start: 0).upperBound > seen.maxX { last -= 1 }
        return (first - geometryOfParts.frozenColumns, columns.placeCount - last)
    }

    // MARK: Changes

    /// Changes the selection for the user, and reports it.
    final func changeSelection(_ change: (inout GridSelection) -> Void) {
        let old = selection
        setSelection(change)
        guard selection != old else { return }
        post(RangeSelected(gridView: self, ranges: selection.ranges), includingSelf: true)
    }

    /// Changes the selection, and redraws what looks different.
    final func setSelection(_ change: (inout GridSelection) -> Void) {
        let old = selection
        change(&selection)
        guard selection != old else { return }
        let (before, after) = (old.ranges, selection.ranges)
        for range in before where !after.contains(range) { setNeedsDisplay(range) }
        for range in after where !before.contains(range) { setNeedsDisplay(range) }
        for cursor in [old.cursor, selection.cursor] {
            setNeedsDisplay(GridRange(from: cursor, to: cursor))
            setNeedsDisplayOfTitle(ofRow: cursor.row)
        }
    }

    private func setNeedsDisplayOfTitle(ofRow row: Int) {
        guard row < rowLengths.count, geometryOfParts.rowTitleWidth > 0 else { return }
        let span = geometryOfParts.span(ofRow: row, start: bounds.minY)
        setNeedsDisplay(
            Rect(
                x: bounds.minX, y: span.lowerBound, width: geometryOfParts.rowTitleWidth,
                height: span.count))
    }

    /// Marks the visible cells of a range for drawing.
    final func setNeedsDisplay(_ range: GridRange) {
        let geometry = geometryOfParts
        let rowParts = [0..<geometry.frozenRows, cells.rows].map { $0.clamped(to: range.rows) }
        let columnParts = [0..<geometry.frozenColumns, cells.places]
            .map { $0.clamped(to: range.columns) }
        for rows in rowParts where !rows.isEmpty {
            for places in columnParts where !places.isEmpty {
                let first = geometry.frame(
                    of: GridPosition(row: rows.lowerBound, column: places.lowerBound),
                    origin: bounds.origin)
                let last = geometry.frame(
                    of: GridPosition(row: rows.upperBound - 1, column: places.upperBound - 1),
                    origin: bounds.origin)
                setNeedsDisplay(first.union(last).intersection(bounds))
            }
        }
    }

    // MARK: Moves of the user

    /// Moves the current cell, or extends the selection to the cell after the move.
    final func move(_ move: DataGridActions.Move, isExtending: Bool) {
        guard selection.hasCells else { return }
        let from = selection.cursor
        let target = target(of: move, from: from)
        changeSelection { selection in
            if isExtending {
                selection.extend(to: target)
            } else {
                selection.move(to: target)
            }
        }
        scroll(toPlace: target)
        // Behind frozen rows and columns, the first row and the first column are scrolled to, too.
        if move.rows == .first { contentOffset.y = -contentInset.top }
        if move.columns == .first { contentOffset.x = -contentInset.left }
    }

    private func target(
        of move: DataGridActions.Move, from place: GridPosition
    ) -> GridPosition {
        layoutIfNeeded()
        let (lastRow, lastColumn) = (selection.rowCount - 1, selection.columnCount - 1)
        var target = GridPosition(
            row: move.rows.target(
                from: place.row, in: 0...lastRow, page: max(1, cells.rows.count - 1)),
            column: move.columns.target(
                from: place.column, in: 0...lastColumn, page: max(1, cells.places.count - 1)))
        guard move.isToEndOfData, let dataSource else { return target }
        func direction(_ move: ListMove) -> Int { move == .first ? -1 : move == .last ? 1 : 0 }
        let (rows, steps) = (direction(move.rows), direction(move.columns))
        let end = dataSource.dataGridView(
            self, endOfDataFrom: position(ofPlace: place), rows: rows, columns: steps)
        if let end, rows != 0 { target.row = end.clamped(0, lastRow) }
        if let end, steps != 0 { target.column = columns.place(of: end) ?? target.column }
        return target
    }
}
