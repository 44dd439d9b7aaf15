// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text view in which the keys of the program come before those of Emacs.
final class EditorView: TextView {
    /// The keys that the desktop has for commands of the program, by the commands' names.
    private static let commands: [(keys: KeySequence, title: String, command: String)] = [
        ("ctrl-p", "Open", "quick-open"), ("ctrl-n", "New", "new-file"),
        ("ctrl-b", "Files", "files"), ("ctrl-w", "Close", "close-file"),
    ]

    override init(_ text: String = "", placeholder: String = "") {
        super.init(text, placeholder: placeholder)
        drawsBackground = false
        showsLineNumbers = true
        highlightsCurrentLine = true
        for command in Self.commands {
            bind(command.keys, command.title) { [weak self] in
                self?.window?.application?.performAction(command.command)
            }
        }
        bind("ctrl-c", "") { [weak self] in self?.copy() }
        bind("ctrl-x", "") { [weak self] in self?.cut() }
    }
}
