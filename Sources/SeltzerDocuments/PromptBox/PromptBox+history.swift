// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// The keys Up and Down: rows, the queue and the history.
extension PromptBox {
    /// Moves the cursor a row up; in the first row takes a queued text back, or shows an earlier text.
    final func goEarlier() {
        guard field.cursorRow.isFirst else {
            return field.moveCursors(byRows: -1, isSelecting: false)
        }
        if !queue.isEmpty, field.storage.isEmpty { return takeBack(at: queue.count - 1) }
        guard let entry = walk.earlier(than: prompt, in: history) else {
            window?.application?.beep()
            return
        }
        field.replaceAll(with: entry.text, tokens: entry.tokens)
        field.moveToEndOfFirstRow()
    }

    /// Moves the cursor a row down; in the last row shows a later text, or the draft.
    final func goLater() {
        guard field.cursorRow.isLast, let entry = walk.later(than: prompt) else {
            return field.moveCursors(byRows: 1, isSelecting: false)
        }
        field.replaceAll(with: entry.text, tokens: entry.tokens)
    }
}
