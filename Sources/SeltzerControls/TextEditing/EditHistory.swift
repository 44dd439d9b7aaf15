// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kind of an edit.
///
/// Consecutive edits of one kind may be undone together.
package enum EditKind: Hashable, Sendable {
    /// One cluster typed.
    case typing
    /// A deletion before the cursor.
    case deletingBackward
    /// A deletion after the cursor.
    case deletingForward
    /// Any other edit; it is undone alone.
    case other
}

/// An edit that an ``EditHistory`` keeps.
package protocol HistoryEdit: Sendable {
    var kind: EditKind { get }
    /// The memory that the edit takes, in bytes.
    var size: Int { get }

    /// Returns this edit and the next one as one; nil if they are undone separately.
    func joined(with next: Self) -> Self?
}

/// The edits of a text, to undo and redo.
///
/// Other types undo other things. `TextUndoManager` gives programs the history of a text by UIKit's names. `UndoManager`
/// has the operations that a program registers, as in UIKit. ``UndoHistory`` has the commands of a responder.
package struct EditHistory<Edit: HistoryEdit>: Sendable {
    /// The maximum number of edits.
    static var maximumCount: Int { 10_000 }
    /// The maximum number of bytes; the last edit is kept whatever its size.
    static var maximumSize: Int { 64 << 20 }

    package private(set) var done: [Edit] = []
    package private(set) var undone: [Edit] = []
    private var size = 0
    /// Whether the next edit may be joined with the last one.
    private var isOpen = false

    package init() {}

    /// Keeps the next edit separate from the last one.
    package mutating func close() { isOpen = false }

    /// Adds an edit, joined with the last one if both are one run of typing or deleting.
    package mutating func append(_ edit: Edit) {
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

    /// Replaces the last edit, so that a further edit is undone together with it.
    package mutating func replaceLast(_ body: (Edit) -> Edit) {
        guard let last = done.popLast() else { return }
        let new = body(last)
        size += new.size - last.size - undone.reduce(0) { $0 + $1.size }
        undone = []
        done.append(new)
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
    package mutating func undo() -> Edit? {
        guard let edit = done.popLast() else { return nil }
        isOpen = false
        undone.append(edit)
        return edit
    }

    /// Returns the edit to redo; nil if there is none.
    package mutating func redo() -> Edit? {
        guard let edit = undone.popLast() else { return nil }
        isOpen = false
        done.append(edit)
        return edit
    }
}
