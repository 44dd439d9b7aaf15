// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension TextField {
    /// Creates the undo manager of the field.
    final func makeUndoManager() -> UndoManager {
        TextUndoManager(
            canUndo: { [weak self] in self?.editor.canUndo == true },
            canRedo: { [weak self] in self?.editor.canRedo == true },
            undo: { [weak self] in self?.undo() }, redo: { [weak self] in self?.redo() },
            forget: { [weak self] in self?.editor.forgetHistory() })
    }
}
