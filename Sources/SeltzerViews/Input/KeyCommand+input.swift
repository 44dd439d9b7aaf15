// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The modifier keys of a ``KeyCommand``, under UIKit's name.
public typealias KeyModifierFlags = KeyModifiers

extension KeyModifiers {
    /// The Command key of UIKit's programs, which is Ctrl in a terminal.
    public static let command = KeyModifiers.control
    /// The Option key, which is Alt in a terminal.
    public static let alternate = KeyModifiers.alt
    /// The Caps Lock key, which terminals do not report: the empty set.
    public static let alphaShift: KeyModifiers = []
    /// The numeric keypad, which is not a modifier in a terminal: the empty set.
    public static let numericPad: KeyModifiers = []
}

extension KeyCommand {
    /// The arrow key up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow key down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow key to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow key to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes forwards.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The keys of the command; empty if it has no input.
    final var keys: [KeySequence] {
        guard let input, !input.isEmpty else { return [] }
        var key: Key
        if let named = Self.named[input] {
            key = named
        } else if input.hasPrefix("UIKeyInputF"), let number = Int(input.dropFirst(11)) {
            key = .function(number)
        } else if input.count == 1, let character = input.first {
            key = .character(character)
        } else {
            return []
        }
        var modifiers = modifierFlags
        // A shifted letter is the capital letter, unless Ctrl or Alt is held too.
        if case .character(let character) = key, modifiers == .shift {
            key = character.uppercased().first.map(Key.character) ?? key
            modifiers = []
        }
        return [KeySequence(KeyChord(key, modifiers: modifiers))]
    }

    private static let named: [String: Key] = [
        inputUpArrow: .up, inputDownArrow: .down, inputLeftArrow: .left, inputRightArrow: .right,
        inputEscape: .escape, "\u{1b}": .escape, inputPageUp: .pageUp, inputPageDown: .pageDown,
        inputHome: .home, inputEnd: .end, inputDelete: .delete, "\r": .enter, "\n": .enter,
        "\t": .tab, "\u{8}": .backspace, "\u{7f}": .backspace,
    ]
}
