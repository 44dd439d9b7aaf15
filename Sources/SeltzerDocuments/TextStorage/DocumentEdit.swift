// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText

/// An edit of an ``EditableDocument``: the texts before and after it, which share all unchanged parts.
struct DocumentEdit: HistoryEdit {
    /// A text with its selections.
    struct State: Sendable {
        var storage: TextStorage
        var selections: [EditableText.Selection]
        var main: Int
        var tokens: [PlacedTextToken] = []
    }

    var before: State
    var after: State
    var change: TextChange
    var kind: EditKind
    /// Whether the edit ends with a typed space.
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

    /// The bytes of the change, and of the tree nodes that were copied for it.
    var size: Int {
        (change.oldCount + change.newCount) / max(1, before.selections.count)
            + before.selections.count * TextStorage.bytesCopiedByEdit + addedContents
    }

    /// The bytes of the texts for which new tokens stand.
    private var addedContents: Int {
        guard !after.tokens.isEmpty else { return 0 }
        let old = Set(before.tokens.map(\.token))
        return after.tokens.reduce(0) {
            $0 + (old.contains($1.token) ? 0 : $1.token.content.utf8.count)
        }
    }

    /// Returns both edits as one edit of the kind that is undone alone.
    func followed(by next: Self) -> Self {
        var joined = self
        joined.after = next.after
        joined.change = change.followed(by: next.change)
        joined.kind = .other
        return joined
    }

    /// Returns both edits as one edit, or nil; a run of typing ends where a new word begins.
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
