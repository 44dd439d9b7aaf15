// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

// What controls do with typed characters and mnemonics, for tools that explain keys.

extension TextField: TypingView {
    package func typingEffect(of character: Character) -> TypingEffect? {
        isEnabled ? .inserts : nil
    }
}

extension TextView: TypingView {
    package func typingEffect(of character: Character) -> TypingEffect? {
        guard isEnabled else { return nil }
        return isEditable ? .inserts : .refuses
    }
}

extension TableView: TypingView {
    package func typingEffect(of character: Character) -> TypingEffect? {
        guard let clock = window?.application?.clock else { return nil }
        let event = KeyEvent(KeyPress(.character(character)), timestamp: clock.now)
        return search(byTyping: event) == nil ? nil : .selectsRow
    }
}

extension TitledControl: TypingView {
    package func hasMnemonic(_ character: Character) -> Bool {
        mnemonicTitle.isMnemonic(character)
    }
}

extension OptionControl: TypingView {
    package func hasMnemonic(_ character: Character) -> Bool {
        list.index(ofMnemonic: character) != nil
    }
}

extension MenuBar: TypingView {
    package func hasMnemonic(_ character: Character) -> Bool {
        titles.contains { $0.isMnemonic(character) }
    }
}
