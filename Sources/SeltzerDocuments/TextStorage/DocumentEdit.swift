// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText

/// An edit of an ``EditableDocument``: the text before and after it, which share all but what was changed.
struct DocumentEdit: HistoryEdit {
    /// A text with its selections.
    struct State: Sendable {
        var storage: TextStorage
        var selections: [EditableText.Selection]
        var main: Int
    }

    var before: State
    var after: State
    var change: TextChange
    var kind: EditKind
    /// Whether the edit typed a blank.
    var endsInBlank = false

    init(
        before: State, after: State, change: TextChange, kind: EditKind, endsInBlank: Bool
    ) {
        self.before = before
        self.after = after
        self.change = change
        self.kind = kind
        self.endsInBlank = endsInBlank
    }

    /// What was replaced, and the nodes of the tree that were copied for it.
    var size: Int {
        (change.oldCount + change.newCount) / max(1, before.selections.count)
            + before.selections.count * TextStorage.bytesCopiedByEdit
    }

    /// Returns both edits as one; a run of typing ends where a new word begins.
    func joined(with next: Self) -> Self? {
        guard kind == next.kind, kind != .other,
            before.selections.count == next.before.selections.count,
            next.before.selections == after.selections,
            !(kind == .typing && endsInBlank && !next.endsInBlank)
        else { return nil }
        var joined = self
        joined.after = next.after
        joined.change = change.followed(by: next.change)
        joined.endsInBlank = next.endsInBlank
        return joined
    }
}
