// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// Undoing and redoing.
extension EditableDocument {
    /// Whether there is an edit to undo.
    public var canUndo: Bool { !history.done.isEmpty }

    /// Whether there is an edit to redo.
    public var canRedo: Bool { !history.undone.isEmpty }

    /// Undoes the last edit; a typed word or a run of deletions is one edit.
    ///
    /// - Returns: Whether there was an edit to undo.
    @discardableResult
    public mutating func undo() -> Bool {
        group.hasEdit = false
        guard let edit = history.undo() else { return false }
        restore(edit.before, edit.change.inverse)
        return true
    }

    /// Redoes the edit that was undone last.
    ///
    /// - Returns: Whether there was an edit to redo.
    @discardableResult
    public mutating func redo() -> Bool {
        redo(toBeginning: false)
    }

    /// Redoes the edit that was undone last.
    ///
    /// - Parameter toBeginning: Whether the cursors go to their places before the edit, as in vi.
    mutating func redo(toBeginning: Bool) -> Bool {
        group.hasEdit = false
        guard let edit = history.redo() else { return false }
        restore(edit.after, edit.change)
        if toBeginning { (selections, main) = (edit.before.selections, edit.before.main) }
        return true
    }

    private mutating func restore(_ state: DocumentEdit.State, _ change: TextChange) {
        storage = state.storage
        selections = state.selections
        main = state.main
        tokens = state.tokens
        isKilling = false
        lastChange = change
        if joinsChanges { joinedChange = joinedChange?.followed(by: change) ?? change }
        changeCount += 1
    }

    // MARK: Several edits as one step

    /// Adds an edit to the history, or to the present step of undoing.
    mutating func append(_ edit: DocumentEdit) {
        guard group.isOpen, group.hasEdit else {
            history.append(edit)
            group.hasEdit = group.isOpen
            return
        }
        history.replaceLast { $0.followed(by: edit) }
    }

    /// Begins a step of undoing that all edits up to ``endUndoGroup()`` join.
    mutating func beginUndoGroup() {
        history.close()
        group = (true, false)
    }

    /// Ends the step of undoing that ``beginUndoGroup()`` began.
    mutating func endUndoGroup() {
        history.close()
        group = (false, false)
    }

    /// Runs edits as one change, with one step of undoing.
    mutating func asOneChange(_ body: (inout Self) -> Void) {
        let wasOpen = group.isOpen, count = changeCount
        if !wasOpen { beginUndoGroup() }
        joinedChange = nil
        joinsChanges = true
        body(&self)
        joinsChanges = false
        if changeCount > count, let joinedChange { lastChange = joinedChange }
        if !wasOpen { endUndoGroup() }
    }
}
