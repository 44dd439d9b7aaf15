// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The order, the widths and the visibility of the columns.
extension DataGridView {
    /// Returns the width in cells of a column's texts; 0 if the column does not exist.
    public final func width(ofColumn column: Int) -> Int {
        layoutIfNeeded()
        return (0..<columns.count).contains(column) ? columns.width(of: column) : 0
    }

    /// Sets the width in cells of a column's texts, at least 1; does nothing if the column does not exist.
    public final func setWidth(_ width: Int, ofColumn column: Int) {
        let width = width.clamped(1, Self.maximumColumnWidth)
        guard (0..<columns.count).contains(column), columns.width(of: column) != width else {
            return
        }
        columns.setWidths([column: width])
        fittedColumns.insert(column)
        geometryDidChange()
        invalidateIntrinsicContentSize()
    }

    /// The maximum width of a column; no screen is as wide.
    private static var maximumColumnWidth: Int { 100_000 }

    /// Makes a column as wide as its title and its visible texts, and the texts of ``sizesColumnsToFit``, even if they are wider than
    /// ``maximumFittingWidth``; does nothing if the column is hidden or does not exist.
    public final func sizeColumnToFit(_ column: Int) {
        layoutIfNeeded()
        guard let place = columns.place(of: column) else { return }
        let maximum = maximumFittingWidth
        maximumFittingWidth = max(maximum, bounds.width)
        let width = fittingWidth(ofPlace: place, measuresVisible: true)
        maximumFittingWidth = maximum
        if let width { setWidth(width, ofColumn: column) }
    }

    /// Moves a column to a place on the screen; does nothing if the column is hidden, or if one of both does not exist.
    ///
    /// The current cell stays current, and is the only selected cell afterwards.
    public final func moveColumn(_ column: Int, to place: Int) {
        guard let old = columns.place(of: column), (0..<columns.placeCount).contains(place),
            old != place
        else { return }
        keepingCurrentColumn { columns.move(from: old, to: place) }
    }

    /// Whether a column is hidden; false for a column that does not exist.
    public final func isColumnHidden(_ column: Int) -> Bool { columns.hidden.contains(column) }

    /// Hides or shows a column; does nothing if the column does not exist.
    ///
    /// The current cell stays current as far as its column is shown, and is the only selected cell afterwards.
    public final func setColumn(_ column: Int, hidden isHidden: Bool) {
        guard (0..<columns.count).contains(column), isColumnHidden(column) != isHidden else {
            return
        }
        keepingCurrentColumn { columns.setHidden(isHidden, columns: [column]) }
    }

    /// Gives all columns the order, the widths and the visibility that they had at first.
    public final func resetColumns() {
        keepingCurrentColumn {
            columns = GridColumns(count: columns.count, defaultWidth: columns.defaultWidth)
            fittedColumns = []
            shownColumns = [:]
        }
    }

    private func keepingCurrentColumn(_ change: () -> Void) {
        endEditing(isCommitted: true)
        let current = currentPosition
        change()
        cells.removeAll()
        selection.resize(rows: rowLengths.count, columns: columns.placeCount)
        let place = columns.place(of: current.column) ?? selection.cursor.column
        setSelection { $0.move(to: GridPosition(row: current.row, column: place)) }
        columnsDidChange()
    }

    // MARK: The user

    /// Reports a change of a column by the user.
    final func report(_ change: GridColumnChanged.Change, of column: Int) {
        post(
            GridColumnChanged(gridView: self, column: column, change: change), includingSelf: true)
    }

    final func moveColumn(_ column: Int, toPlace place: Int) {
        moveColumn(column, to: place)
        report(.moved, of: column)
    }

    final func moveCurrentColumn(by step: Int) {
        let column = currentPosition.column
        guard let place = columns.place(of: column),
            (0..<columns.placeCount).contains(place + step)
        else { return }
        moveColumn(column, toPlace: place + step)
        scroll(toPlace: selection.cursor)
    }

    final func widenCurrentColumn(by step: Int) {
        let column = currentPosition.column
        setWidth(columns.width(of: column).saturatingAdding(step), ofColumn: column)
        report(.resized, of: column)
    }

    final func fitCurrentColumn() {
        let column = currentPosition.column
        sizeColumnToFit(column)
        report(.resized, of: column)
    }

    /// Hides the column of the current cell, unless it is the last one.
    final func hideCurrentColumn() {
        guard columns.placeCount > 1 else { return window?.application?.beep() ?? () }
        let column = currentPosition.column
        setColumn(column, hidden: true)
        report(.hidden, of: column)
    }

    final func showAllColumnsByUser() {
        let hidden = columns.hidden.sorted()
        guard !hidden.isEmpty else { return }
        keepingCurrentColumn { columns.setHidden(false, columns: hidden) }
        for column in hidden { report(.shown, of: column) }
    }

    /// Freezes the rows above and the columns before the current cell, or unfreezes all.
    final func freezeAtCurrentCell() {
        if frozenRows > 0 || frozenColumns > 0 {
            (frozenRows, frozenColumns) = (0, 0)
        } else {
            (frozenRows, frozenColumns) = (selection.cursor.row, selection.cursor.column)
        }
        scroll(toPlace: selection.cursor)
    }

    // MARK: Sorting

    final func sortCurrentColumn(isAdding: Bool) {
        sortByUser(currentPosition.column, isAdding: isAdding)
    }

    /// Sorts by a column: ascending, then descending, then not at all.
    ///
    /// - Parameter isAdding: Whether the other columns of the order stay.
    final func sortByUser(_ column: Int, isAdding: Bool) {
        let described = self.column(column)
        guard described.isSortable else { return }
        let identifier = described.identifier
        var order = isAdding ? sortOrder : sortOrder.filter { $0.column == identifier }
        if let index = order.firstIndex(where: { $0.column == identifier }) {
            if order[index].isAscending {
                order[index].isAscending = false
            } else {
                order.remove(at: index)
            }
        } else {
            order.append(TableSortOrder(column: identifier))
        }
        sortOrder = order
        forgetUndoSteps()
        post(GridSortChanged(gridView: self, sortOrder: order), includingSelf: true)
    }
}
