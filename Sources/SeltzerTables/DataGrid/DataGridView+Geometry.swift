// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension DataGridView {
    // MARK: Asking the data source

    /// The maximum number of bytes of a cell that are kept and shown.
    static var maximumShownBytes: Int { 16_384 }

    /// Asks for the cell at a place; keeps only what is shown.
    final func ask(_ place: GridPosition) -> DataGridCell {
        var cell = sourceCell(at: place)
        cell.plainText = nil
        if cell.text.utf8.count > Self.maximumShownBytes {
            var end = cell.text.utf8.index(
                cell.text.startIndex, offsetBy: Self.maximumShownBytes)
            while end.samePosition(in: cell.text.unicodeScalars) == nil {
                cell.text.utf8.formIndex(before: &end)
            }
            cell.text = String(cell.text.unicodeScalars[..<end])
        }
        return cell
    }

    /// Returns the whole content of the cell at a place.
    final func sourceCell(at place: GridPosition) -> DataGridCell {
        dataSource?.dataGridView(self, cellAt: position(ofPlace: place)) ?? DataGridCell("")
    }

    /// Returns the description of a column.
    final func column(_ column: Int) -> DataGridColumn {
        shownColumns[column] ?? dataSource?.dataGridView(self, column: column) ?? DataGridColumn("")
    }

    /// Returns the position in the data of a cell on the screen.
    final func position(ofPlace place: GridPosition) -> GridPosition {
        GridPosition(row: place.row, column: columns.column(at: place.column))
    }

    // MARK: Changes

    final func geometryDidChange() {
        updateGeometry()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Takes other widths, another order, or other hidden columns.
    final func columnsDidChange() {
        cells.removeAll()
        geometryDidChange()
        invalidateIntrinsicContentSize()
    }

    final func rowHeightsDidChange() {
        rowsDidChange(count: rowLengths.count)
        geometryDidChange()
        invalidateIntrinsicContentSize()
    }

    /// The height of a row in lines, as ``rowHeight`` unless it was set; 0 for a row that does not exist.
    public final func height(ofRow row: Int) -> Int {
        row >= 0 && row < rowLengths.count ? rowLengths.length(of: row) : 0
    }

    /// Sets the height of a row in lines; does nothing if the row does not exist.
    public final func setHeight(_ height: Int, ofRow row: Int) {
        guard row >= 0, row < rowLengths.count else { return }
        ownHeights[row] = max(1, height)
        rowHeightsDidChange()
    }

    // MARK: The geometry

    /// Places the parts again; cells that were visible stay where they are.
    final func updateGeometry() {
        let old = geometryOfParts
        let new = DataGridGeometry(
            rows: rowLengths, columns: columns.lengths, size: bounds.size,
            hasHeader: showsHeader && columns.placeCount > 0,
            hasFilters: showsFilters && columns.placeCount > 0, rowTitleWidth: rowTitleWidth,
            frozenRows: max(0, frozenRows), frozenColumns: max(0, frozenColumns))
        guard new != old || contentSize != new.contentSize else { return }
        geometryOfParts = new
        let inset = Insets(top: new.top, left: new.left)
        if inset != contentInset {
            // The content inset moves content that is at its beginning; other content keeps its place here.
            let before = contentOffset,
                isAtStart = (
                    x: before.x <= -contentInset.left, y: before.y <= -contentInset.top
                )
            let shift = (x: new.left - contentInset.left, y: new.top - contentInset.top)
            contentInset = inset
            var offset = contentOffset
            if !isAtStart.x { offset.x = before.x - shift.x }
            if !isAtStart.y { offset.y = before.y - shift.y }
            if offset != contentOffset { contentOffset = offset }
        }
        scrollIndicatorInsets = Insets(
            top: new.headerHeight + new.filterHeight, left: new.left)
        contentSize = new.contentSize
        setNeedsDisplay()
    }

    /// The maximum width of the names of rows.
    private static var maximumRowTitleWidth: Int { 24 }

    /// The width of the names of the rows with a blank on both sides; 0 for none.
    private var rowTitleWidth: Int {
        guard showsRowTitles, rowLengths.count > 0, let dataSource else { return 0 }
        let widths = [0, rowLengths.count - 1].map {
            cellWidth(of: dataSource.dataGridView(self, titleOfRow: $0))
        }
        return min(max(3, widths.max() ?? 0), Self.maximumRowTitleWidth) + GridColumns.padding
    }

    // MARK: Fitting columns

    /// Gives columns that became visible the width of their texts.
    ///
    /// - Returns: Whether a width changed.
    final func fitColumns() -> Bool {
        guard sizesColumnsToFit else { return false }
        // The widths of all columns decide about the scroll bar, so few columns are fitted at once.
        let places =
            columns.placeCount <= Self.columnsFittedAtOnce
            ? Array(0..<columns.placeCount)
            : Array(0..<geometryOfParts.frozenColumns) + Array(cells.places)
        var widths: [Int: Int] = [:]
        for place in places {
            let column = columns.column(at: place)
            guard !fittedColumns.contains(column), columns.widths[column] == nil else { continue }
            guard let width = fittingWidth(ofPlace: place) else { continue }
            fittedColumns.insert(column)
            widths[column] = width
        }
        guard !widths.isEmpty else { return false }
        let first = cells.places.first
        let start = first.map { geometryOfParts.span(ofPlace: $0, start: 0).upperBound } ?? 0
        columns.setWidths(widths)
        updateGeometry()
        // A column that the left edge cuts grows to the left, so that the columns after it stay where they are.
        if let first, contentOffset.x > -contentInset.left {
            let end = geometryOfParts.span(ofPlace: first, start: 0).upperBound
            contentOffset.x = max(-contentInset.left, contentOffset.x + end - start)
        }
        return true
    }

    /// The rows whose texts a column fits: the first ones, and some from the whole grid, which often have other texts,
    /// such as greater numbers.
    ///
    /// They do not depend on what is visible, so that the width does not depend on the size of the grid.
    private var sampleRows: [Int] {
        let count = rowLengths.count
        guard count > Self.firstSampleRows else { return Array(0..<count) }
        let step = max(1, count / 8)
        return Array(0..<Self.firstSampleRows)
            + Array(stride(from: step, to: count, by: step).drop { $0 < Self.firstSampleRows })
            + [count - 1]
    }

    private static var firstSampleRows: Int { 64 }

    /// The maximum number of columns that are fitted before they are visible.
    private static var columnsFittedAtOnce: Int { 32 }

    /// Returns the width of the title and of some texts at a place; nil if all of them come later.
    ///
    /// - Parameter measuresVisible: Whether the visible texts count, too.
    final func fittingWidth(ofPlace place: Int, measuresVisible: Bool = false) -> Int? {
        let column = column(columns.column(at: place))
        var width = cellWidth(of: column.title).saturatingAdding(column.isSortable ? 2 : 0)
        var hasValue = rowLengths.count == 0
        func measure(_ row: Int) {
            let position = GridPosition(row: row, column: place)
            let cell = cells[position] ?? ask(position)
            guard cell.state != .pending else { return }
            hasValue = true
            let limit = max(1, maximumFittingWidth).saturatingMultiplied(by: 4)
            for line in cell.text.split(separator: "\n").prefix(rowLengths.length(of: row)) {
                width = max(width, cellWidth(of: line.prefix(limit)))
            }
        }
        sampleRows.forEach(measure)
        // A data source that loads rows may have only the visible ones.
        if !hasValue || measuresVisible { cells.rows.forEach(measure) }
        return hasValue ? width.clamped(1, max(1, maximumFittingWidth)) : nil
    }
}
