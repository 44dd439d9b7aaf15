// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A key of the keyboard, without its modifiers.
///
/// A printable key is its character: `a` and `A` are two keys. Shift is not reported with a letter
/// that it has already changed.
public enum Key: Hashable, Sendable {
    /// A printable key; the space bar is `" "`.
    case character(Character)
    /// Enter or Return.
    case enter
    /// Tab; with Shift it is `.tab` and ``KeyModifiers/shift``.
    case tab
    /// Escape.
    case escape
    /// The key that deletes backwards.
    case backspace
    /// The key that deletes forwards.
    case delete
    /// Insert.
    case insert
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// The middle key of the keypad without number lock.
    case begin
    /// The menu key.
    case menu
    /// Help.
    case help
    /// A function key, counted from 1.
    case function(Int)
    /// A key that the terminal reports as one of the numeric keypad; Enter there is `"\r"`.
    case keypad(Character)
    /// Any other key, by a stable lower-case name such as `media_play_pause`.
    case named(String)
}

extension Key: CustomStringConvertible {
    /// The key's stable lower-case name, as key binding files spell it.
    public var description: String {
        switch self {
        case .character(" "): "space"
        case .character(let character): String(character)
        case .pageUp: "pageup"
        case .pageDown: "pagedown"
        case .function(let number): "f\(number)"
        case .keypad("\r"): "kp-enter"
        case .keypad(let character): "kp-\(character)"
        case .named(let name): name
        case .enter: "enter"
        case .tab: "tab"
        case .escape: "escape"
        case .backspace: "backspace"
        case .delete: "delete"
        case .insert: "insert"
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .home: "home"
        case .end: "end"
        case .begin: "begin"
        case .menu: "menu"
        case .help: "help"
        }
    }
}
