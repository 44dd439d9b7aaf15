// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Key {
    /// Creates a key from its name: a character, or the text of ``description``.
    ///
    /// `esc`, `return`, `comma`, `hash` and `equals` are names too. The last three serve files in
    /// which the characters have another meaning.
    ///
    /// - Returns: nil if no key has this name.
    public init?(named name: some StringProtocol) {
        if let character = name.first, name.index(after: name.startIndex) == name.endIndex {
            self = .character(character)
        } else if let key = KeyNames.keys[String(name)] {
            self = key
        } else if name.hasPrefix("kp-"), let key = Self(named: name.dropFirst(3)),
            case .character(let character) = key, name.count == 4
        {
            self = .keypad(character)
        } else {
            return nil
        }
    }

    /// Whether the key is a modifier or a lock on its own; some terminals report such keys.
    public var isModifier: Bool {
        guard case .named(let name) = self else { return false }
        return KeyNames.modifiers.contains(name)
    }
}

/// The names of the keys that are not characters.
package enum KeyNames {
    /// The keys by their names.
    package static let keys: [String: Key] = {
        var keys: [String: Key] = [
            "esc": .escape, "return": .enter, "comma": .character(","), "hash": .character("#"),
            "equals": .character("="), "kp-enter": .keypad("\r"),
        ]
        for key in cases { keys[key.description] = key }
        for number in 1...63 { keys["f\(number)"] = .function(number) }
        for name in modifiers.union(named) { keys[name] = .named(name) }
        return keys
    }()

    private static let cases: [Key] = [
        .character(" "), .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left,
        .right, .home, .end, .pageUp, .pageDown, .begin, .menu, .help,
    ]

    /// Source: the kitty keyboard protocol's "Functional key definitions".
    static let modifiers: Set<String> = [
        "caps_lock", "scroll_lock", "num_lock", "left_shift", "left_control", "left_alt",
        "left_super", "left_hyper", "left_meta", "right_shift", "right_control", "right_alt",
        "right_super", "right_hyper", "right_meta", "iso_level3_shift", "iso_level5_shift",
    ]

    /// Sources: the kitty keyboard protocol's "Functional key definitions", and terminfo(5).
    private static let named: Set<String> = [
        "print_screen", "pause", "media_play", "media_pause", "media_play_pause", "media_reverse",
        "media_stop", "media_fast_forward", "media_rewind", "media_track_next",
        "media_track_previous", "media_record", "lower_volume", "raise_volume", "mute_volume",
        "cancel", "close", "clear", "command", "copy", "create", "clear_tab", "delete_line",
        "clear_to_end_of_screen", "clear_to_end_of_line", "exit", "f0", "find", "set_tab",
        "insert_line", "move", "mark", "message", "next", "open", "print", "previous", "redo",
        "reference", "refresh", "replace", "restart", "resume", "exit_insert", "save", "select",
        "clear_all_tabs", "undo",
    ]
}
