// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// The field of a ``PromptBox``: a text view in which Enter sends.
final class PromptTextView: TextView {
    weak var box: PromptBox?

    override var actions: [Action] {
        guard isEditable, let box else { return super.actions }
        if box.search != nil { return PromptSearchRow.actions }
        return (storage.isEmpty ? Self.emptyActions : Self.filledActions).after(typingActions)
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard let box, box.search != nil else { return super.handleKey(event) }
        guard isEnabled, event.press.phase != .release, let text = event.text, !text.isEmpty else {
            return .ignored
        }
        box.changeSearch { $0.type(text) }
        return .stop
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition {
        guard let box, box.search != nil else { return super.handlePaste(event) }
        let line = event.text.prefix { !$0.isNewline }
        box.changeSearch { $0.type(String(line)) }
        return .stop
    }

    override func pastedToken(for text: String) -> TextToken? { box?.token(forPaste: text) }

    /// The place of the cursor among the rows: whether it is in the first one, and in the last one.
    var cursorRow: (isFirst: Bool, isLast: Bool) {
        var rows = rows
        let place = rows.place(of: document.mainSelection.head).place
        return (rows.previous(before: place) == nil, rows.next(after: place) == nil)
    }

    /// Moves the cursor to the end of the first row, so that the next Up goes on through the history.
    func moveToEndOfFirstRow() {
        let column = rows.width == .max ? Int(Int32.max) : max(0, rows.width - 1)
        let end = rows.position(at: column, in: TextRows.Place())
        edit(changesText: false) { $0.setSelections([.init(cursor: end)]) }
    }

    /// Replaces a backslash before the cursor by a line end.
    ///
    /// - Returns: Whether there was one.
    func breakLineAtBackslash() -> Bool {
        guard document.selections.count == 1, !document.hasSelection else { return false }
        let head = document.mainSelection.head
        let before = storage.bytes(in: max(0, head - 64)..<head).reversed().prefix { $0 == 0x5C }
        guard before.count % 2 == 1 else { return false }
        edit {
            $0.replace([EditableDocument.Replacement(head - 1..<head, "\n")], as: .other)
        }
        return true
    }

    // MARK: Keys

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence], isShown: Bool = false,
        _ run: @escaping @MainActor (PromptBox, PromptTextView) -> Disposition
    ) -> Action {
        var action = Action(identifier, title: isShown ? title : "", keys: keys) { responder in
            guard let view = responder as? PromptTextView, let box = view.box else {
                return .ignored
            }
            return run(box, view)
        }
        action.discoverabilityTitle = title
        return action.mayDecline(false).category(.edit)
    }

    private static let promptActions = [
        action("send", "Send", ["enter", "kp-enter"], isShown: true) { box, _ in
            box.send()
            return .stop
        }.priority(.high),
        action("newline", "New line", ["ctrl-j", "shift-enter", "alt-enter"], isShown: true) {
            _, view in
            view.edit { $0.insertNewline() }
            return .stop
        },
        action("previous-history", "Earlier text", ["up", "ctrl-p"]) { box, _ in
            box.goEarlier()
            return .stop
        },
        action("next-history", "Later text", ["down", "ctrl-n"]) { box, _ in
            box.goLater()
            return .stop
        },
        action("reverse-search-history", "Search the history", ["ctrl-r"]) { box, _ in
            box.beginSearch()
            return .stop
        },
        action("end-of-input", "End the input", ["ctrl-d"]) { box, view in
            guard view.storage.isEmpty, view.isEnabled else { return .ignored }
            return box.post(PromptEnded(), includingSelf: true) == .unhandled ? .ignored : .stop
        }.mayDecline(),
        action("clear-or-interrupt", "Clear, or interrupt", ["ctrl-c"]) { box, view in
            if view.document.hasSelection {
                view.copy()
                return .stop
            }
            guard view.storage.isEmpty else {
                view.replaceAll(with: "", tokens: [])
                return .stop
            }
            return box.post(PromptInterrupted(), includingSelf: true) == .unhandled
                ? .ignored : .stop
        }.mayDecline(),
    ]

    /// The actions of editing, except those whose keys the prompt has.
    private static let lineActions = {
        let replaced = ["newline", "previous-line", "next-line"]
        return editingActions.filter { !replaced.contains($0.identifier ?? "") }
    }()

    // Both lists are kept, because each key looks through one of them several times.
    private static let filledActions = promptActions + lineActions

    /// The actions without text, in which Ctrl-D has no character to delete.
    private static let emptyActions =
        promptActions
        + lineActions.map { action in
            var action = action
            action.keys.removeAll { $0 == "ctrl-d" }
            return action
        }
}
