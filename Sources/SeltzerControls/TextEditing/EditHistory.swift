// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What was done to a text, to be undone and done again.
struct EditHistory: Hashable, Sendable {
    /// What an edit was, as far as that decides which ones belong together.
    enum Kind: Hashable, Sendable {
        /// A cluster was typed.
        case typing
        /// Something before the cursor was taken away.
        case deletingBackward
        /// Something after the cursor was taken away.
        case deletingForward
        /// Anything else, which stands by itself.
        case other
    }

    /// A place where another text came in the place of the old one.
    struct Edit: Hashable, Sendable {
        /// The place, in bytes from the start of the text.
        var offset: Int
        var removed: String
        var inserted: String
        /// What was selected before and afterwards.
        var before: EditableText.Selection
        var after: EditableText.Selection
        var kind: Kind

        /// The bytes that it keeps.
        fileprivate var size: Int { removed.utf8.count + inserted.utf8.count }
    }

    /// The most edits that are kept.
    static var maximumCount: Int { 10_000 }
    /// The most bytes that are kept; the last edit is kept whatever its size.
    static var maximumSize: Int { 64 << 20 }

    private(set) var done: [Edit] = []
    private(set) var undone: [Edit] = []
    private var size = 0
    /// Whether the next edit may belong to the last one.
    private var isOpen = false

    /// Lets the next edit stand by itself.
    mutating func close() { isOpen = false }

    /// Notes an edit, together with the last one where they are one run of typing or deleting.
    mutating func append(_ edit: Edit) {
        size -= undone.reduce(0) { $0 + $1.size }
        undone = []
        if isOpen, let last = done.last, let joined = last.joined(with: edit) {
            size += joined.size - last.size
            done[done.count - 1] = joined
        } else {
            size += edit.size
            done.append(edit)
        }
        isOpen = edit.kind != .other
        forget()
    }

    private mutating func forget() {
        var count = max(0, done.count - Self.maximumCount)
        size -= done[..<count].reduce(0) { $0 + $1.size }
        while size > Self.maximumSize, count < done.count - 1 {
            size -= done[count].size
            count += 1
        }
        if count > 0 { done.removeFirst(count) }
    }

    /// Returns the edit to take back; nil where there is none.
    mutating func undo() -> Edit? {
        guard let edit = done.popLast() else { return nil }
        isOpen = false
        undone.append(edit)
        return edit
    }

    /// Returns the edit to do again; nil where there is none.
    mutating func redo() -> Edit? {
        guard let edit = undone.popLast() else { return nil }
        isOpen = false
        done.append(edit)
        return edit
    }
}

extension EditHistory.Edit {
    /// Returns both edits as one; nil where they do not belong together.
    ///
    /// A run of typing ends where a word begins, so that it is undone by words.
    fileprivate func joined(with next: Self) -> Self? {
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
    fileprivate var endsInBlank: Bool { last.map { CharacterKind($0) == .blank } ?? false }
}
