// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// UIKit's names of acts of editing; the sender has no effect.
extension TextField: ResponderStandardEditActions {
    /// Does the same as ``cut()``.
    public final func cut(_ sender: Any?) { cut() }

    /// Does the same as ``copy()``.
    public final func copy(_ sender: Any?) { copy() }

    /// Does the same as ``paste()``, without waiting for the terminal.
    public final func paste(_ sender: Any?) {
        ApplicationWork.start(in: window?.application) { await self.paste() }
    }

    /// Deletes the selected text as the user does; does nothing without a selection.
    public final func delete(_ sender: Any?) {
        guard isEnabled, editor.hasSelection else { return }
        edit { $0.delete(.backward, by: .character) }
    }

    /// Selects the word at the cursor.
    public final func select(_ sender: Any?) {
        let head = editor.selection.head, text = editor.text
        // A cursor after a word belongs to that word.
        let isAfter =
            head == text.utf8.count || text[text.index(atByte: head)].isWhitespace
        let place =
            isAfter && head > 0 ? text.boundary(from: head, by: .character, .backward) : head
        let press = TextPress(at: place, by: .word, extendingFrom: nil, in: editor.range)
        select(to: place, press)
    }

    /// Does the same as ``selectAll()``.
    public final func selectAll(_ sender: Any?) { selectAll() }

    /// Whether there is text.
    public final var hasText: Bool { !text.isEmpty }

    /// Deletes the selected text, or the character before the cursor, and asks no delegate, as in UIKit.
    public final func deleteBackward() {
        guard isEnabled else { return }
        edit(asks: false) { $0.delete(.backward, by: .character) }
    }
}
