// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The undo manager of a text, which undoes the edits of the text's own history.
package final class TextUndoManager: UndoManager {
    private let mayUndo: () -> Bool
    private let mayRedo: () -> Bool
    private let undoEdit: () -> Void
    private let redoEdit: () -> Void
    private let forget: () -> Void

    package init(
        canUndo: @escaping () -> Bool, canRedo: @escaping () -> Bool,
        undo: @escaping () -> Void, redo: @escaping () -> Void, forget: @escaping () -> Void
    ) {
        (mayUndo, mayRedo) = (canUndo, canRedo)
        (undoEdit, redoEdit, self.forget) = (undo, redo, forget)
        super.init()
        // The text has its own actions with the same keys.
        offersActions = false
    }

    /// Whether the text, or an operation of the program, can be undone.
    package override var canUndo: Bool { super.canUndo || mayUndo() }

    /// Whether the text, or an operation of the program, can be redone.
    package override var canRedo: Bool { super.canRedo || mayRedo() }

    /// Undoes the last operation of the program, or else the last edit.
    package override func undo() { super.canUndo ? super.undo() : undoEdit() }

    /// Redoes the last operation of the program, or else the last edit.
    package override func redo() { super.canRedo ? super.redo() : redoEdit() }

    package override func removeAllActions() {
        super.removeAllActions()
        forget()
    }
}
