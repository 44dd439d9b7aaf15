// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText
import SeltzerViews

/// Edits as the user makes them.
extension TextView {
    /// Replaces the selections as the user does: the change can be undone and is reported.
    public final func insertText(_ new: String) {
        edit { $0.insert(new) }
    }

    /// Runs an edit of the user, and reports a change of the text or the selection.
    ///
    /// - Parameter changesText: Whether the edit may change the text; then it is left out if the view is not editable.
    final func edit(changesText: Bool = true, _ body: (inout EditableDocument) -> Void) {
        tabLeavesText = false
        guard isEnabled, isEditable || !changesText else {
            if isEnabled { window?.application?.beep() }
            return
        }
        let count = document.changeCount, selections = document.selections
        body(&document)
        goalColumns = nil
        if document.changeCount != count {
            let old = rows.storage
            rows.setStorage(document.storage, change: document.lastChange)
            if let change = document.lastChange {
                sortedDecorations.shift(by: change)
                highlighting?.apply(change, from: old, to: document.storage)
                searchAgain(change, in: old)
                countedLineEndings?.apply(change, from: old, to: document.storage)
            }
            textDidChange()
        }
        scrollToCursor()
        setNeedsDisplay()
        let moved = document.selections == selections ? nil : document.selectedRanges
        if document.changeCount != count, let change = document.lastChange {
            report(TextEdited(change: change), for: .editingChanged)
        }
        if let moved { post(TextSelectionMoved(selectedRanges: moved), includingSelf: true) }
    }

    /// Selects other text; only ``asUser(_:)`` around it reports the selection.
    final func select(_ body: (inout EditableDocument) -> Void) {
        body(&document)
        goalColumns = nil
        scrollToCursor()
        setNeedsDisplay()
    }

    final func textDidChange() {
        // The press began in another text.
        endPress()
        // The width of the line numbers may change.
        setNeedsLayout()
        setNeedsDisplay()
    }
}

/// The commands of the keys.
extension TextView: TextEditing {
    package final var hasTextToCut: Bool { document.hasSelection }

    package final func moveCursor(
        _ direction: TextStorageDirection, by granularity: TextGranularity, isSelecting: Bool
    ) {
        edit(changesText: false) {
            $0.move(direction, by: granularity, isSelecting: isSelecting)
        }
    }

    package final func deleteText(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) {
        edit { $0.delete(direction, by: granularity) }
    }

    package final func kill(_ direction: TextStorageDirection, by granularity: TextGranularity) {
        edit { $0.kill(direction, by: granularity) }
        guard !document.killed.isEmpty else { return }
        window?.application?.pasteboard.setLocalString(document.killed)
    }

    package final func transposeCharacters() { edit { $0.transposeCharacters() } }

    package final func transformWord(_ transform: (String) -> String) {
        edit { $0.transformWord(transform) }
    }

    /// Undoes the last edit of the user, as the user does: the change is reported.
    public final func undo() { edit { $0.undo() } }

    /// Redoes the edit that was undone last, as the user does: the change is reported.
    public final func redo() { edit { $0.redo() } }

    /// Selects the whole text; no event is posted.
    public final func selectAll() { select { $0.selectAll() } }

    package final func selectAllByUser() { edit(changesText: false) { $0.selectAll() } }

    // MARK: Pasteboard

    /// Puts the selected text on the pasteboard; does nothing without a selection.
    public final func copy() {
        guard document.hasSelection else { return }
        window?.application?.pasteboard.string = document.selectedText
    }

    /// Puts the selected text on the pasteboard, and deletes it as the user does; does nothing
    /// without a selection.
    public final func cut() {
        guard document.hasSelection else { return }
        copy()
        edit { $0.delete(.backward, by: .character) }
    }

    /// Inserts the text of the user's clipboard as the user does.
    ///
    /// If the terminal does not report the clipboard, the view inserts the text that the
    /// application copied last.
    public final func paste() async {
        guard let pasteboard = window?.application?.pasteboard else { return }
        // As in a text field.
        let limit = pasteboard.hasStrings ? Duration.milliseconds(300) : .seconds(10)
        guard let text = await pasteboard.contents(within: limit) else { return }
        insertPasted(text)
    }

    package final func yank() {
        insertPasted(window?.application?.pasteboard.string ?? document.killed)
    }

    /// The action `paste`.
    static var pasteAction: Action {
        var action = Action(
            "paste", keys: ["ctrl-v", "ctrl-shift-v", "super-v", "shift-insert"], TextView.paste)
        action.discoverabilityTitle = "Paste"
        return action.listed(in: .edit)
    }

    /// Inserts text from elsewhere: as many lines as there are cursors go to one cursor each.
    final func insertPasted(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r\n" || $0 == "\r"
        }
        edit { document in
            if document.selections.count > 1, lines.count == document.selections.count {
                return document.insert(lines.map(String.init))
            }
            let line = document.storage.lineNumber(at: document.cursor)
            document.insert(lines.joined(separator: document.lineEnd(atLine: line)))
        }
    }

    // MARK: Rows

    /// Moves the cursors by rows; they tend to the columns where they began.
    final func moveCursors(byRows count: Int, isSelecting: Bool) {
        let goals = goalColumns ?? document.cursors.map { rows.place(of: $0).column }
        var index = 0
        edit(changesText: false) { document in
            document.moveCursors(isSelecting: isSelecting) { selection, storage in
                defer { index += 1 }
                let place = rows.place(of: selection.head).place
                let target = rows.place(place, movedBy: count)
                // Beyond the first or the last row is its end.
                if target == place { return count < 0 ? 0 : storage.count }
                return rows.position(at: goals[index], in: target)
            }
        }
        if goals.count == document.selections.count { goalColumns = goals }
    }

    /// Adds a cursor in the row below the last one, or above the first.
    final func addCursor(byRows count: Int) {
        let cursors = document.cursors
        guard let edge = count > 0 ? cursors.last : cursors.first else { return }
        let (place, column) = rows.place(of: edge)
        let target = rows.place(place, movedBy: count)
        guard target != place else { return }
        let position = rows.position(at: column, in: target)
        edit(changesText: false) { $0.setSelections($0.selections + [.init(cursor: position)]) }
    }

    /// Inserts a tab, or spaces up to the next tab stop; indents the lines if several are selected.
    final func insertTab() {
        let lines = document.selectedLines
        if document.hasSelection, lines.count > document.selections.count {
            return edit { $0.indent(with: indentUnit) }
        }
        guard usesSpacesForTabs else { return edit { $0.insert("\t") } }
        let interval = rows.tabInterval
        let texts = document.selectedRanges.map { range in
            String(
                repeating: " ", count: interval - rows.place(of: range.lowerBound).column % interval
            )
        }
        edit { $0.insert(texts) }
    }

    final var indentUnit: String {
        usesSpacesForTabs ? String(repeating: " ", count: rows.tabInterval) : "\t"
    }
}

// For tools that explain keys.
extension TextView: TypingView {
    package func typingEffect(of character: Character) -> TypingEffect? {
        isEnabled && isEditable ? .inserts : nil
    }
}
