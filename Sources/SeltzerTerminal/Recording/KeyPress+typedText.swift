// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension KeyPress {
    /// The text that xterm sends for the key; empty for a release, and for a key that xterm does
    /// not have.
    package var typedText: String {
        guard phase != .release else { return "" }
        let escape = "\u{1B}"
        let prefix = modifiers.contains(.alt) ? escape : ""
        switch key {
        case .character(let character): return prefix + typed(character)
        case .keypad(let character): return prefix + String(character)
        case .enter: return prefix + "\r"
        case .tab: return modifiers.contains(.shift) ? "\(escape)[Z" : prefix + "\t"
        case .escape: return prefix + escape
        case .backspace: return prefix + "\u{7F}"
        default: break
        }
        if let letter { return "\(escape)[\(parameter.map { "1;\($0)" } ?? "")\(letter)" }
        if let number { return "\(escape)[\(number)\(parameter.map { ";\($0)" } ?? "")~" }
        return ""
    }

    private func typed(_ character: Character) -> String {
        guard modifiers.contains(.control), let ascii = character.asciiValue,
            ascii >= 0x40 || ascii == 0x20
        else { return String(character) }
        return String(Unicode.Scalar(ascii & 0x1F))
    }

    /// The parameter of the modifiers; nil without modifiers.
    private var parameter: Int? {
        let value =
            (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.alt) ? 2 : 0)
            + (modifiers.contains(.control) ? 4 : 0)
        return value == 0 ? nil : value + 1
    }

    private var letter: Character? {
        switch key {
        case .up: "A"
        case .down: "B"
        case .right: "C"
        case .left: "D"
        case .begin: "E"
        case .end: "F"
        case .home: "H"
        case .function(1): "P"
        case .function(2): "Q"
        case .function(3): "R"
        case .function(4): "S"
        default: nil
        }
    }

    private var number: Int? {
        switch key {
        case .insert: 2
        case .delete: 3
        case .pageUp: 5
        case .pageDown: 6
        case .function(5): 15
        case .function(let number) where 6...10 ~= number: number + 11
        case .function(let number) where 11...12 ~= number: number + 12
        default: nil
        }
    }
}
