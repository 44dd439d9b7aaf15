// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Something that keys do in a field, by the name that Emacs and readline have for it, as data.
@MainActor
struct TextFieldCommand {
    let identifier: String
    let keys: [KeySequence]
    let run: @MainActor (TextField) -> Void

    init(
        _ identifier: String, _ keys: [KeySequence], _ run: @escaping @MainActor (TextField) -> Void
    ) {
        self.identifier = identifier
        self.keys = keys
        self.run = run
    }

    /// The command as an action of a field.
    var action: Action {
        Action(identifier, keys: keys) { [run] responder in
            guard let field = responder as? TextField else { return .ignored }
            run(field)
            return .stop
        }
    }

    private typealias Move = (
        name: String, direction: TextStorageDirection, granularity: TextGranularity,
        keys: [KeySequence], selectingKeys: [KeySequence]
    )

    private static var moves: [Move] {
        [
            ("forward-char", .forward, .character, ["right", "ctrl-f"], ["shift-right"]),
            ("backward-char", .backward, .character, ["left", "ctrl-b"], ["shift-left"]),
            (
                "forward-word", .forward, .word, ["ctrl-right", "alt-right", "alt-f"],
                ["ctrl-shift-right", "alt-shift-right", "alt-F"]
            ),
            (
                "backward-word", .backward, .word, ["ctrl-left", "alt-left", "alt-b"],
                ["ctrl-shift-left", "alt-shift-left", "alt-B"]
            ),
            (
                "end-of-line", .forward, .document, ["end", "ctrl-e", "super-right"],
                ["shift-end", "super-shift-right"]
            ),
            (
                "beginning-of-line", .backward, .document, ["home", "ctrl-a", "super-left"],
                ["shift-home", "super-shift-left"]
            ),
        ]
    }

    private static var deletions: [TextFieldCommand] {
        [
            TextFieldCommand("delete-backward-char", ["backspace", "ctrl-h", "shift-backspace"]) {
                $0.edit { $0.delete(.backward, by: .character) }
            },
            TextFieldCommand("delete-char", ["delete", "ctrl-d"]) {
                $0.edit { $0.delete(.forward, by: .character) }
            },
            TextFieldCommand("kill-line", ["ctrl-k"]) { $0.kill(.forward, by: .document) },
            TextFieldCommand("backward-kill-line", ["ctrl-u", "super-backspace"]) {
                $0.kill(.backward, by: .document)
            },
            TextFieldCommand("kill-word", ["alt-d", "ctrl-delete", "alt-delete"]) {
                $0.kill(.forward, by: .word)
            },
            TextFieldCommand("backward-kill-word", ["alt-backspace", "ctrl-backspace"]) {
                $0.kill(.backward, by: .word)
            },
            // Emacs cuts by this key, a shell kills a word: both, for there is no selection in a shell.
            TextFieldCommand("cut-or-word-rubout", ["ctrl-w"]) { field in
                if field.editor.hasSelection, !field.isSecureTextEntry { return field.cut() }
                field.kill(.backward, by: .wordBetweenBlanks)
            },
        ]
    }

    private static var pasteboard: [TextFieldCommand] {
        [
            TextFieldCommand("select-all", ["alt-a", "super-a", "ctrl-shift-a"]) { $0.selectAll() },
            TextFieldCommand("copy", ["alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"]) {
                $0.copy()
            },
            TextFieldCommand("cut", ["super-x", "ctrl-shift-x", "shift-delete"]) { $0.cut() },
            TextFieldCommand("yank", ["ctrl-y"]) { $0.yank() },
        ]
    }

    private static var others: [TextFieldCommand] {
        [
            TextFieldCommand("transpose-chars", ["ctrl-t"]) {
                $0.edit { $0.transposeCharacters() }
            },
            TextFieldCommand("upcase-word", ["alt-u"]) {
                $0.edit { $0.transformWord { $0.uppercased() } }
            },
            TextFieldCommand("downcase-word", ["alt-l"]) {
                $0.edit { $0.transformWord { $0.lowercased() } }
            },
            TextFieldCommand("capitalize-word", ["alt-c"]) {
                $0.edit { $0.transformWord { $0.capitalized } }
            },
            TextFieldCommand("undo", ["ctrl-_", "ctrl-/", "super-z"]) { $0.edit { $0.undo() } },
            TextFieldCommand("redo", ["alt-_", "ctrl-shift-z", "super-shift-z"]) {
                $0.edit { $0.redo() }
            },
        ]
    }

    /// All commands.
    static var all: [TextFieldCommand] {
        let moving = moves.flatMap { move in
            [false, true].map { isSelecting in
                TextFieldCommand(
                    isSelecting ? "select-\(move.name)" : move.name,
                    isSelecting ? move.selectingKeys : move.keys
                ) { field in
                    field.edit {
                        $0.move(move.direction, by: move.granularity, isSelecting: isSelecting)
                    }
                }
            }
        }
        return moving + deletions + pasteboard + others
    }
}

extension String {
    /// The text with a capital first letter and small ones behind it.
    fileprivate var capitalized: String {
        guard let first = firstIndex(where: \.isLetter) else { return self }
        return self[..<first] + self[first].uppercased() + self[index(after: first)...].lowercased()
    }
}
