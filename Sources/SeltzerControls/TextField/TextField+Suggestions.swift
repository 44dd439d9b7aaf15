// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// What is suggested while the user types.
extension TextField {
    /// Shows what there is to suggest for the text now.
    final func suggest() {
        guard let suggestions, !isSecureTextEntry, isFocused else { return }
        let popup = popup ?? SuggestionPopup(of: self) { [weak self] in self?.take($0) }
        self.popup = popup
        popup.update(for: text, from: suggestions)
    }

    /// Takes a suggestion in the place of the text, and tells so.
    final func take(_ suggestion: String) {
        guard isEnabled else { return }
        isTakingSuggestion = true
        selectAll()
        insertText(suggestion)
        isTakingSuggestion = false
        popup?.hide()
        post(SuggestionTaken(text: text), includingSelf: true)
    }

    /// What the keys do while there is a list of suggestions.
    final var suggestionActions: [Action] {
        func action(
            _ identifier: String, _ title: String, _ keys: [KeySequence],
            group: Action.Group? = nil, _ run: @escaping @MainActor (TextField) -> Void
        ) -> Action {
            Action(identifier, title: title, keys: keys, priority: .low, group: group) {
                responder in
                guard let field = responder as? TextField else { return .ignored }
                run(field)
                return .stop
            }
        }
        guard popup?.isShown == true else {
            return suggestions == nil
                ? []
                : [
                    TextFieldCommand("suggest", "Suggest", ["ctrl-space", "alt-down"]) {
                        $0.suggest()
                    }.action
                ]
        }
        return [
            action("take-suggestion", "Take", ["tab"]) { field in
                if let best = field.popup?.best { field.take(best) }
            },
            action("next-suggestion", "Next", ["down", "ctrl-n"], group: .movement("Choose")) {
                $0.popup?.move(by: 1)
            },
            action("previous-suggestion", "Previous", ["up", "ctrl-p"], group: .movement("Choose"))
            { $0.popup?.move(by: -1) },
            action("close-suggestions", "Close", ["escape", "ctrl-g"]) { $0.popup?.hide() },
        ]
    }
}
