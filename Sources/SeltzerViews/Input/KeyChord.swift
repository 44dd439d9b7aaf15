// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A key with the modifiers held, as key bindings name it: `q`, `ctrl-c`, `shift-tab`, `?`.
public struct KeyChord: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The modifiers held with it.
    public var modifiers: KeyModifiers

    /// Creates a chord.
    public init(_ key: Key, modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Creates the chord that a key press is.
    ///
    /// Shift does not count with a character, which it has changed already.
    public init(_ press: KeyPress) {
        key = press.key
        modifiers = press.modifiers
        if case .character = key, modifiers == .shift { modifiers = [] }
    }

    /// Creates a chord from its name: modifiers (`ctrl-`, `alt-`, `shift-`, `super-`, `hyper-`, `meta-`) in
    /// any order, then a character or the name of a key as ``/SeltzerBase/Key/description`` spells it.
    ///
    /// - Returns: nil where the name is none.
    public init?(parsing name: String) {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        while let (prefix, modifier) = Self.prefixes.first(where: { rest.hasPrefix($0.0) }),
            rest.count > prefix.count
        {
            modifiers.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        guard let key = Self.key(named: rest) else { return nil }
        self.init(key, modifiers: modifiers)
    }

    private static var prefixes: [(String, KeyModifiers)] {
        [
            ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
            ("super-", .super), ("hyper-", .hyper), ("meta-", .meta),
        ]
    }

    private static var namedKeys: [Key] {
        [
            .character(" "), .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left,
            .right, .home, .end, .pageUp, .pageDown, .begin, .menu, .help,
        ]
    }

    private static func key(named name: Substring) -> Key? {
        if name.count == 1, let character = name.first { return .character(character) }
        if let key = namedKeys.first(where: { $0.description == name }) { return key }
        if name.first == "f", let number = Int(name.dropFirst()), (1...63).contains(number) {
            return .function(number)
        }
        if name == "kp-enter" { return .keypad("\r") }
        return nil
    }
}

extension KeyChord: ExpressibleByStringLiteral {
    /// Creates a chord from its name; a name that is none gives a key that no keyboard has.
    public init(stringLiteral name: String) {
        self = KeyChord(parsing: name) ?? KeyChord(.named(name))
    }
}

extension KeyChord: CustomStringConvertible {
    /// The chord's name, as ``init(parsing:)`` takes it.
    public var description: String { "\(modifiers)\(key)" }
}
