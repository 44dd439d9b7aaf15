// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The commands that only a text of many lines has, with their keys.
@MainActor
enum TextViewCommand {
    /// The actions of all commands.
    static let actions =
        (rows + pages + ends + cursors + edits + [wrap]).map(\.action) + [
            indent, keepOneCursor,
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
            command("outdent", "Outdent", ["shift-tab"], .edit) { view in
                view.edit { $0.outdent(by: view.rows.tabInterval) }
            },
        ]
    }

    /// Declined by a view in which the key moves the focus.
    private static var indent: Action {
        var action = Action("indent", keys: ["tab"], mayDecline: true) { responder in
            guard let view = responder as? TextView, view.acceptsTab, view.isEditable else {
                return .ignored
            }
            view.insertTab()
            return .stop
        }
        action.discoverabilityTitle = "Indent"
        return action.listed(in: .edit)
    }

    /// Declined where there is one cursor without a selection, so that Escape keeps its other meanings.
    private static var keepOneCursor: Action {
        var action = Action("keep-one-cursor", keys: ["escape"], mayDecline: true) { responder in
            guard let view = responder as? TextView else { return .ignored }
            if view.document.selections.count > 1 {
                view.edit(changesText: false) { $0.removeOtherCursors() }
                return .stop
            }
            // With a selection Ctrl-C copies, so there must be a way to have none.
            guard let selection = view.document.selections.first, !selection.isEmpty else {
                return .ignored
            }
            view.edit(changesText: false) { $0.select([selection.head..<selection.head]) }
            return .stop
        }
        action.discoverabilityTitle = "Leave one cursor"
        return action.listed(in: .select)
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
        edit(changesText: false) { $0.select([other.lowerBound..<other.lowerBound]) }
    }
}
