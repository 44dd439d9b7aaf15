// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Changes of cells and rows by the user, with their undoing.
extension DataGridView {
    // MARK: Cells

    /// The maximum number of cells that one step changes.
    public static var maximumChangedCells: Int { 200_000 }

    /// Lets the data source change cells, reports the changes, and registers their undoing; rings the bell if the data
    /// source refuses them, or if one of them has a problem.
    ///
    /// - Returns: Whether the cells were changed.
    @discardableResult
    final func apply(_ changes: [GridCellChange], named name: String) -> Bool {
        guard !changes.isEmpty else { return false }
        // A step that is undone may be older than the last reload.
        guard let dataSource, changes.count <= Self.maximumChangedCells,
            changes.allSatisfy({ exists($0.position) }),
            changes.allSatisfy({
                dataSource.dataGridView(self, problemOf: $0.newText, at: $0.position) == nil
            }), dataSource.dataGridView(self, change: changes)
        else {
            window?.application?.beep()
            return false
        }
        undoManager?.registerUndo(withTarget: self) { grid in
            MainActor.assumeIsolated {
                _ = grid.apply(changes.map(\.inverse), named: name)
            }
        }
        undoManager?.setActionName(name)
        let rows = changes.map(\.position.row)
        if let first = rows.min(), let last = rows.max() { reloadCells(inRows: first..<last + 1) }
        post(CellEdited(gridView: self, changes: changes), includingSelf: true)
        return true
    }

    private func exists(_ position: GridPosition) -> Bool {
        (0..<rowLengths.count).contains(position.row)
            && (0..<columns.count).contains(position.column)
    }

    /// Forgets the steps of this grid, because they hold row numbers, which mean other rows after sorting and filtering.
    final func forgetUndoSteps() { undoManager?.removeAllActions(withTarget: self) }

    /// Returns the change of the cell at a place; nil if the cell cannot be edited, or has the text already.
    private func change(at place: GridPosition, to text: String?) -> GridCellChange? {
        let position = position(ofPlace: place)
        guard canEdit(position) else { return nil }
        let cell = sourceCell(at: place)
        guard cell.state == .value || cell.state == .null, cell.value != text else { return nil }
        return GridCellChange(position: position, oldText: cell.value, newText: text)
    }

    /// Removes the values of the selected cells.
    final func clearSelection() {
        guard selection.count <= Self.maximumChangedCells else { return beep() }
        let changes = selection.ranges.flatMap { range in
            range.rows.flatMap { row in
                range.columns.compactMap { change(at: GridPosition(row: row, column: $0), to: nil) }
            }
        }
        apply(changes, named: "Clear")
    }

    private func beep() { window?.application?.beep() }

    /// Copies the selected cells, and removes their values.
    final func cutSelection() {
        guard selection.count <= Self.maximumChangedCells, copySelection(as: .tsv) else {
            return beep()
        }
        clearSelection()
    }

    // MARK: Pasting

    /// Puts a text into the cells from the current one on: tabs separate cells, and line ends separate rows.
    ///
    /// One text fills all selected cells. Cells beyond the grid, and cells that cannot be edited, are left out.
    final func paste(_ text: String) {
        let block = GridClipboardFormat.rows(of: text)
        guard let first = block.first, selection.hasCells else { return }
        let range = selection.active
        if block.count == 1, first.count == 1, range.count > 1 {
            guard range.count <= Self.maximumChangedCells else { return beep() }
            fill(range, named: "Paste") { _ in first[0] }
            return
        }
        let count = block.reduce(0) { $0.saturatingAdding($1.count) }
        guard count <= Self.maximumChangedCells else { return beep() }
        let start = GridPosition(row: range.rows.lowerBound, column: range.columns.lowerBound)
        var changes: [GridCellChange] = []
        var width = 1
        for (index, line) in block.enumerated() where index < rowLengths.count - start.row {
            width = max(width, line.count)
            for (offset, text) in line.enumerated()
            where offset < columns.placeCount - start.column {
                let place = GridPosition(row: start.row + index, column: start.column + offset)
                if let change = change(at: place, to: text) { changes.append(change) }
            }
        }
        apply(changes, named: "Paste")
        let last = GridPosition(
            row: start.row.saturatingAdding(block.count - 1),
            column: start.column.saturatingAdding(width - 1))
        changeSelection { $0.select(.cells, from: last, to: start) }
    }

    /// Pastes the text of the user's clipboard.
    final func pasteFromClipboard() async {
        guard let text = await window?.application?.pasteboard.contentsToInsert() else { return }
        paste(text)
    }

