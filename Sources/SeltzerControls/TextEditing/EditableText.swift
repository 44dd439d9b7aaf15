// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A text with a cursor, a selection and a history: what everything that edits text has in common.
///
/// It knows neither views nor keys. The cursor always lies between two grapheme clusters. A step, a change of what is
/// near the cursor, undoing it: each costs what it passes or changes, and for a change one move of the bytes behind
/// it, so that a text of many megabytes can be edited.
///
/// ```swift
/// var name = EditableText("Ada")
/// name.insert(" Lovelace")
/// name.move(.backward, by: .word, isSelecting: true)
/// name.selectedText                                       // "Lovelace"
/// name.undo()                                             // "Ada"
/// ```
public struct EditableText: Sendable {
    /// What is selected, in bytes from the start of the text.
    struct Selection: Hashable, Sendable {
        /// Where selecting began.
        var anchor: Int
        /// Where the cursor is.
        var head: Int

        init(anchor: Int, head: Int) {
            self.anchor = anchor
            self.head = head
        }

        init(cursor: Int) { self.init(anchor: cursor, head: cursor) }

        var isEmpty: Bool { anchor == head }
        var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    }

    /// The text.
    public private(set) var text: String

    /// The most clusters that the text may be given by ``insert(_:)``; nil, as at first, for any number.
    ///
    /// What is longer already stays.
    public var maximumLength: Int?

    /// The places that the text fills, a cluster each; nil, as at first, for any text.
    ///
    /// What does not fit another mask is left out, and the history begins anew.
    public var mask: InputMask? {
        didSet {
            guard mask != oldValue else { return }
            let old = oldValue?.text(of: text) ?? text
            setText(old)
        }
    }

    /// Whether the text is a secret: all of it counts as one word, so that no step tells where one ends, and its
    /// description leaves it out.
    public var isSecureTextEntry = false

    /// What was killed last, by one kill or by several in a row.
    public private(set) var killed = ""

    /// A number that grows with each change of the text.
    ///
    /// Undoing and redoing change the text, too. Moving the cursor does not. A view can keep what it has worked out
    /// for a long text as long as the number is the same. Numbers of two texts, or of two copies that were changed
    /// apart, say nothing about each other.
    public private(set) var changeCount = 0
    private(set) var selection: Selection
    private var history = EditHistory()
    /// Whether a further kill is added to the last one.
    private var isKilling = false

    /// Creates a text with the cursor at its end.
    public init(_ text: String = "") {
        self.text = text
        self.text.makeContiguousUTF8()
        selection = Selection(cursor: self.text.utf8.count)
    }

    /// Takes another text in the place of the old one, which cannot be undone.
    ///
    /// The cursor stays where it is, as far as the text reaches, or at the end where it was there.
    public mutating func setText(_ newText: String) {
        let cursor = selection.head == text.utf8.count ? Int.max : selection.head
        text = mask?.characters(of: newText) ?? newText
        text.makeContiguousUTF8()
        selection = Selection(cursor: text.boundary(atOrAfter: cursor))
        history = EditHistory()
        isKilling = false
        changeCount += 1
    }

    /// Selects from one place to another, both in bytes and between two clusters.
    mutating func select(anchor: Int, head: Int) {
        settle()
        selection = Selection(anchor: anchor, head: head)
    }

    // MARK: Changes

    /// Puts a text in the place of the selection, and the cursor behind it.
    ///
    /// - Returns: The end of the text that had no room because of ``maximumLength``; empty where all had.
    @discardableResult
    public mutating func insert(_ new: String) -> String {
        if let mask { return fill(new, by: mask) }
        let (fitting, rest) = fitting(new)
        if fitting.isEmpty, !rest.isEmpty || selection.isEmpty { return rest }
        replace(selection.range, with: fitting, as: fitting.isSingleCharacter ? .typing : .other)
        return rest
    }

