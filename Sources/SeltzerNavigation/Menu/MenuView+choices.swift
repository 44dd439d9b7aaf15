// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

// For tools that explain keys.
extension MenuView: ChoosingView {
    package var choiceHandler: InputResponder.Type { MenuView.self }

    package func entry(chosenBy action: Action) -> String? {
        MenuKeys.chooses(action) ? currentChoice?.title.text : nil
    }

    package func action(chosenBy action: Action) -> CurrentAction? {
        guard MenuKeys.chooses(action), case .action(let shared) = currentChoice?.effect else {
            return nil
        }
        return shared.value
    }

    package func choice(for event: KeyEvent) -> EntryChoice? {
        guard event.press.phase != .release else { return nil }
        if case .character(let character) = event.press.key,
            event.press.modifiers.subtracting(.shift) == .alt
        {
            // The menu bar may have a title with the mnemonic.
            return choice(forMnemonic: character) ?? .unknown
        }
        guard let text = event.text, !text.isEmpty else { return nil }
        if delegate?.filtersTypedText == true { return .filters }
        if !isTyping, text.count == 1, let letter = text.first,
            let choice = choice(forMnemonic: letter)
        {
            return choice
        }
        return .searches
    }

    private func choice(forMnemonic character: Character) -> EntryChoice? {
        entry(withMnemonic: character).map { _, item in
            .chooses(item.title.text, isEnabled: item.isEnabled)
        }
    }
}
