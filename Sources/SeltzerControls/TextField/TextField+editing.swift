// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The edits of the user, and their reports.
extension TextField {
    /// Replaces the selection: the change can be undone and is reported.
    ///
    /// As in UIKit, the delegate is not asked: it is the program that inserts.
    public final func insertText(_ new: String) {
        insert(new, asks: false)
    }

    /// Inserts a text; returns false if the delegate refused it.
    ///
    /// - Parameters:
    ///   - new: The text.
    ///   - range: The bytes to replace; nil for the selection.
    ///   - asks: Whether the delegate is asked, as for the user.
    @discardableResult
    final func insert(
        _ new: String, replacing range: Range<Int>? = nil, asks: Bool = true
    ) -> Bool {
        guard isEnabled else { return false }
        var rest = ""
        let isAllowed = edit(asks: asks) {
            if let range { $0.select(anchor: range.lowerBound, head: range.upperBound) }
            rest = $0.insert(new.singleLine)
        }
        guard isAllowed else { return false }
        guard !rest.isEmpty else { return true }
        window?.application?.beep()
        post(TextOverflowed(rest: rest, isSecure: isSecureTextEntry), includingSelf: true)
        return true
    }

    /// Runs an edit of the user, and reports a change of the text.
    ///
    /// - Parameters:
    ///   - asks: Whether the delegate is asked.
    ///   - body: Makes the edit.
    /// - Returns: False if the delegate refused the change.
    @discardableResult
    final func edit(asks: Bool = true, _ body: (inout EditableText) -> Void) -> Bool {
        let selection = editor.selection
        if asks {
            guard editIfAllowed(body) else { return false }
        } else {
            body(&editor)
        }
        didEdit(selectionBefore: selection)
        return true
    }

    /// Shows and reports the result of an edit of the user.
    final func didEdit(selectionBefore: EditableText.Selection?) {
        if selectionBefore != editor.selection { delegate?.textFieldDidChangeSelection(self) }
        guard editorDidChange() else { return completer?.cursorDidMove() ?? () }
        updateCompletion()
        let checksAll = validation?.moment == .change
        if checksAll || validationMessage != nil { checkByUser(isFinal: !checksAll) }
        report(TextChanged(text: text, isSecure: isSecureTextEntry), for: .editingChanged)
        completer?.textDidChange()
    }

    /// Shows the text and the cursor as they are now.
    ///
    /// - Returns: Whether the text has changed.
    @discardableResult
    final func editorDidChange() -> Bool {
        scrollToCursor()
        setNeedsDisplay()
        guard editor.changeCount != shownChangeCount else { return false }
        shownChangeCount = editor.changeCount
        // The press began in another text.
        endPress()
        return true
    }

    /// Reports the beginning or the end of editing.
    final func focusDidChange(_ isFocused: Bool) -> Disposition {
        isEditingText = isFocused
        setNeedsLayout()
        if isFocused {
            delegate?.textFieldDidBeginEditing(self)
            report(EditingBegan(), for: .editingDidBegin)
            if clearsOnBeginEditing { clear() }
        } else {
            completer?.dismiss()
            completeText()
            editor.select(anchor: editor.selection.head, head: editor.selection.head)
            checkByUser(isFinal: true)
            undoManager?.removeAllActions()
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            report(EditingEnded(text: text, isSecure: isSecureTextEntry), for: .editingDidEnd)
        }
        return .ignored
    }
}
