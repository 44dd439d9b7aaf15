// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One use of a key, as a terminal reports it.
public struct KeyPress: Hashable, Sendable {
    /// The movement of the key; many terminals report only presses.
    public enum Phase: Hashable, Sendable {
        /// The key went down.
        case press
        /// The key is held and repeats.
        case `repeat`
        /// The key came up.
        case release
    }

    /// The key.
    public var key: Key
    /// The modifiers held with it.
    public var modifiers: KeyModifiers
    /// Whether the key went down, repeats or came up.
    public var phase: Phase
    /// The base character in 7 bits, which is ASCII, above the shifted character in 21 bits.
    ///
    /// This field fits into unused space after the fields before, so the press takes no more memory
    /// with it. 0 means no other characters.
    @usableFromInline var otherCharacters: UInt32
    /// The text that the key types.
    ///
    /// A press that types the character of its key stores no string: such presses are many, and are
    /// copied often.
    @usableFromInline
    enum Typing: Sendable {
        case nothing
        case character
        case text(String)
    }

    @usableFromInline var typing: Typing

    /// The text that the key types; nil for a key that types nothing.
    public var text: String? {
        get {
            switch (typing, key) {
            case (.text(let text), _): text
            case (.character, .character(let character)): String(character)
            default: nil
            }
        }
        set { typing = Self.typing(newValue, with: key) }
    }

    /// The character that the key types on a US keyboard, by its place; nil if the terminal does
    /// not say, or if it is the key itself.
    ///
    /// With a Russian layout, the key `ы` is at the place of `s`. If Shift is part of the key's
    /// character, it is part of this character too: for `Ы` it is `S`.
    public var baseCharacter: Character? {
        get { Self.character(otherCharacters >> 21) }
        set {
            let value = Self.value(newValue)
            otherCharacters = otherCharacters & 0x1F_FFFF | (value < 0x80 ? value : 0) << 21
        }
    }

    /// The character that the key types with Shift; nil if the terminal does not say, or if it is the capital letter.
    public var shiftedCharacter: Character? {
        get { Self.character(otherCharacters & 0x1F_FFFF) }
        set { otherCharacters = otherCharacters & ~0x1F_FFFF | Self.value(newValue) }
    }

    private static func character(_ value: UInt32) -> Character? {
        value == 0 ? nil : Unicode.Scalar(value).map(Character.init)
    }

    private static func value(_ character: Character?) -> UInt32 {
        guard let scalars = character?.unicodeScalars, scalars.count == 1 else { return 0 }
        return scalars.first?.value ?? 0
    }

    /// Creates a key press; without `text` a character key with at most Shift types its character.
    public init(
        _ key: Key,
        modifiers: KeyModifiers = [],
        phase: Phase = .press,
        text: String? = nil
    ) {
        self.key = key
        self.modifiers = modifiers
        self.phase = phase
        otherCharacters = 0
        if let text {
            typing = Self.typing(text, with: key)
        } else if case .character = key, modifiers.isSubset(of: .shift) {
            typing = .character
        } else {
            typing = .nothing
        }
    }

    /// Creates the press of a key that types a character.
    @inlinable
    package init(typing character: Character) {
        key = .character(character)
        modifiers = []
        phase = .press
        otherCharacters = 0
        typing = .character
    }

    private static func typing(_ text: String?, with key: Key) -> Typing {
        guard let text else { return .nothing }
        if case .character(let character) = key, text == String(character) { return .character }
        return .text(text)
    }

    /// Returns whether two presses are of the same key with the same modifiers, phase, text and other characters of the
    /// key.
    public static func == (first: KeyPress, second: KeyPress) -> Bool {
        first.key == second.key && first.modifiers == second.modifiers
            && first.phase == second.phase && first.otherCharacters == second.otherCharacters
            && first.text == second.text
    }

    /// Hashes the values that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers)
        hasher.combine(phase)
        hasher.combine(otherCharacters)
        hasher.combine(text)
    }
}

extension KeyPress: CustomStringConvertible {
    /// The chord's name, as in `ctrl-x` or `shift-tab`.
    public var description: String { "\(modifiers)\(key)" }
}
