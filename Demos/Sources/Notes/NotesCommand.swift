// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A command of the program, with its keys.
struct NotesCommand {
    let identifier: String
    let title: String
    let keys: [KeySequence]
    var placement = Action.Placement.footer
    /// Whether the command needs an open file.
    var needsText = false
    /// The menu of the command, which is also its heading in the list of keys and in the palette.
    var category = Action.Category.file

    /// The most frequent commands on a text, in the order of the footer.
    private static let first = [
        NotesCommand(
            identifier: "save", title: "Save", keys: ["ctrl-s"], needsText: true),
        NotesCommand(
            identifier: "quick-open", title: "Open", keys: ["ctrl-p"]),
        NotesCommand(
            identifier: "find", title: "Find", keys: ["ctrl-f"], needsText: true,
            category: .edit),
        NotesCommand(identifier: "new-file", title: "New", keys: ["ctrl-n"]),
        NotesCommand(
            identifier: "files", title: "Files", keys: ["ctrl-b"], category: .view),
        NotesCommand(
            identifier: "close-file", title: "Close", keys: ["ctrl-w"], needsText: true),
    ]

    private static let others = [
        NotesCommand(
            identifier: "find-in-files", title: "Find in files", keys: ["f3", "ctrl-shift-f"],
            category: .edit),
        NotesCommand(identifier: "preview", title: "Preview", keys: ["f9"], category: .view),
        NotesCommand(
            identifier: "replace", title: "Replace", keys: ["alt-%"], placement: .palette,
            needsText: true, category: .edit),
        NotesCommand(
            identifier: "go-to-line", title: "Go to line", keys: ["ctrl-g"], needsText: true,
            category: .go),
        NotesCommand(
            identifier: "open-file", title: "Open files", keys: ["ctrl-o"], placement: .palette),
        NotesCommand(identifier: "rename", title: "Rename", keys: ["f2"]),
        NotesCommand(identifier: "move", title: "Move", keys: ["shift-f2"], placement: .palette),
        NotesCommand(identifier: "delete", title: "Delete", keys: ["f8"]),
        NotesCommand(
            identifier: "find-next", title: "Find next", keys: ["f4"], placement: .palette,
            needsText: true, category: .edit),
        NotesCommand(
            identifier: "find-previous", title: "Find previous", keys: ["shift-f4"],
            placement: .palette, needsText: true, category: .edit),
        NotesCommand(
            identifier: "wrap-lines", title: "Wrap lines", keys: ["alt-z"], placement: .palette,
            needsText: true, category: .view),
        NotesCommand(
            identifier: "line-numbers", title: "Line numbers", keys: [], placement: .palette,
            needsText: true, category: .view),
        // Few terminals send Ctrl and a comma, but all send Alt and a comma.
        NotesCommand(
            identifier: "settings", title: "Settings", keys: ["alt-,", "ctrl-,"],
            placement: .palette, category: .program),
        NotesCommand(
            identifier: "reload", title: "Look again", keys: ["f5"], placement: .palette,
            category: .view),
        NotesCommand(
            identifier: "command-palette", title: "Commands", keys: ["alt-x", "ctrl-shift-p"],
            category: .program),
        NotesCommand(
            identifier: "menu-bar", title: "Menu", keys: ["f10"], placement: .help,
            category: .program),
    ]

    /// All commands, in the order of the footer.
    static let all = first + others

    /// The commands with keys that move in Emacs; the editor lists them before its own actions.
    static let ofEditor = first + others.filter { $0.identifier == "replace" }

    /// The action of a responder in the main window.
    ///
    /// - Parameter isReady: Whether a file is open; without one, a command that needs it comes late
    ///   in the footer.
    @MainActor
    func action(isReady: Bool) -> Action {
        let priority = needsText && !isReady ? Action.Priority.low : .standard
        var action = Action(identifier, title: title, keys: keys) { [identifier] responder in
            guard let controller = responder.window?.rootViewController as? NotesController else {
                return .ignored
            }
            controller.perform(identifier)
            return .stop
        }.placement(placement).priority(priority)
        if needsText {
            action = action.disabled { (controller: NotesController) in
                controller.current == nil ? "No file is open." : nil
            }
        }
        return action.category(category)
    }
}

extension Action.Category {
    /// Commands on whole files.
    fileprivate static let file = Action.Category("File")
    /// Commands on the parts of the screen.
    fileprivate static let view = Action.Category("View")
    /// Moves to places in a text.
    fileprivate static let go = Action.Category("Go")
}
