// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A command of a text field with its keys.
///
/// Its identifier is the name that Emacs and readline have for it.
@MainActor
struct TextFieldCommand {
    let identifier: String
    /// The title in the list of all keys.
    let title: String
    let keys: [KeySequence]
    let category: Action.Category
    /// The group with the opposite command; nil for none.
    let group: Action.Group?
    let run: @MainActor (TextField) -> Void

    init(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        in category: Action.Category = .edit, group: Action.Group? = nil,
        _ run: @escaping @MainActor (TextField) -> Void
    ) {
        self.identifier = identifier
        self.title = title
        self.keys = keys
        self.category = category
        self.group = group
        self.run = run
    }

    /// The command as an action.
    ///
    /// Footers leave it out.
    var action: Action {
        var action = Action(identifier, keys: keys, group: group) { [run] responder in
            guard let field = responder as? TextField else { return .ignored }
            run(field)
            return .stop
        }
        action.discoverabilityTitle = title
        return action.listed(in: category)
    }

    private typealias Move = (
        name: String, places: String, direction: TextStorageDirection,
        granularity: TextGranularity, keys: [KeySequence], selectingKeys: [KeySequence]
    )

    private static var moves: [Move] {
        [
            (
                "backward-char", "character", .backward, .character, ["left", "ctrl-b"],
                ["shift-left"]
            ),
            (
                "forward-char", "character", .forward, .character, ["right", "ctrl-f"],
                ["shift-right"]
            ),
            (
                "backward-word", "word", .backward, .word,
                ["ctrl-left", "alt-left", "alt-b"],
                ["ctrl-shift-left", "alt-shift-left", "alt-B"]
            ),
            (
                "forward-word", "word", .forward, .word,
                ["ctrl-right", "alt-right", "alt-f"],
                ["ctrl-shift-right", "alt-shift-right", "alt-F"]
            ),
            (
                "beginning-of-line", "start, end", .backward, .document,
                ["home", "ctrl-a", "super-left"],
                ["shift-home", "super-shift-left"]
            ),
            (
                "end-of-line", "start, end", .forward, .document, ["end", "ctrl-e", "super-right"],
                ["shift-end", "super-shift-right"]
            ),
        ]
    }

    private static var deletions: [TextFieldCommand] {
        [
            TextFieldCommand(
                "delete-backward-char", "Delete the character before",
                ["backspace", "ctrl-h", "shift-backspace"]
            ) {
                $0.edit { $0.delete(.backward, by: .character) }
            },
            TextFieldCommand("delete-char", "Delete the character behind", ["delete", "ctrl-d"]) {
                $0.edit { $0.delete(.forward, by: .character) }
            },
            TextFieldCommand("kill-line", "Kill to the end", ["ctrl-k"]) {
                $0.kill(.forward, by: .document)
            },
            TextFieldCommand(
                "backward-kill-line", "Kill to the start", ["ctrl-u", "super-backspace"]
            ) {
                $0.kill(.backward, by: .document)
            },
            TextFieldCommand(
                "kill-word", "Kill to the end of the word", ["alt-d", "ctrl-delete", "alt-delete"]
            ) {
                $0.kill(.forward, by: .word)
            },
            TextFieldCommand(
                "backward-kill-word", "Kill to the start of the word",
                ["alt-backspace", "ctrl-backspace"]
            ) {
                $0.kill(.backward, by: .word)
            },
            // In Emacs this key cuts the selection; in a shell, which has no selection, it kills a word. Both work
            // here.
            TextFieldCommand("cut-or-word-rubout", "Cut, or kill the word before", ["ctrl-w"]) {
                field in
                if field.editor.hasSelection, !field.isSecureTextEntry { return field.cut() }
                field.kill(.backward, by: .wordBetweenBlanks)
            },
        ]
    }

    private static var pasteboard: [TextFieldCommand] {
        [
            TextFieldCommand(
                "select-all", "Select all", ["alt-a", "super-a", "ctrl-shift-a"], in: .select
            ) {
                $0.selectAll()
            },
            TextFieldCommand("copy", "Copy", ["alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"]) {
                $0.copy()
            },
            TextFieldCommand("cut", "Cut", ["super-x", "ctrl-shift-x", "shift-delete"]) {
                $0.cut()
            },
            TextFieldCommand("yank", "Put back what was killed", ["ctrl-y"]) { $0.yank() },
        ]
    }

    private static var others: [TextFieldCommand] {
        [
            TextFieldCommand("transpose-chars", "Exchange two characters", ["ctrl-t"]) {
                $0.edit { $0.transposeCharacters() }
            },
            TextFieldCommand("upcase-word", "Make the word upper case", ["alt-u"]) {
                $0.edit { $0.transformWord { $0.uppercased() } }
            },
            TextFieldCommand("downcase-word", "Make the word lower case", ["alt-l"]) {
                $0.edit { $0.transformWord { $0.lowercased() } }
            },
            TextFieldCommand("capitalize-word", "Capitalize the word", ["alt-c"]) {
                $0.edit { $0.transformWord { $0.capitalized } }
            },
            TextFieldCommand("undo", "Undo", ["ctrl-_", "ctrl-/", "super-z"]) {
                $0.edit { $0.undo() }
            },
            TextFieldCommand("redo", "Redo", ["alt-_", "ctrl-shift-z", "super-shift-z"]) {
                $0.edit { $0.redo() }
            },
        ]
    }

    /// The actions of all commands.
    static let actions = all.map(\.action)

    private static var all: [TextFieldCommand] {
        let moving = moves.flatMap { move in
            [false, true].map { isSelecting in
                let verb = isSelecting ? "Select" : "Go"
                let isEnd = move.granularity == .document
                let title = "\(verb) \(isEnd ? "to" : "by") \(move.places)"
                return TextFieldCommand(
                    isSelecting ? "select-\(move.name)" : move.name, title,
                    isSelecting ? move.selectingKeys : move.keys,
                    in: isSelecting ? .select : .move, group: Action.Group(title, title: title)
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
    /// The text with an upper-case first letter and lower-case letters after it.
    fileprivate var capitalized: String {
        guard let first = firstIndex(where: \.isLetter) else { return self }
        return self[..<first] + self[first].uppercased() + self[index(after: first)...].lowercased()
    }
}
