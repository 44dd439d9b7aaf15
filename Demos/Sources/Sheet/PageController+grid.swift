// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// The cells, and their edits.
extension PageController: DataGridViewDataSource {
    func numberOfRows(in gridView: DataGridView) -> Int { count.rows + inserted.count }

    func numberOfColumns(in gridView: DataGridView) -> Int { rows?.columns.count ?? 0 }

    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
        guard let info = rows?.columns[column] else { return DataGridColumn("") }
        return DataGridColumn(
            TextSanitizer.line(info.name), identifier: info.name,
            alignment: info.kind.isNumber ? .right : .left, isEditable: isEditable)
    }

    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
        guard let row = row(position.row) else {
            return pages.failure(ofRow: position.row).map { .failed($0) } ?? .pending
        }
        let value =
            row.values.indices.contains(position.column) ? row.values[position.column] : .null
        return cell(of: value, column: position.column, change: row.change)
    }

    func dataGridView(_ gridView: DataGridView, willShowRows rows: Range<Int>) {
        pages.show(rows.clamped(to: 0..<count.rows), in: gridView)
    }

    // MARK: Editing

    var isEditable: Bool {
        table != nil && rows != nil && rows?.readOnlyReason == nil && !document.file.isReadOnly
            && !isPicking && !document.isSaving
    }

    func dataGridView(
        _ gridView: DataGridView, problemOf text: String?, at position: GridPosition
    ) -> String? {
        if let text, SheetValue.isPart(ofBytes: text) {
            let saved = saved(position.row)?.values[position.column]
            return saved?.editedText == text ? nil : "Not all bytes"
        }
        return rows?.columns[position.column].problem(of: text)
    }

    func dataGridView(_ gridView: DataGridView, change changes: [GridCellChange]) -> Bool {
        let found = changes.compactMap { row($0.position.row) }
        guard let table, let columns = rows?.columns, found.count == changes.count,
            !document.isSaving, !isReloading
        else { return false }
        document.edits.perform { edits in
            for (change, row) in zip(changes, found) {
                let column = change.position.column
                let saved = saved(change.position.row) ?? row
                var value = change.newText.map(columns[column].value(typed:)) ?? .null
                // Many bytes come back by undoing; the text is only a part of them.
                if let text = change.newText, SheetValue.isPart(ofBytes: text) {
                    value = saved.values[column]
                }
                edits.set(value, row: saved, column: column, in: table)
            }
        }
        inserted = document.edits.insertedRows(in: table)
        post(RowsEdited())
        return true
    }

    /// The row without its edits.
    private func saved(_ index: Int) -> SheetRow? {
        index < count.rows ? pages[index] : row(index)
    }

    var editingActions: [Action] {
        guard isEditable else { return [] }
        return [
            Action("insert-row", title: "Insert row", keys: ["alt-i"], PageController.insertRow),
            Action("delete-rows", title: "Delete rows", keys: ["alt-d"], PageController.deleteRows),
        ].map { $0.placement(.help).attributes(.changesContent) }
    }

    private func insertRow() {
        guard let table, let columns = rows?.columns else { return }
        perform("Insert row") {
            $0.insert([SheetValue](repeating: .null, count: columns.count), in: table)
        }
        move(to: GridPosition(row: grid.numberOfRows - 1, column: grid.currentPosition.column))
    }

    private func deleteRows() {
        guard let table else { return }
        let places = grid.selectedRanges.flatMap { $0.rows.prefix(10_000) }
        let found = Set(places).sorted().compactMap { row($0) }
        perform("Delete rows") { edits in
            for row in found { edits.delete(row, in: table) }
        }
    }

    /// Edits rows as one step that can be undone.
    private func perform(_ name: String, _ body: (inout SheetEdits) -> Void) {
        guard !document.isSaving, !isReloading else { return }
        let before = document.edits
        document.edits.perform(body)
        undoManager?.registerUndo(withTarget: self) { page in page.perform(name) { $0 = before } }
        undoManager?.setActionName(name)
        editsDidChange()
        post(RowsEdited())
    }

    /// The context menu of the selected cells.
    var menu: Menu {
        let copies = GridClipboardFormat.allCases.map {
            MenuCommand("copy-\($0.rawValue)", title: $0.title)
        }
        let target = target.map { "Follow to \(TextSanitizer.line($0.reference.table))" }
        return Menu(children: [
            MenuCommand("filter-value"), MenuCommand("all-rows"),
            MenuCommand("follow", title: target ?? "Follow"), MenuCommand("show-cell"),
            Menu("Copy as", children: copies),
            Menu(
                options: .displayInline,
                children: editingActions.compactMap(\.identifier).map { MenuCommand($0) }),
        ])
    }

    // MARK: Picking

    var isPicking: Bool { ask(IsPicking()) ?? false }
}
