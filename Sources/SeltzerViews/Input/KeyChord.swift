// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A key with the modifiers held, as key bindings name it: `q`, `ctrl-c`, `shift-tab`, `?`.
public struct KeyChord: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The modifiers held with it.
    public var modifiers: KeyModifiers

    /// Creates a chord from a key and the modifiers held with it.
    public init(_ key: Key, modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Creates the chord of a key press.
    ///
    /// Shift alone is dropped with a character, because the character is the shifted one already.
    public init(_ press: KeyPress) {
        key = press.key
        modifiers = press.modifiers
        if case .character = key, modifiers == .shift { modifiers = [] }
    }

    /// Creates a chord from its name: modifiers (`ctrl-`, `alt-`, `shift-`, `super-`, `hyper-`,
    /// `meta-`) in any order, then a character or the name of a key as
    /// ``/SeltzerBase/Key/description`` spells it.
    ///
    /// Shift with a letter is the capital letter.
    ///
    /// - Returns: The chord; nil if no key has this name.
    public init?(parsing name: some StringProtocol) {
        self.init(String(name).utf8)
    }

    private init?(_ name: String.UTF8View) {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        while let prefix = Self.prefixes.first(where: {
            rest.count > $0.name.count && rest.starts(with: $0.name)
        }) {
            modifiers.insert(prefix.modifier)
            rest = rest.dropFirst(prefix.name.count)
        }
        guard let key = Key(named: Substring(rest)) else { return nil }
        self.init(key, modifiers: modifiers)
        if modifiers == .shift, case .character(let character) = key, character.isLowercase,
            character.uppercased().count == 1
        {
            self.init(.character(Character(character.uppercased())))
        }
    }

    private static let prefixes: [(name: [UInt8], modifier: KeyModifiers)] =
        modifierNames.map { (Array("\($0.0)-".utf8), $0.1) }

    static let modifierNames: [(String, KeyModifiers)] = [
        ("ctrl", .control), ("alt", .alt), ("shift", .shift),
        ("super", .super), ("hyper", .hyper), ("meta", .meta),
    ]

    /// Whether a keyboard can have the key; false for a literal with an unknown name.
    var isKnown: Bool {
        guard case .named(let name) = key else { return true }
        return KeyNames.keys[name] != nil
    }
}

extension KeyChord: ExpressibleByStringLiteral {
    /// Creates a chord from its name; an unknown name makes a key that no keyboard has.
    public init(stringLiteral name: String) {
        self = KeyChord(parsing: name) ?? KeyChord(.named(name))
    }
}

extension KeyChord: CustomStringConvertible {
    /// The chord's name, as ``init(parsing:)`` takes it.
    public var description: String { "\(modifiers)\(key)" }
}
