// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Completions, and commands such as `/model`.
extension PromptBox {
    /// Gives the field the completions of the program, of commands and of the history.
    final func updateProviders() {
        var providers: [CompletionProvider] = []
        if let commandSign {
            providers.append(
                CompletionProvider(.lineStart(commandSign)) { [weak self] request in
                    self?.completions(of: request, sign: commandSign) ?? []
                })
        }
        providers += completionProviders
        if suggestsHistory {
            providers.append(
                CompletionProvider(.line, presentation: .inline) { [weak self] request in
                    self?.latest(beginningWith: request.token) ?? []
                })
        }
        field.completionProviders = providers
    }

    private func latest(beginningWith beginning: String) -> [CompletionItem] {
        guard field.storage.lineCount == 1, field.tokens.isEmpty,
            let found = history.latest(beginningWith: beginning)
        else { return [] }
        return [CompletionItem(found.text)]
    }

    // MARK: Commands

    /// The actions with a name and a title of the responders around the box; none without a sign.
    private var commands: [CurrentAction] {
        guard commandSign != nil, let superview, let application = window?.application else {
            return []
        }
        return application.currentActions(from: superview).filter {
            $0.identifier != nil && !$0.title.isEmpty && $0.responder !== application
        }
    }

    private func completions(
        of request: CompletionRequest, sign: Character
    ) -> [CompletionItem] {
        let items = commands.filter(\.isEnabled).map {
            CompletionItem("\(sign)\($0.identifier ?? "")", detail: $0.title)
        }
        return CompletionItem.matches(of: request.query, in: items)
    }

    /// Performs the command that a text is.
    ///
    /// - Returns: False for another text. A command that is disabled now stays in the field.
    final func performCommand(_ prompt: PromptText) -> Bool {
        guard let commandSign, prompt.text.first == commandSign, prompt.tokens.isEmpty,
            let application = window?.application
        else { return false }
        let name = prompt.text.dropFirst().prefix { !$0.isWhitespace }
        let rest = prompt.text.dropFirst(1 + name.count)
        guard rest.allSatisfy(\.isWhitespace),
            let command = commands.first(where: { $0.identifier == String(name) })
        else { return false }
        guard command.isEnabled else {
            application.beep()
            return true
        }
        history.append(prompt)
        walk = PromptHistoryWalk()
        field.replaceAll(with: "", tokens: [])
        application.perform(command)
        return true
    }
}
