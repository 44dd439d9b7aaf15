// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The keys of a list of completions, and of the rest after the cursor.
extension Completer {
    /// Returns the actions while a list, or a rest after the cursor, is shown; otherwise the action that asks for a list.
    ///
    /// - Parameter list: The action that shows the list; nil for none.
    package func actions(showingList list: Action?) -> [Action] {
        guard isShown else {
            guard inlineRest != nil else { return list.map { [$0] } ?? [] }
            let take = Self.action("take-completion", "Complete", ["tab"]) { $0.takeInline() }
            return (settings.tabTakes ? [take] : [])
                + [
                    Self.action("dismiss-completion", "Dismiss", ["escape", "ctrl-g"]) {
                        $0.dismiss()
                    }
                ] + (list.map { [$0] } ?? [])
        }
        return taking + [
            Self.action(
                "previous-suggestion", "Previous", ["up", "ctrl-p"], group: .movement("Choose")
            ) { $0.moveSelection(by: -1) },
            Self.action(
                "next-suggestion", "Next", ["down", "ctrl-n"], group: .movement("Choose")
            ) { $0.moveSelection(by: 1) },
            Self.action("close-suggestions", "Close", ["escape", "ctrl-g"]) { $0.dismiss() },
        ]
    }

    private var taking: [Action] {
        let tab = Self.action("take-suggestion", "Take", ["tab"]) { $0.takeBest() }
        // Without a selected item Enter keeps its other meaning.
        var enter = Action("take-selected-suggestion", keys: ["enter", "kp-enter"]) { responder in
            guard let host = responder as? any CompletionHost else { return .ignored }
            return host.completer?.takeSelected() == true ? .stop : .ignored
        }.mayDecline()
        enter.discoverabilityTitle = "Take the selected suggestion"
        return (settings.tabTakes ? [tab] : []) + (settings.enterTakes ? [enter] : [])
    }

    /// Returns the action that asks for a list.
    package static func askAction(_ keys: [KeySequence]) -> Action {
        var action = Action("suggest", keys: keys) { responder in
            guard let host = responder as? any CompletionHost else { return .ignored }
            host.completer?.ask()
            return .stop
        }
        action.discoverabilityTitle = "Suggest"
        return action.category(.edit)
    }

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        group: Action.Group? = nil, _ run: @escaping @MainActor (Completer) -> Void
    ) -> Action {
        Action(identifier, title: title, keys: keys) { responder in
            guard let completer = (responder as? any CompletionHost)?.completer else {
                return .ignored
            }
            run(completer)
            return .stop
        }.mayDecline(false).priority(.low).group(group)
    }
}