    // MARK: Filling

    /// Copies the first row, or the first column, of the last selected range into its other cells.
    final func fillSelection(down: Bool) {
        let range = selection.active
        guard range.count <= Self.maximumChangedCells else { return beep() }
        guard (down ? range.rows : range.columns).count > 1 else { return beep() }
        var rest = range
        if down {
            rest.rows = range.rows.dropFirst()
        } else {
            rest.columns = range.columns.dropFirst()
        }
        // A value that comes later cannot be copied.
        let first = GridRange(
            rows: down ? range.rows.prefix(1) : range.rows,
            columns: down ? range.columns : range.columns.prefix(1))
        guard allValuesAreKnown(in: first) else { return beep() }
        fill(rest, named: down ? "Fill down" : "Fill right") { place in
            var source = place
            if down {
                source.row = range.rows.lowerBound
            } else {
                source.column = range.columns.lowerBound
            }
            return sourceCell(at: source).value
        }
    }

    private func allValuesAreKnown(in range: GridRange) -> Bool {
        range.rows.allSatisfy { row in
            range.columns.allSatisfy { column in
                let state = sourceCell(at: GridPosition(row: row, column: column)).state
                return state == .value || state == .null
            }
        }
    }

    private func fill(
        _ range: GridRange, named name: String, with text: (GridPosition) -> String?
    ) {
        var changes: [GridCellChange] = []
        for row in range.rows {
            for column in range.columns {
                let place = GridPosition(row: row, column: column)
                if let change = change(at: place, to: text(place)) { changes.append(change) }
            }
        }
        apply(changes, named: name)
    }

    // MARK: Rows

    /// Inserts as many rows before the selected ones as are selected.
    final func insertRows(isAfter: Bool) {
        let selected = selection.active.rows
        let start =
            rowLengths.count == 0 ? 0 : isAfter ? selected.upperBound : selected.lowerBound
        let count = selection.unit == .cells ? 1 : min(max(1, selected.count), 1_000)
        let rows = start..<start.saturatingAdding(count)
        guard let dataSource, dataSource.dataGridView(self, insertRows: rows) else {
            return beep()
        }
        rowsDidChange(inserted: rows, removed: nil)
        setSelection {
            $0.move(to: GridPosition(row: rows.lowerBound, column: $0.cursor.column))
        }
        registerUndo(named: "Insert rows") { _ = $0.removeRows(rows, named: "Insert rows") }
        scroll(toPlace: selection.cursor)
    }

    /// Deletes the rows of the last selected range.
    final func deleteRows() {
        let rows = selection.active.rows
        guard !rows.isEmpty, removeRows(rows, named: "Delete rows") else { return beep() }
    }

    /// Lets the data source delete rows; undoing inserts the same rows again.
    private func removeRows(_ rows: Range<Int>, named name: String) -> Bool {
        guard rows.upperBound <= rowLengths.count,
            let restore = dataSource?.dataGridView(self, deleteRows: rows)
        else { return false }
        rowsDidChange(inserted: nil, removed: rows)
        registerUndo(named: name) { grid in
            guard rows.lowerBound <= grid.rowLengths.count else { return grid.beep() }
            restore()
            grid.rowsDidChange(inserted: rows, removed: nil)
            grid.registerUndo(named: name) { _ = $0.removeRows(rows, named: name) }
        }
        return true
    }

    private func registerUndo(
        named name: String, _ body: @escaping @MainActor (DataGridView) -> Void
    ) {
        undoManager?.registerUndo(withTarget: self) { grid in
            MainActor.assumeIsolated { body(grid) }
        }
        undoManager?.setActionName(name)
    }

    /// Follows rows that the data source has inserted or removed.
    private func rowsDidChange(inserted: Range<Int>?, removed: Range<Int>?) {
        cancelCellEditing()
        var heights: [Int: Int] = [:]
        for (row, height) in ownHeights {
            if let removed, removed.contains(row) { continue }
            var row = row
            if let removed, row >= removed.upperBound { row -= removed.count }
            if let inserted, row >= inserted.lowerBound { row += inserted.count }
            heights[row] = height
        }
        ownHeights = heights
        rowsDidChange(count: max(0, dataSource?.numberOfRows(in: self) ?? 0))
        setSelection { $0.rowsDidChange(inserted: inserted, removed: removed) }
        setSelection { $0.resize(rows: rowLengths.count, columns: columns.placeCount) }
        geometryDidChange()
        invalidateIntrinsicContentSize()
    }
}
