// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The edits of a text, to undo and redo.
struct EditHistory: Hashable, Sendable {
    /// The kind of an edit.
    ///
    /// Consecutive edits of one kind may be undone together.
    enum Kind: Hashable, Sendable {
        /// One cluster typed.
        case typing
        /// A deletion before the cursor.
        case deletingBackward
        /// A deletion after the cursor.
        case deletingForward
        /// Any other edit; it is undone alone.
        case other
    }

    /// A replacement of text at one place.
    struct Edit: Hashable, Sendable {
        /// The place, in bytes from the start of the text.
        var offset: Int
        var removed: String
        var inserted: String
        /// The selection before and after the edit.
        var before: EditableText.Selection
        var after: EditableText.Selection
        var kind: Kind

        /// The size of both texts in bytes.
        fileprivate var size: Int { removed.utf8.count + inserted.utf8.count }
    }

    /// The maximum number of edits.
    static var maximumCount: Int { 10_000 }
    /// The maximum number of bytes; the last edit is kept whatever its size.
    static var maximumSize: Int { 64 << 20 }

    private(set) var done: [Edit] = []
    private(set) var undone: [Edit] = []
    private var size = 0
    /// Whether the next edit may be joined with the last one.
    private var isOpen = false

    /// Keeps the next edit separate from the last one.
    mutating func close() { isOpen = false }

    /// Adds an edit, joined with the last one if both are one run of typing or deleting.
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

    /// Returns the edit to undo; nil if there is none.
    mutating func undo() -> Edit? {
        guard let edit = done.popLast() else { return nil }
        isOpen = false
        undone.append(edit)
        return edit
    }

    /// Returns the edit to redo; nil if there is none.
    mutating func redo() -> Edit? {
        guard let edit = undone.popLast() else { return nil }
        isOpen = false
        done.append(edit)
        return edit
    }
}

extension EditHistory.Edit {
    /// Returns both edits as one; nil if they are undone separately.
    ///
    /// A run of typing ends where a new word begins, so that typing is undone word by word.
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
