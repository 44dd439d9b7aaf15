// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A control in which the user edits text, with the operations that a ``TextCommand`` calls.
@MainActor
package protocol TextEditing: Control {
    /// Whether there is selected text that the user may cut.
    var hasTextToCut: Bool { get }

    func moveCursor(
        _ direction: TextStorageDirection, by granularity: TextGranularity, isSelecting: Bool)
    func deleteText(_ direction: TextStorageDirection, by granularity: TextGranularity)
    func kill(_ direction: TextStorageDirection, by granularity: TextGranularity)
    func transposeCharacters()
    func transformWord(_ transform: (String) -> String)
    func undo()
    func redo()
    /// Selects the whole text for the user, and reports it.
    func selectAllByUser()
    func copy()
    func cut()
    /// Inserts the text that was killed, cut or copied last.
    func yank()
}
