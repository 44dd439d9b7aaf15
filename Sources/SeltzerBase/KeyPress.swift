// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One use of a key, as a terminal reports it.
public struct KeyPress: Hashable, Sendable {
    /// What the key did; terminals that tell only of presses report nothing else.
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
    /// The text that the key types; nil for a key that types nothing.
    public var text: String?

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
        if let text {
            self.text = text
        } else if case .character(let character) = key, modifiers.isSubset(of: .shift) {
            self.text = String(character)
        } else {
            self.text = nil
        }
    }
}

extension KeyPress: CustomStringConvertible {
    /// The chord's name, as in `ctrl-x` or `shift-tab`.
    public var description: String { "\(modifiers)\(key)" }
}
