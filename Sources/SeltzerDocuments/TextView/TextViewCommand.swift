// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// The commands of a text of many lines that a text field does not have, with their keys.
@MainActor
enum TextViewCommand {
    /// The actions of all commands.
    static let actions =
        (rows + pages + ends + cursors + edits + [wrap]).map(\.action) + [
            indent, outdent, leave, leaveBackward, keepOneCursor,
        ]

    private static func command(
        _ identifier: String, _ title: String, _ keys: [KeySequence], _ category: Action.Category,
        _ run: @escaping @MainActor (TextView) -> Void
    ) -> TextCommand {
        TextCommand(identifier, title, keys, in: category) { text in
            if let view = text as? TextView { run(view) }
        }
    }

    private static var rows: [TextCommand] {
        [
            command("previous-line", "Go a row up", ["up", "ctrl-p"], .move) {
                $0.moveCursors(byRows: -1, isSelecting: false)
            },
            command("next-line", "Go a row down", ["down", "ctrl-n"], .move) {
                $0.moveCursors(byRows: 1, isSelecting: false)
            },
            command("select-previous-line", "Select a row up", ["shift-up"], .select) {
                $0.moveCursors(byRows: -1, isSelecting: true)
            },
            command("select-next-line", "Select a row down", ["shift-down"], .select) {
                $0.moveCursors(byRows: 1, isSelecting: true)
            },
        ]
    }

    private static var pages: [TextCommand] {
        [
            command("scroll-down-command", "Go a page up", ["pageup", "alt-v"], .move) {
                $0.movePage(-1, isSelecting: false)
            },
            command("scroll-up-command", "Go a page down", ["pagedown"], .move) {
                $0.movePage(1, isSelecting: false)
            },
            command("select-page-up", "Select a page up", ["shift-pageup"], .select) {
                $0.movePage(-1, isSelecting: true)
            },
            command("select-page-down", "Select a page down", ["shift-pagedown"], .select) {
                $0.movePage(1, isSelecting: true)
            },
            command("scroll-row-up", "Scroll a row up", ["ctrl-up"], .move) {
                $0.scroll(byRows: -1)
            },
            command("scroll-row-down", "Scroll a row down", ["ctrl-down"], .move) {
                $0.scroll(byRows: 1)
            },
        ]
    }

    private static var ends: [TextCommand] {
        [
            command(
                "beginning-of-buffer", "Go to the beginning", ["ctrl-home", "alt-<", "super-up"],
                .move
            ) { $0.moveCursor(.backward, by: .document, isSelecting: false) },
            command("end-of-buffer", "Go to the end", ["ctrl-end", "alt->", "super-down"], .move) {
                $0.moveCursor(.forward, by: .document, isSelecting: false)
            },
            command(
                "select-beginning-of-buffer", "Select to the beginning",
                ["ctrl-shift-home", "super-shift-up"], .select
            ) { $0.moveCursor(.backward, by: .document, isSelecting: true) },
            command(
                "select-end-of-buffer", "Select to the end",
                ["ctrl-shift-end", "super-shift-down"], .select
            ) { $0.moveCursor(.forward, by: .document, isSelecting: true) },
        ]
    }

    private static var wrap: TextCommand {
        command("toggle-truncate-lines", "Wrap lines, or not", ["alt-z"], .screen) {
            $0.wrapsLines.toggle()
        }
    }

    private static var cursors: [TextCommand] {
        [
            command("go-to-bracket", "Go to the other bracket", ["ctrl-]"], .move) {
                $0.moveToMatchingBracket()
            },
            command(
                "add-cursor-above", "Add a cursor above", ["ctrl-alt-up", "alt-shift-up"], .select
            ) { $0.addCursor(byRows: -1) },
            command(
                "add-cursor-below", "Add a cursor below", ["ctrl-alt-down", "alt-shift-down"],
                .select
            ) { $0.addCursor(byRows: 1) },
            command("select-next-occurrence", "Select the next one too", ["alt-j"], .select) {
                view in
                view.edit(changesText: false) { $0.selectNextOccurrence() }
            },
        ]
    }

