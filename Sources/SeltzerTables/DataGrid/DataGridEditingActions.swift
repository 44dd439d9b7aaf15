// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The actions of a ``DataGridView`` that change its data.
@MainActor
enum DataGridEditingActions {
    /// The actions that change cells.
    static let editing: [Action] = [
        action("edit-cell", "Edit", ["f2"]) { grid in
            if !grid.beginEditing(at: grid.selection.cursor) { grid.window?.application?.beep() }
        }.placement(.footer),
        action("clear-cells", "Clear", ["delete", "backspace"]) { $0.clearSelection() },
        action("cut", "Cut", ["ctrl-x", "super-x", "shift-delete"]) { $0.cutSelection() },
        Action(
            "paste", title: "Paste", keys: ["ctrl-v", "ctrl-shift-v", "super-v", "shift-insert"],
            DataGridView.pasteFromClipboard
        ).placement(.help).priority(.low).category(.edit).attributes(.changesContent),
        action("fill-down", "Fill down", ["ctrl-d"]) { $0.fillSelection(down: true) },
        action("fill-right", "Fill right", ["ctrl-r"]) { $0.fillSelection(down: false) },
    ]

    /// The actions that insert and delete rows.
    static let rowChanges: [Action] = [
        change(
            DataGridActions.always("insert-rows", "Insert rows above", ["alt-insert", "alt-i"]) {
                $0.insertRows(isAfter: false)
            }),
        change(
            DataGridActions.always("insert-rows-below", "Insert rows below", ["alt-I"]) {
                $0.insertRows(isAfter: true)
            }),
        action("delete-rows", "Delete rows", ["alt-delete", "alt-d"]) { $0.deleteRows() },
    ]

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        _ body: @escaping @MainActor (DataGridView) -> Void
    ) -> Action {
        change(DataGridActions.action(identifier, title, keys, body))
    }

    /// Marks an action as one that changes the content, so that a read-only mode disables it.
    private static func change(_ action: Action) -> Action {
        action.category(.edit).attributes(.changesContent)
    }
}
