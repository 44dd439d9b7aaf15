// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A line that the user typed in linear mode.
enum LinearAnswer: Equatable {
    /// Go to the next element.
    case next
    /// Go to the previous element.
    case back
    /// Say everything again.
    case list
    /// Say which lines the user can type.
    case help
    /// Press the focused element.
    case press
    /// End the program.
    case quit
    /// Go to an element by its number.
    case number(Int)
    /// Press keys.
    case keys([KeyChord])
    /// A value, or the name of an element.
    case text(String)
    /// An unknown command.
    case unknown(String)

    /// Reads a line; a line that begins with a colon is a command, and `::` stands for a colon.
    init(_ line: String) {
        guard line.hasPrefix(":") else {
            self = line.isEmpty ? .next : .text(line)
            return
        }
        let word = line.dropFirst()
        switch word {
        case "help", "?": self = .help
        case "list", "l": self = .list
        case "back", "b": self = .back
        case "press", "p": self = .press
        case "quit", "q": self = .quit
        default:
            let chords = word.split(separator: " ").map { KeyChord(parsing: $0) }
            if word.hasPrefix(":") {
                self = .text(String(word))
            } else if let number = Int(word) {
                self = .number(number)
            } else if !chords.isEmpty, !chords.contains(nil) {
                self = .keys(chords.compactMap { $0 })
            } else {
                self = .unknown(String(word))
            }
        }
    }

    /// The lines that the user can type, with their effects.
    static let instructions = [
        "Enter goes to the next element, and :back to the one before.",
        "Any text is the value of a field, the name of an option or a row, yes, no, on or off.",
        "A text of many lines takes each line at its cursor.",
        ":press presses a button, :12 goes to number 12, and :list says everything again.",
        ":enter, :escape, :ctrl-s and so on press keys. :quit ends the program.",
    ]
}
