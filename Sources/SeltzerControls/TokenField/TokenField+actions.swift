// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The keys of tokens, which come before the keys of the text.
extension TokenField {
    static let tokenActions: [Action] = {
        let list: [(String, String, KeySequence, @MainActor (TokenField) -> Bool)] = [
            ("previous-token", "Previous token", "left", { $0.step(-1, extending: false) }),
            ("next-token", "Next token", "right", { $0.step(1, extending: false) }),
            ("select-previous-token", "Select", "shift-left", { $0.step(-1, extending: true) }),
            ("select-next-token", "Select", "shift-right", { $0.step(1, extending: true) }),
            ("first-token", "First token", "home", { $0.selectFirst() }),
            ("last-token", "Text", "end", { $0.leaveSelection() }),
            ("delete-token", "Delete token", "backspace", { $0.deleteBackward() }),
            ("delete-tokens", "Delete tokens", "delete", { $0.deleteSelection() }),
            ("edit-token", "Edit token", "enter", { $0.editSelection() }),
            ("select-all-tokens", "Select all", "ctrl-a", { $0.selectAllTokens() }),
            ("copy-tokens", "Copy", "ctrl-c", { $0.copySelection() }),
            ("cut-tokens", "Cut", "ctrl-x", { $0.copySelection() && $0.deleteSelection() }),
            ("move-token-left", "Move token", "alt-left", { $0.moveSelection(-1) }),
            ("move-token-right", "Move token", "alt-right", { $0.moveSelection(1) }),
            ("leave-tokens", "Deselect", "escape", { $0.leaveSelection() }),
        ]
        return list.map { identifier, title, key, body in
            var action = Action(identifier, title: title, keys: [key]) { responder in
                guard let field = responder as? TokenField, field.isEnabled else {
                    return .ignored
                }
                return body(field) ? .stop : .ignored
            }.mayDecline().placement(.help).priority(.low).category(.edit)
            action.wantsPriorityOverSystemBehavior = true
            return action
        } + [pasteAction]
    }()

    private static var pasteAction: Action {
        var action = Action(
            "paste-tokens", title: "Paste", keys: ["ctrl-v", "ctrl-shift-v", "shift-insert"],
            TokenField.paste
        ).category(.edit)
        action.wantsPriorityOverSystemBehavior = true
        return action
    }

    /// Inserts the text of the user's clipboard, and splits it into tokens.
    public final func paste() async {
        let pasteboard = window?.application?.pasteboard
        guard let text = await pasteboard?.contentsToInsert() else { return }
        insertByUser(text)
    }

    private final var isAtStart: Bool {
        let cursor = editor.selectedRange
        return cursor.isEmpty && cursor.lowerBound.offset == 0
    }

    private final var isAtEnd: Bool {
        let cursor = editor.selectedRange
        return cursor.isEmpty && cursor.upperBound.offset == editor.text.utf8.count
    }

    /// Moves the selection by a token; from the text to a token beside it, and back.
    private final func step(_ distance: Int, extending: Bool) -> Bool {
        guard let selection else {
            let next = distance < 0 ? insertionIndex - 1 : insertionIndex
            let isAtEdge = distance < 0 ? isAtStart : isAtEnd
            guard isAtEdge, list.indices.contains(next) else { return false }
            selectTokens((next, next))
            return true
        }
        let next = selection.head + distance
        if extending {
            if list.indices.contains(next) { selectTokens((selection.anchor, next)) }
            return true
        }
        // The text is between two tokens.
        let crosses = distance > 0 ? next == insertionIndex : next == insertionIndex - 1
        let isIndex = list.indices.contains(next)
        if crosses && (next >= list.count || !editor.text.isEmpty) || next >= list.count {
            selectTokens(nil)
        } else if isIndex {
            selectTokens((next, next))
        }
        return true
    }

    private final func selectFirst() -> Bool {
        guard !list.isEmpty, selection != nil else { return false }
        selectTokens((0, 0))
        return true
    }

    private final func leaveSelection() -> Bool {
        guard selection != nil else { return false }
        selectTokens(nil)
        return true
    }

    private final func deleteBackward() -> Bool {
        if selection != nil { return deleteSelection() }
        guard isAtStart, insertionIndex > 0 else { return false }
        selectTokens((insertionIndex - 1, insertionIndex - 1))
        return true
    }

    private final func deleteSelection() -> Bool {
        guard let selected = selectedTokens else { return false }
        removeTokens(in: selected.lowerBound..<selected.upperBound + 1)
        return true
    }

    private final func editSelection() -> Bool {
        guard let selected = selectedTokens else { return false }
        if selected.count == 1 { editToken(at: selected.lowerBound) }
        return true
    }

    private final func selectAllTokens() -> Bool {
        guard editor.text.isEmpty, !list.isEmpty else { return false }
        selectTokens((0, list.count - 1))
        return true
    }

    private final func copySelection() -> Bool {
        guard let selected = selectedTokens else { return false }
        window?.application?.pasteboard.string = list[selected].joined(separator: separator)
        return true
    }

    private final func moveSelection(_ distance: Int) -> Bool {
        guard let selected = selectedTokens else { return false }
        if selected.count == 1 {
            moveToken(at: selected.lowerBound, to: selected.lowerBound + distance)
        }
        return true
    }
}