    /// Deletes the selection, or what a step from the cursor passes.
    ///
    /// - Returns: Whether there was anything.
    @discardableResult
    public mutating func delete(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Bool {
        guard let range = deletable(direction, by: granularity) else { return false }
        let isRun = selection.isEmpty && granularity == .character
        let kind = direction == .forward ? EditHistory.Kind.deletingForward : .deletingBackward
        replace(range, with: "", as: isRun ? kind : .other)
        return true
    }

    /// Deletes as ``delete(_:by:)`` does, and keeps it as ``killed``: with what the kill just before took, as in
    /// Emacs.
    @discardableResult
    public mutating func kill(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Bool {
        guard let range = deletable(direction, by: granularity) else { return false }
        let old = isKilling ? killed : ""
        let new = String(
            text[text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)])
        let shown = new.filter { $0 != InputMask.hole }
        killed = direction == .forward ? old + shown : shown + old
        replace(range, with: "", as: .other)
        isKilling = true
        return true
    }

    private func deletable(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Range<Int>? {
        guard selection.isEmpty else { return selection.range }
        let head = step(direction, by: granularity)
        return head == selection.head
            ? nil : min(head, selection.head)..<max(head, selection.head)
    }

    /// Exchanges the clusters before and after the cursor, or the two before it at the end, and moves behind both.
    ///
    /// - Returns: Whether there are two.
    @discardableResult
    public mutating func transposeCharacters() -> Bool {
        var middle = selection.head
        if middle == text.utf8.count {
            middle = text.boundary(from: middle, by: .character, .backward)
        }
        let start = text.boundary(from: middle, by: .character, .backward)
        let end = text.boundary(from: middle, by: .character, .forward)
        guard start < middle, middle < end else { return false }
        let first = text[text.index(atByte: start)..<text.index(atByte: middle)]
        let second = text[text.index(atByte: middle)..<text.index(atByte: end)]
        replace(start..<end, with: String(second) + first, as: .other)
        return true
    }

    /// Puts something else in the place of the selection, or of what is left of the word at the cursor, and moves
    /// behind it.
    ///
    /// - Returns: Whether there was anything to change.
    @discardableResult
    public mutating func transformWord(_ transform: (String) -> String) -> Bool {
        guard let range = deletable(.forward, by: .word) else { return false }
        let old = text[text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)]
        replace(range, with: transform(String(old)), as: .other)
        return true
    }

    private mutating func replace(
        _ range: Range<Int>, with new: String, as kind: EditHistory.Kind
    ) {
        guard let mask else { return commit(range, with: new, as: kind) }
        guard !new.isEmpty else {
            let rest = emptied(range)
            return replaceWhatDiffers(
                with: rest, cursor: min(range.lowerBound, rest.utf8.count), as: kind)
        }
        let (start, end) = (
            text.index(atByte: range.lowerBound), text.index(atByte: range.upperBound)
        )
        guard mask.accepts(text[..<start] + new + text[end...]) else { return }
        commit(range, with: new, as: kind)
    }

    /// Takes a text in the place of the whole one, as a change of what is different at its end.
    mutating func replaceWhatDiffers(
        with new: String, cursor: Int, as kind: EditHistory.Kind = .typing
    ) {
        guard new != text else { return select(anchor: cursor, head: cursor) }
        let start = text.byte(
            of: zip(text.indices, zip(text, new)).first { $1.0 != $1.1 }?.0
                ?? text.index(text.startIndex, offsetBy: min(text.count, new.count)))
        let tail = String(new[new.index(atByte: start)...])
        commit(start..<text.utf8.count, with: tail, as: kind, cursor: cursor)
    }

    private mutating func commit(
        _ range: Range<Int>, with new: String, as kind: EditHistory.Kind, cursor: Int? = nil
    ) {
        let indices = text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)
        let removed = String(text[indices])
        let before = selection
        text.replaceSubrange(indices, with: new)
        selection = Selection(
            cursor: text.boundary(atOrAfter: cursor ?? range.lowerBound + new.utf8.count))
        isKilling = false
        changeCount += 1
        history.append(
            EditHistory.Edit(
                offset: range.lowerBound, removed: removed, inserted: new, before: before,
                after: selection, kind: kind))
    }

    private func fitting(_ new: String) -> (String, rest: String) {
        guard let maximumLength else { return (new, "") }
        let (before, after) = (text[..<selectedRange.lowerBound], text[selectedRange.upperBound...])
        func fits(_ part: Substring) -> Bool {
            (before + part + after).isNotLonger(than: maximumLength)
        }
        if new.isNotLonger(than: maximumLength), fits(new[...]) { return (new, "") }
        let kept = (before + after).prefix(max(0, maximumLength)).count
        var part = new.prefix(max(0, maximumLength) - kept)
        // Clusters may fall apart where others come between.
        while !part.isEmpty, !fits(part) { part.removeLast() }
        return (String(part), String(new[part.endIndex...]))
    }

    /// Ends a run of typing, deleting or killing.
    private mutating func settle() {
        history.close()
        isKilling = false
    }

    // MARK: Undoing

    /// Whether there is something to take back.
    public var canUndo: Bool { !history.done.isEmpty }

    /// Whether there is something to do again.
    public var canRedo: Bool { !history.undone.isEmpty }

    /// Takes the last change back, a word of typing or a run of deleting at a time.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public mutating func undo() -> Bool {
        guard let edit = history.undo() else { return false }
        apply(edit.removed, at: edit.offset, inPlaceOf: edit.inserted, edit.before)
        return true
    }

    /// Does again what was taken back last.
    ///
    /// - Returns: Whether there was anything.
    @discardableResult
    public mutating func redo() -> Bool {
        guard let edit = history.redo() else { return false }
        apply(edit.inserted, at: edit.offset, inPlaceOf: edit.removed, edit.after)
        return true
    }

    private mutating func apply(
        _ new: String, at offset: Int, inPlaceOf old: String, _ selection: Selection
    ) {
        let end = text.index(atByte: offset + old.utf8.count)
        text.replaceSubrange(text.index(atByte: offset)..<end, with: new)
        self.selection = selection
        isKilling = false
        changeCount += 1
    }
}

extension StringProtocol {
    /// Whether the text has at most so many clusters; looks no further.
    fileprivate func isNotLonger(than count: Int) -> Bool {
        guard utf8.count > count else { return true }
        return count >= 0
            && index(startIndex, offsetBy: count, limitedBy: endIndex).map { $0 == endIndex }
                ?? true
    }

    fileprivate var isSingleCharacter: Bool {
        !isEmpty && index(after: startIndex) == endIndex
    }
}
