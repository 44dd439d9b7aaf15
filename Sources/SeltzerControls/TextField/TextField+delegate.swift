// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import SeltzerViews

/// The questions to the delegate.
extension TextField {
    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The field gave up the focus and keeps its text; the only reason in a terminal.
        case committed
    }

    /// Whether the field is focused, and the user edits its text.
    public final var isEditing: Bool { isEditingText }

    /// Runs a body on the text, unless the delegate refuses the change that it makes.
    ///
    /// - Returns: False if the delegate refused.
    final func editIfAllowed(_ body: (inout EditableText) -> Void) -> Bool {
        guard let delegate else {
            body(&editor)
            return true
        }
        let changeCount = editor.changeCount
        var next = editor
        body(&next)
        if next.changeCount != changeCount {
            let change = change(to: next)
            let isAllowed = delegate.textField(
                self, shouldChangeCharactersIn: change.range, replacementString: change.new)
            guard
                allows(
                    isAllowed, by: delegate,
                    "textField(_:shouldChangeCharactersIn:replacementString:)")
            else { return false }
        }
        // The delegate may have set the text.
        guard editor.changeCount == changeCount else {
            body(&editor)
            return true
        }
        editor = next
        return true
    }

    /// Returns the characters that differ in the next text.
    private func change(to next: EditableText) -> (range: TextRange, new: String) {
        if mask == nil, let edit = next.lastEdit {
            let indices = Range<TextPosition>(edit.range).indices(in: editor.text)
            return (TextRange(indices, in: editor.text), edit.new)
        }
        let old = Array(text), new = Array(mask?.text(of: next.text) ?? next.text)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        return (
            TextRange(location: start, length: old.count - end - start),
            String(new[start..<(new.count - end)])
        )
    }

    // MARK: Clearing

    /// Removes the text for the user, unless the delegate refuses.
    final func clear() {
        guard isEnabled, !text.isEmpty,
            allows(
                delegate?.textFieldShouldClear(self), by: delegate, "textFieldShouldClear(_:)")
        else { return }
        editor.selectAll()
        editor.delete(.backward, by: .character)
        didEdit(selectionBefore: nil)
    }
}

extension TextField: FocusNegotiating {
    package final var negotiatesFocus: Bool { delegate != nil }

    package final func shouldBecomeFirstResponder() -> Bool {
        allows(
            delegate?.textFieldShouldBeginEditing(self), by: delegate,
            "textFieldShouldBeginEditing(_:)")
    }

    package final func shouldResignFirstResponder() -> Bool {
        allows(
            delegate?.textFieldShouldEndEditing(self), by: delegate,
            "textFieldShouldEndEditing(_:)")
    }
}
