// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText
import SeltzerViews

/// Edits by the user.
extension TextView {
    /// Replaces the selections as an edit by the user: the change can be undone, and is reported.
    public final func insertText(_ new: String) {
        edit(asks: false) { $0.insert(new) }
    }

    /// Runs an edit by the user, and reports a change of the text or the selection.
    ///
    /// - Parameters:
    ///   - changesText: Whether the edit may change the text; a view that is not editable ignores such edits.
    ///   - asks: Whether the delegate is asked.
    ///   - body: Makes the edit.
    final func edit(
        changesText: Bool = true, asks: Bool = true, _ body: (inout EditableDocument) -> Void
    ) {
        tabLeavesText = false
        guard isEnabled, isEditable || !changesText else {
            if isEnabled { window?.application?.beep() }
            return
        }
        let count = document.changeCount, selections = document.selections
        if asks {
            guard editIfAllowed(body) else { return }
        } else {
            body(&document)
        }
        goalColumns = nil
        if document.changeCount != count {
            let old = rows.storage
            rows.setStorage(document.storage, change: document.lastChange)
            if let change = document.lastChange {
                sortedDecorations.shift(by: change)
                highlighting?.apply(change, from: old, to: document.storage)
                searchAgain(change, in: old)
                countedLineEndings?.apply(change, from: old, to: document.storage)
                viTextDidChange(change)
            }
            textDidChange()
        }
        if vi?.isApplying == false { takeSelectionForVi() }
        scrollToCursor()
        setNeedsDisplay()
        let moved = document.selections == selections ? nil : document.selectedRanges
        let change = document.changeCount == count ? nil : document.lastChange
        if let change {
            delegate?.textViewDidChange(self)
            report(TextEdited(change: change), for: .editingChanged)
        }
        updateCompletions(afterChange: change != nil)
        guard let moved else { return }
        delegate?.textViewDidChangeSelection(self)
        post(TextSelectionChanged(selectedRanges: moved), includingSelf: true)
    }

    /// Selects text; the selection is reported only inside of ``asUser(_:)``.
    final func select(_ body: (inout EditableDocument) -> Void) {
        body(&document)
        goalColumns = nil
        if vi?.isApplying == false { takeSelectionForVi() }
        scrollToCursor()
        setNeedsDisplay()
        completer?.cursorDidMove()
    }

    final func textDidChange() {
        // The press began in the old text.
        endPress()
        if growsWithText { invalidateIntrinsicContentSize() }
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
        // The text after the cursor is only the rest of a completion.
        let mayComplete =
            direction == .forward && !isSelecting
            && [.character, .line, .document].contains(granularity)
        if mayComplete, completer?.takeInline() == true { return }
        edit(changesText: false) {
            $0.move(direction, by: granularity, isSelecting: isSelecting)
        }
    }

    package final func deleteText(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) {
        asTyping { edit { $0.delete(direction, by: granularity) } }
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

    /// Undoes the last edit, and reports it as a change by the user.
    public final func undo() { edit { $0.undo() } }

    /// Redoes the last undone edit, and reports it as a change by the user.
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

    /// Puts the selected text on the pasteboard, deletes it, and reports it as a change by the user; does nothing
    /// without a selection.
    public final func cut() {
        guard document.hasSelection else { return }
        copy()
        edit { $0.delete(.backward, by: .character) }
    }

    /// Inserts the text of the user's clipboard, and reports it as a change by the user.
    ///
    /// If the terminal does not report the clipboard, the view inserts the text that the
    /// application copied last.
    public final func paste() async {
        let pasteboard = window?.application?.pasteboard
        guard let text = await pasteboard?.contentsToInsert() else { return }
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
        return action.category(.edit)
    }

    /// Inserts pasted text.
    ///
    /// If it has as many lines as there are cursors, each cursor gets a line.
    final func insertPasted(_ text: String) {
        if let token = pastedToken(for: text) { return insertToken(token) }
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

    /// Moves the cursors by rows; the cursors keep their columns where the rows are long enough.
    final func moveCursors(byRows count: Int, isSelecting: Bool) {
        let goals = goalColumns ?? document.selections.map { rows.place(of: $0.head).column }
        var index = 0
        edit(changesText: false) { document in
            document.moveCursors(isSelecting: isSelecting) { selection, storage in
                defer { index += 1 }
                let place = rows.place(of: selection.head).place
                let target = rows.place(place, movedBy: count)
                // A move beyond the first or the last row goes to the beginning or the end of the text.
                if target == place { return count < 0 ? 0 : storage.count }
                return rows.position(at: goals[index], in: target)
            }
        }
        if goals.count == document.selections.count { goalColumns = goals }
    }

    /// Adds a cursor in the row below the last cursor, or above the first cursor.
    final func addCursor(byRows count: Int) {
        let cursors = document.selections.map(\.head)
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
            let column = rows.place(of: range.lowerBound.offset).column
            return String(repeating: " ", count: interval - column % interval)
        }
        edit { $0.insert(texts) }
    }

    final var indentUnit: String {
        usesSpacesForTabs ? String(repeating: " ", count: rows.tabInterval) : "\t"
    }
}

// For tools that explain keys.
extension TextView: TypingView {
    package var keyHandler: InputResponder.Type? { TextView.self }
    package var mayRefuseText: Bool { delegate != nil }

    package func typingEffect(of character: Character) -> TypingEffect? {
        if let vi, vi.engine.mode != .insert {
            guard viTakes(character) else { return nil }
            return vi.engine.parser.isPending ? .continuesCommand : .commands
        }
        return isEnabled && isEditable ? .inserts : nil
    }

    package func insertsTyped(_ character: Character) -> Bool {
        typingEffect(of: character) != nil
    }

    package var pendingTypedKeys: String { pendingViKeys }

    package func mayHandle(_ chord: KeyChord) -> Bool { isViEscape(chord) }
}
