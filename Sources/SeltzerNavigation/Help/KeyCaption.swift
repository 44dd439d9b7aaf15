// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Formats keys for footers and for the list of keys: `^S`, `Alt-N`, `Shift-Tab`, `PgUp`, `↑`.
struct KeyCaption {
    /// Whether the screen shows more than ASCII.
    let isUnicode: Bool

    /// Returns the text of a key sequence: `^X ^S`.
    func text(of chords: some Sequence<KeyChord>) -> String {
        chords.map(text(of:)).joined(separator: " ")
    }

    /// Returns the text of the keys of one hint: `↑↓`, `Shift-↑↓`, `1–9`, `PgUp/PgDn`.
    func text(joining keys: [String]) -> String {
        if let first = keys.first, let last = keys.last, keys.count > 2, isRange(keys) {
            return first + Symbol.enDash.text(isUnicode: isUnicode) + last
        }
        return pieces(of: keys).joined(separator: separator(of: keys))
    }

    /// Returns the text of each key in a hint; modifiers that all keys share appear only in the first text.
    func pieces(of keys: [String]) -> [String] {
        guard let first = keys.first else { return [] }
        let modifiers = Self.modifiers(of: first)
        guard !modifiers.isEmpty, keys.allSatisfy({ hasName($0, after: modifiers) }) else {
            return keys
        }
        return [first] + keys.dropFirst().map { String($0.dropFirst(modifiers.count)) }
    }

    /// Returns the text between the keys of one hint.
    func separator(of keys: [String]) -> String {
        guard let modifiers = keys.first.map(Self.modifiers(of:)) else { return "" }
        return keys.allSatisfy {
            $0.hasPrefix(modifiers) && Self.arrows.contains(String($0.dropFirst(modifiers.count)))
        } ? "" : "/"
    }

    /// Returns whether the keys are consecutive digits.
    func isRange(_ keys: [String]) -> Bool {
        let digits = keys.map { $0.count == 1 ? Int($0) : nil }
        return zip(digits, digits.dropFirst()).allSatisfy { first, second in
            first.map { $0 + 1 } == second && second != nil
        }
    }

    private static var arrows: Set<String> { ["↑", "↓", "←", "→"] }

    /// Returns things in the order `↑↓←→` if all keys are arrows with the same modifiers; otherwise in the given order.
    ///
    /// The given order of actions is another, such as `increase` before `decrease`.
    func inOrder<Thing>(_ things: [Thing], by key: (Thing) -> String) -> [Thing] {
        let modifiers = things.first.map { Self.modifiers(of: key($0)) } ?? ""
        let names = [Key.up, .down, .left, .right].map { modifiers + name(of: $0) }
        guard things.allSatisfy({ names.contains(key($0)) }) else { return things }
        return names.flatMap { name in things.filter { key($0) == name } }
    }

    /// Returns the modifiers at the beginning of a key's text, such as `Ctrl-Shift-`.
    private static func modifiers(of key: String) -> String {
        guard !key.contains(" "), let dash = key.dropLast().lastIndex(of: "-") else { return "" }
        return String(key[...dash])
    }

    /// Returns whether a key has exactly these modifiers, and then a name or an arrow.
    ///
    /// A single letter does not count: `B` in place of `Alt-B` would look like another key.
    private func hasName(_ key: String, after modifiers: String) -> Bool {
        let name = key.dropFirst(modifiers.count)
        return Self.modifiers(of: key) == modifiers
            && (name.count > 1 || Self.arrows.contains(String(name)))
    }

    private func text(of chord: KeyChord) -> String {
        guard case .character(let character) = chord.key, character != " " else {
            return prefix(chord.modifiers) + name(of: chord.key)
        }
        guard !chord.modifiers.isEmpty else { return String(character) }
        let capital = character.uppercased()
        if character.isUppercase {
            return prefix(chord.modifiers.union(.shift)) + capital
        }
        return chord.modifiers == .control ? "^\(capital)" : prefix(chord.modifiers) + capital
    }

    private func prefix(_ modifiers: KeyModifiers) -> String {
        let names: [(KeyModifiers, String)] = [
            (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"), (.super, "Super"),
            (.hyper, "Hyper"), (.meta, "Meta"),
        ]
        return names.filter { modifiers.contains($0.0) }.map { "\($0.1)-" }.joined()
    }

    private func name(of key: Key) -> String {
        switch key {
        case .up: isUnicode ? "↑" : "Up"
        case .down: isUnicode ? "↓" : "Down"
        case .left: isUnicode ? "←" : "Left"
        case .right: isUnicode ? "→" : "Right"
        case .escape: "Esc"
        case .delete: "Del"
        case .insert: "Ins"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .keypad("\r"): "Enter"
        case .named(let name): name
        default: capitalized(key.description)
        }
    }

    private func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
