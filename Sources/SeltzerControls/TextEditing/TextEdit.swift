// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A replacement of text at one place of an ``EditableText``.
struct TextEdit: HistoryEdit, Hashable {
    /// The place, in bytes from the start of the text.
    var offset: Int
    var removed: String
    var inserted: String
    /// The selection before and after the edit.
    var before: EditableText.Selection
    var after: EditableText.Selection
    var kind: EditKind

    /// The size of both texts in bytes.
    var size: Int { removed.utf8.count + inserted.utf8.count }

    /// Returns both edits as one; nil if they are undone separately.
    ///
    /// A run of typing ends where a new word begins, so that typing is undone word by word.
    func joined(with next: Self) -> Self? {
        guard kind == next.kind else { return nil }
        var joined = self
        joined.after = next.after
        switch kind {
        case .typing:
            guard next.removed.isEmpty, next.offset == offset + inserted.utf8.count,
                !(inserted.endsInBlank && !next.inserted.endsInBlank)
            else { return nil }
            joined.inserted += next.inserted
        case .deletingBackward:
            guard inserted.isEmpty, next.offset + next.removed.utf8.count == offset else {
                return nil
            }
            joined.offset = next.offset
            joined.removed = next.removed + removed
        case .deletingForward:
            guard inserted.isEmpty, next.offset == offset else { return nil }
            joined.removed += next.removed
        case .other: return nil
        }
        return joined
    }
}

extension String {
    /// Whether the last character is a blank.
    package var endsInBlank: Bool { last.map { CharacterKind($0) == .blank } ?? false }

    /// Whether the text is one cluster.
    package var isSingleCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
