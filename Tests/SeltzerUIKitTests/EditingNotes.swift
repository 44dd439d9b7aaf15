// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A data source and delegate of editable rows that notes its calls.
@MainActor
final class EditingNotes: TableViewDataSource, TableViewDelegate {
    var names = ["A", "B", "C", "D"]
    var calls: [String] = []
    /// The rows that cannot be edited.
    var locked: Set<Int> = []
    var style = TableViewCell.EditingStyle.delete
    /// Whether `commit` changes the model, and the table.
    var deletes = true
    /// The only place to which a row moves; nil for the chosen one.
    var onlyPlace: TableIndexPath?
    var trailing: [ContextualAction]?
    var leading: [ContextualAction] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        calls.append("canEdit \(indexPath.row)")
        return !locked.contains(indexPath.row)
    }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        calls.append("style \(indexPath.row)")
        return style
    }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        calls.append("commit \(editingStyle) \(indexPath.row)")
        guard deletes, editingStyle == .delete else { return }
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !locked.contains(indexPath.row)
    }

    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { onlyPlace ?? proposedDestinationIndexPath }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }

    func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        calls.append("details \(indexPath.row)")
    }

    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { trailing.map { SwipeActionsConfiguration(actions: $0) } }

    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { SwipeActionsConfiguration(actions: leading) }
}

/// A table of four rows that can be edited.
@MainActor
struct EditingScreen {
    let table = TableView()
    let notes = EditingNotes()
    let pilot: Pilot

    init(prepare: (TableView, EditingNotes) -> Void = { _, _ in }) async {
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = notes
        table.delegate = notes
        prepare(table, notes)
        pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 5)
        table.becomeFirstResponder()
        await pilot.settle()
        notes.calls = []
    }

    /// The letters of the rows on the screen.
    var letters: String { pilot.screen.filter { "ABCDX".contains($0) } }

    func edit() async {
        table.setEditing(true, animated: true)
        await pilot.settle()
    }

    func path(_ row: Int) -> TableIndexPath { TableIndexPath(row: row, section: 0) }
}
