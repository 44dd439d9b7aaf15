// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The text after the cursor that completes the typed one.
extension TextField {
    /// The text whose rest is shown after the cursor: the selected suggestion, or else the completion; nil unless the
    /// cursor is at the end.
    final var shownCompletion: String? {
        guard let completion, isFocused, !isSecureTextEntry, mask == nil,
            editor.selection == EditableText.Selection(cursor: editor.text.utf8.count)
        else { return nil }
        guard popup?.isShown == true, let selected = popup?.selected else { return completion }
        return selected.completes(editor.text) ? selected : nil
    }

    /// Finds the completion of the text that the user has typed.
    final func updateCompletion() {
        let isTyped = !isTakingSuggestion && !isSecureTextEntry && mask == nil && isFocused
        completion = isTyped && !editor.text.isEmpty ? completion(of: editor.text) : nil
    }

    /// Replaces the text by the visible completion, and reports it.
    ///
    /// - Returns: Whether a completion was visible.
    @discardableResult
    final func takeCompletion() -> Bool {
        guard let shownCompletion else { return false }
        take(shownCompletion)
        return true
    }
}

extension String {
    /// Returns whether this text begins with a typed text, and is longer; upper and lower case are equal.
    func completes(_ typed: String) -> Bool {
        var index = startIndex
        for character in typed {
            guard index < endIndex else { return false }
            let own = self[index]
            guard own == character || TextFolding().matches(String(own), String(character))
            else {
                return false
            }
            formIndex(after: &index)
        }
        return index < endIndex
    }
}
