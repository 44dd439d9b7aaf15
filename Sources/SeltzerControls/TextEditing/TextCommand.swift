// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A command of a text field or a text view with its keys.
///
/// Its identifier is its name in Emacs and readline.
@MainActor
package struct TextCommand {
    let identifier: String
    /// The title in the list of all keys.
    let title: String
    let keys: [KeySequence]
    let category: Action.Category
    /// The group with the opposite command; nil for none.
    let group: Action.Group?
    /// Whether the keys keep their other meanings while no text is selected.
    let needsSelection: Bool
    let run: @MainActor (any TextEditing) -> Void

    package init(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        in category: Action.Category = .edit, group: Action.Group? = nil,
        needsSelection: Bool = false,
        _ run: @escaping @MainActor (any TextEditing) -> Void
    ) {
        self.identifier = identifier
        self.title = title
        self.keys = keys
        self.category = category
        self.group = group
        self.needsSelection = needsSelection
        self.run = run
    }

    /// The command as an action.
    ///
    /// Footers leave it out.
    package var action: Action {
        var action = Action(identifier, keys: keys) { [run, needsSelection] responder in
            guard let text = responder as? any TextEditing,
                !needsSelection || text.hasTextToCut
            else { return .ignored }
            run(text)
            return .stop
        }.group(group).mayDecline(needsSelection)
        action.discoverabilityTitle = title
        return action.category(category)
    }

    private typealias Move = (
        name: String, places: String, direction: TextStorageDirection,
        granularity: TextGranularity, keys: [KeySequence], selectingKeys: [KeySequence]
    )

    /// - Parameter line: The unit of the keys that go to the ends of a line.
    private static func moves(line: TextGranularity) -> [Move] {
        [
            (
                "backward-char", "character", .backward, .character, ["left", "ctrl-b"],
                ["shift-left"]
            ),
            (
                // In a text of many lines Ctrl-F finds.
                "forward-char", "character", .forward, .character,
                line == .line ? ["right"] : ["right", "ctrl-f"], ["shift-right"]
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
                "beginning-of-line", "start, end", .backward, line,
                ["home", "ctrl-a", "super-left"],
                ["shift-home", "super-shift-left"]
            ),
            (
                "end-of-line", "start, end", .forward, line, ["end", "ctrl-e", "super-right"],
                ["shift-end", "super-shift-right"]
            ),
        ]
    }

    private static func deletions(line: TextGranularity) -> [TextCommand] {
        [
            TextCommand(
                "delete-backward-char", "Delete the character before",
                ["backspace", "ctrl-h", "shift-backspace"]
            ) {
                $0.deleteText(.backward, by: .character)
            },
            TextCommand("delete-char", "Delete the character behind", ["delete", "ctrl-d"]) {
                $0.deleteText(.forward, by: .character)
            },
            TextCommand("kill-line", "Kill to the end", ["ctrl-k"]) {
                $0.kill(.forward, by: line)
            },
            TextCommand(
                "backward-kill-line", "Kill to the start", ["ctrl-u", "super-backspace"]
            ) {
                $0.kill(.backward, by: line)
            },
            TextCommand(
                "kill-word", "Kill to the end of the word", ["alt-d", "ctrl-delete", "alt-delete"]
            ) {
                $0.kill(.forward, by: .word)
            },
            TextCommand(
                "backward-kill-word", "Kill to the start of the word",
                ["alt-backspace", "ctrl-backspace"]
            ) {
                $0.kill(.backward, by: .word)
            },
            // In Emacs this key cuts the selection; in a shell, which has no selection, it kills a word. Both work
            // here.
            TextCommand("cut-or-word-rubout", "Cut, or kill the word before", ["ctrl-w"]) {
                text in
                if text.hasTextToCut { return text.cut() }
                text.kill(.backward, by: .wordBetweenBlanks)
            },
        ]
    }

    private static func pasteboard(line: TextGranularity) -> [TextCommand] {
        let copyKeys: [KeySequence] = ["alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"]
        return [
            TextCommand(
                "select-all", "Select all", ["alt-a", "super-a", "ctrl-shift-a"], in: .select
            ) {
                $0.selectAllByUser()
            },
            // In a text of one line Ctrl-C cancels the prompt, as in a shell.
            TextCommand(
                "copy", "Copy", line == .line ? copyKeys + ["ctrl-c"] : copyKeys,
                needsSelection: line == .line
            ) {
                $0.copy()
            },
            TextCommand("cut", "Cut", ["super-x", "ctrl-shift-x", "shift-delete"]) {
                $0.cut()
            },
            TextCommand("yank", "Put back what was killed", ["ctrl-y"]) { $0.yank() },
        ]
    }

    private static var others: [TextCommand] {
        [
            TextCommand("transpose-chars", "Exchange two characters", ["ctrl-t"]) {
                $0.transposeCharacters()
            },
            TextCommand("upcase-word", "Make the word upper case", ["alt-u"]) {
                $0.transformWord { $0.uppercased() }
            },
            TextCommand("downcase-word", "Make the word lower case", ["alt-l"]) {
                $0.transformWord { $0.lowercased() }
            },
            TextCommand("capitalize-word", "Capitalize the word", ["alt-c"]) {
                $0.transformWord { $0.capitalized }
            },
            TextCommand("undo", "Undo", ["ctrl-_", "ctrl-/", "super-z"]) {
                $0.undo()
            },
            TextCommand("redo", "Redo", ["alt-_", "ctrl-shift-z", "super-shift-z"]) {
                $0.redo()
            },
        ]
    }

    /// The actions for a text of one line.
    static let actions = commands(line: .document).map(\.action)
    /// The actions for a text of many lines.
    package static let actionsOfLines = commands(line: .line).map(\.action)

    private static func commands(line: TextGranularity) -> [TextCommand] {
        let moving = moves(line: line).flatMap { move in
            [false, true].map { isSelecting in
                let verb = isSelecting ? "Select" : "Go"
                let title = "\(verb) \(move.granularity == line ? "to" : "by") \(move.places)"
                return TextCommand(
                    isSelecting ? "select-\(move.name)" : move.name, title,
                    isSelecting ? move.selectingKeys : move.keys,
                    in: isSelecting ? .select : .move, group: Action.Group(title, title: title)
                ) {
                    $0.moveCursor(move.direction, by: move.granularity, isSelecting: isSelecting)
                }
            }
        }
        return moving + deletions(line: line) + pasteboard(line: line) + others
    }
}

extension String {
    /// The text with an upper-case first letter and lower-case letters after it.
    fileprivate var capitalized: String {
        guard let first = firstIndex(where: \.isLetter) else { return self }
        return self[..<first] + self[first].uppercased() + self[index(after: first)...].lowercased()
    }
}
