// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The actions of a table whose rows are edited.
@MainActor
enum TableEditingActions {
    /// Returns the actions for the present state of the table.
    static func actions(of table: TableView) -> [Action] {
        let editing = table.editing
        guard editing.isEditing || editing.openRow != nil || hasButton(table) || editing.isUsed
        else { return [] }
        var actions: [Action] = []
        if editing.openRow != nil { actions.append(cover) }
        if hasButton(table) { actions.append(details) }
        if editing.isEditing {
            let state = cell(of: table)?.extras?.editing
            if state?.style == .delete { actions.append(delete.placement(.footer)) }
            if state?.style == .insert { actions.append(insert) }
            if !editing.missing.contains(.moving), state?.canMove == true { actions += moves }
        } else if editing.isUsed {
            actions.append(delete)
        }
        return actions
    }

    private static func cell(of table: TableView) -> TableViewCell? {
        table.selection.lead.flatMap { table.shownCells[$0] }
    }

    private static func hasButton(_ table: TableView) -> Bool {
        guard let cell = cell(of: table), cell.extras != nil else { return false }
        return cell.accessoryView == nil && cell.shownAccessoryType.hasButton
    }

    private static let delete = action("delete-row", "Delete", "delete") { $0.deleteCurrentRow() }
        .attributes(.destructive).placement(.help)
    private static let insert = action("insert-row", "Insert", "insert") { table in
        guard let row = table.selection.lead else { return false }
        return table.commit(.insert, row: row)
    }
    private static let details = action("show-details", "Details", "right") {
        $0.tapAccessoryOfCurrentRow()
    }
    private static let cover = action("cover-actions", "Cancel", "escape") { table in
        table.coverActions()
        return true
    }
    private static let moves = [
        action("move-row-up", "Move the row up", "alt-up") { $0.moveCurrentRow(by: -1) },
        action("move-row-down", "Move the row down", "alt-down") { $0.moveCurrentRow(by: 1) },
    ].map { $0.placement(.help).category(.move) }

    private static func action(
        _ identifier: String, _ title: String, _ key: String,
        _ body: @escaping @MainActor (TableView) -> Bool
    ) -> Action {
        TableActions.keyAction(identifier, title, key, body).mayDecline()
    }
}
