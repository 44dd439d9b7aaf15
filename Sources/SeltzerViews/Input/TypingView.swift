// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The effect of a typed character on a view, outside of its bindings.
package enum TypingEffect: Hashable, Sendable, CaseIterable {
    /// The view inserts the character.
    case inserts
    /// The view takes the character and inserts nothing: its mask has no place for it.
    case misfits
    /// The view takes the character, and inserts nothing: its text is as long as it may be.
    case overflows
    /// The view selects a visible row that begins with the character.
    case selectsRow
    /// The view searches for a row that begins with the character; no such row is visible.
    case searchesRows
    /// The character is a command of the view, or begins one, as in vi.
    case commands
    /// The view takes the character as the rest of a command, whose first keys were typed.
    case continuesCommand
}

/// A view that takes typed characters or mnemonics, and can report their effect without performing
/// it.
@MainActor
package protocol TypingView: View {
    /// Returns the effect of a typed character now; nil if the view passes it on.
    ///
    /// Tools ask for any key at any time. The answer may read only the rows that the view shows,
    /// and must not ask a data source for other rows.
    func typingEffect(of character: Character) -> TypingEffect?

    /// Returns whether the view inserts a typed character.
    ///
    /// The current actions ask for each letter among their keys. So a view that only searches by
    /// typing answers without looking at its rows.
    func insertsTyped(_ character: Character) -> Bool

    /// Whether a delegate may refuse a text that the view would insert; false by default.
    var mayRefuseText: Bool { get }

    /// The typed keys of a command that is not complete; empty if there are none.
    var pendingTypedKeys: String { get }

    /// Returns whether Alt and a character operate the view.
    func hasMnemonic(_ character: Character) -> Bool

    /// The class whose `handleKey` does what ``typingEffect(of:)`` returns; nil for none.
    ///
    /// A subclass may override the method, and then its effect is unknown.
    var keyHandler: InputResponder.Type? { get }

    /// Returns whether `handleKey` of this class may take a chord that types no character.
    func mayHandle(_ chord: KeyChord) -> Bool

    /// The class whose `performMnemonic` does what ``hasMnemonic(_:)`` returns; nil for none.
    var mnemonicHandler: View.Type? { get }
}

extension TypingView {
    package func typingEffect(of character: Character) -> TypingEffect? { nil }
    package func insertsTyped(_ character: Character) -> Bool {
        typingEffect(of: character) == .inserts
    }
    package var mayRefuseText: Bool { false }
    package var pendingTypedKeys: String { "" }
    package func hasMnemonic(_ character: Character) -> Bool { false }
    package var keyHandler: InputResponder.Type? { nil }
    package func mayHandle(_ chord: KeyChord) -> Bool { false }
    package var mnemonicHandler: View.Type? { nil }
}

extension View {
    /// Returns the effect of a typed character on the view; nil if the view passes it on.
    ///
    /// A program's own view with the role of a field takes characters, too.
    fileprivate final func effect(ofTyping character: Character) -> TypingEffect? {
        if let view = self as? any TypingView { return view.typingEffect(of: character) }
        let isField = [.textField, .comboBox, .textArea].contains(accessibilityRole)
        return isField && !accessibilityTraits.contains(.notEnabled) ? .inserts : nil
    }

    /// Returns whether the view takes a character as text, before the actions of its superiors get
    /// it.
    final func takesText(_ character: Character) -> Bool {
        if let view = self as? any TypingView { return view.insertsTyped(character) }
        return effect(ofTyping: character) == .inserts
    }

    /// Returns whether an action of a superior has a key, or a sequence that begins with it; if so,
    /// a view that only searches by typing leaves the key to the action.
    ///
    /// An action above a view wins over the view's search by typing, whatever its rows are.
    /// Dispatch, footers and help share this rule. A letter also counts as the key at its place on
    /// a US keyboard.
    package final func superiorsClaim(_ press: KeyPress) -> Bool {
        guard let application = window?.application else { return false }
        let keys = ([KeyChord(press)] + press.alternativeChords).map { KeySequence($0) }
        return application.keyReach(from: self).contains { responder, isBehind in
            responder !== self
                && KeyBindings.claim(
                    keys, of: responder, map: application.keyMap, isBehindModalWindow: isBehind)
        }
    }
}