    private static var edits: [TextCommand] {
        [
            command(
                "newline", "Break the line", ["enter", "kp-enter", "shift-enter", "ctrl-j"], .edit
            ) {
                $0.edit { $0.insertNewline() }
            },
            command("move-lines-up", "Move the lines up", ["alt-up"], .edit) {
                $0.edit { $0.moveLines(.backward) }
            },
            command("move-lines-down", "Move the lines down", ["alt-down"], .edit) {
                $0.edit { $0.moveLines(.forward) }
            },
            command("delete-lines", "Delete the lines", ["ctrl-shift-k"], .edit) {
                $0.edit { $0.deleteLines() }
            },
        ]
    }

    private static var indent: Action {
        tabAction("indent", "Indent", "tab") { $0.insertTab() }
    }

    private static var outdent: Action {
        tabAction("outdent", "Outdent", "shift-tab") { view in
            view.edit { $0.outdent(by: view.rows.tabInterval) }
        }
    }

    /// Returns an action of the Tab key; it declines if Tab moves the focus.
    private static func tabAction(
        _ identifier: String, _ title: String, _ keys: KeySequence,
        _ edit: @escaping @MainActor (TextView) -> Void
    ) -> Action {
        var action = Action(identifier, keys: [keys]) { responder in
            guard let view = responder as? TextView else { return .ignored }
            guard view.acceptsTab, view.isEditable, !view.tabLeavesText else {
                view.tabLeavesText = false
                return .ignored
            }
            edit(view)
            return .stop
        }.declining { (view: TextView) in
            view.acceptsTab && view.isEditable && !view.tabLeavesText
        }
        action.discoverabilityTitle = title
        return action.category(.edit)
    }

    // Alt-Tab leaves the text, too, because Escape and Tab in quick succession send the same bytes.
    private static var leave: Action {
        command("leave-text", "Go on from the text", ["ctrl-tab", "alt-tab"], .move) {
            $0.perform("focus-next")
        }.action.movingFocus()
    }

    private static var leaveBackward: Action {
        command(
            "leave-text-backward", "Go back from the text", ["ctrl-shift-tab", "alt-shift-tab"],
            .move
        ) { $0.perform("focus-previous") }.action.movingFocus()
    }

    /// Leaves one cursor.
    ///
    /// With one cursor and no selection the action declines, so that Escape keeps its other meanings, and a Tab
    /// directly after it moves the focus.
    private static var keepOneCursor: Action {
        var action = Action("keep-one-cursor", keys: ["escape"]) { responder in
            guard let view = responder as? TextView else { return .ignored }
            if view.document.selections.count > 1 {
                view.edit(changesText: false) { $0.removeOtherCursors() }
                return .stop
            }
            // Escape clears the selection, because Ctrl-C copies while there is a selection.
            guard let selection = view.document.selections.first, !selection.isEmpty else {
                view.tabLeavesText = true
                return .ignored
            }
            view.edit(changesText: false) { $0.select([Range(selection.head..<selection.head)]) }
            return .stop
        }.declining { (view: TextView) in
            view.document.selections.count > 1 || view.document.hasSelection
        }
        action.discoverabilityTitle = "Leave one cursor"
        return action.category(.select)
    }
}

extension TextView {
    fileprivate final func movePage(_ direction: Int, isSelecting: Bool) {
        let count = max(1, textRect.height - 1) * direction
        scroll(byRows: count)
        moveCursors(byRows: count, isSelecting: isSelecting)
    }

    fileprivate final func moveToMatchingBracket() {
        guard let other = matchingBrackets.last else { return }
        edit(changesText: false) { $0.select([Range(other.lowerBound..<other.lowerBound)]) }
    }

    /// Performs the nearest action with an identifier, such as an action of a desktop window.
    fileprivate final func perform(_ identifier: String) {
        guard let application = window?.application else { return }
        let action = application.currentActions(from: self).first { $0.identifier == identifier }
        if let action { application.perform(action) }
    }
}
