// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A key as the vi engine gets it.
enum ViKey: Hashable, Sendable {
    /// A typed character.
    case character(Character)
    /// A letter with Ctrl, in lower case.
    case control(Character)
    case escape, enter, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown

    /// The name of the key in the tables of ``ViKeyTable``.
    var name: String {
        switch self {
        case .character(let character): String(character)
        case .control(let letter): "^\(letter)"
        case .escape: "<esc>"
        case .enter: "<enter>"
        case .backspace: "<bs>"
        case .delete: "<del>"
        case .up: "<up>"
        case .down: "<down>"
        case .left: "<left>"
        case .right: "<right>"
        case .home: "<home>"
        case .end: "<end>"
        case .pageUp: "<pageup>"
        case .pageDown: "<pagedown>"
        }
    }

    /// The character that the key stands for as the argument of a command such as `f`; nil for none.
    var argument: Character? {
        switch self {
        case .character(let character): character
        case .enter: "\n"
        default: nil
        }
    }
}
