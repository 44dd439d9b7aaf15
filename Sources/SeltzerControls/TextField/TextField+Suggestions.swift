// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The suggestions while the user types.
extension TextField {
    /// Shows the suggestions for the current text.
    final func suggest() {
        guard let suggestions, !isSecureTextEntry, isFocused else { return }
        madePopup().update(for: text, from: suggestions)
    }

    /// Returns the list of suggestions, which is created at the first call.
    final func madePopup() -> SuggestionPopup {
        let popup = popup ?? SuggestionPopup(of: self) { [weak self] in self?.take($0) }
        self.popup = popup
        return popup
    }

    /// Replaces the text with a suggestion, and reports it.
    final func take(_ suggestion: String) {
        guard isEnabled else { return }
        isTakingSuggestion = true
        selectAll()
        let isTaken = insert(suggestion)
        isTakingSuggestion = false
        popup?.hide()
        if isTaken { didTakeSuggestion() }
    }

    /// The actions on the list of suggestions; while the list is hidden, the action that shows it.
    final var suggestionActions: [Action] {
        func action(
            _ identifier: String, _ title: String, _ keys: [KeySequence],
            group: Action.Group? = nil, _ run: @escaping @MainActor (TextField) -> Void
        ) -> Action {
            Action(identifier, title: title, keys: keys) {
                responder in
                guard let field = responder as? TextField else { return .ignored }
                run(field)
                return .stop
            }.mayDecline(false).priority(.low).group(group)
        }
        guard popup?.isShown == true else {
            let list = listAction.map { [$0] } ?? []
            guard shownCompletion != nil else { return list }
            return [
                action("take-completion", "Complete", ["tab"]) { $0.takeCompletion() },
                action("dismiss-completion", "Dismiss", ["escape", "ctrl-g"]) {
                    $0.completion = nil
                },
            ] + list
        }
        return [
            action("take-suggestion", "Take", ["tab"]) { field in
                let text = field.popup?.selected ?? field.shownCompletion ?? field.popup?.best
                if let text { field.take(text) }
            },
            action("previous-suggestion", "Previous", ["up", "ctrl-p"], group: .movement("Choose"))
            {
                $0.popup?.move(by: -1)
            },
            action("next-suggestion", "Next", ["down", "ctrl-n"], group: .movement("Choose")) {
                $0.popup?.move(by: 1)
            },
            action("close-suggestions", "Close", ["escape", "ctrl-g"]) {
                $0.completion = nil
                $0.popup?.hide()
            },
        ]
    }
}
