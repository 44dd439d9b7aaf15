// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

/// UIKit's names of acts of editing; the sender has no effect.
extension TextView: ResponderStandardEditActions {
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
        guard document.hasSelection else { return }
        edit { $0.delete(.backward, by: .character) }
    }

    /// Selects the word at the cursor that was placed last.
    public final func select(_ sender: Any?) {
        let head = document.mainSelection.head
        // A cursor after a word belongs to that word.
        let isAfter =
            head == storage.count || storage.string(in: head..<head + 1).first?.isWhitespace == true
        let place =
            isAfter && head > 0 ? storage.boundary(from: head, by: .character, .backward) : head
        let press = TextPress(at: place, by: .word, extendingFrom: nil, in: storage.range)
        let word = press.selection(to: place, in: storage.range)
        select { $0.setSelections([.init(anchor: word.anchor, head: word.head)]) }
    }

    /// Does the same as ``selectAll()``.
    public final func selectAll(_ sender: Any?) { selectAll() }

    /// Whether there is text.
    public final var hasText: Bool { !storage.isEmpty }

    /// Deletes the selected text, or the character before the cursor, as the user does.
    public final func deleteBackward() {
        edit(asks: false) { $0.delete(.backward, by: .character) }
    }
}
