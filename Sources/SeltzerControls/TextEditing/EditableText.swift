// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A text with a cursor, a selection and a history: the model of all views that edit text.
///
/// It knows neither views nor keys. The cursor is always between two grapheme clusters. The cost of a step or a change
/// depends on the text that it passes or changes. A change also moves the bytes after it once. So a text of many
/// megabytes can be edited.
///
/// ```swift
/// var name = EditableText("Ada")
/// name.insert(" Lovelace")
/// name.move(.backward, by: .word, isSelecting: true)
/// name.selectedText                                       // "Lovelace"
/// name.undo()                                             // "Ada"
/// ```
public struct EditableText: Sendable {
    /// A selection, in bytes from the start of the text.
    package struct Selection: Hashable, Sendable {
        /// The end that stays when the cursor extends the selection.
        package var anchor: Int
        /// The position of the cursor.
        package var head: Int

        package init(anchor: Int, head: Int) {
            self.anchor = anchor
            self.head = head
        }

        package init(cursor: Int) { self.init(anchor: cursor, head: cursor) }

        package var isEmpty: Bool { anchor == head }
        package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    }

    /// The text.
    public private(set) var text: String

    /// The maximum number of clusters that ``insert(_:)`` lets the text have; nil, the default, for no limit.
    ///
    /// A text that is already longer stays.
    public var maximumLength: Int?

    /// The size in bytes beyond which the text grows only by single clusters; nil for none.
    ///
    /// Without it, each copy and paste of the whole text would double the text.
    var maximumSize: Int?

    /// The form of the text; nil, the default, for any text.
    ///
    /// When the mask is set, characters that do not fit it are left out, and the history is cleared.
    public var mask: InputMask? {
        didSet {
            guard mask != oldValue else { return }
            let old = oldValue?.text(of: text) ?? text
            setText(old)
        }
    }

    /// Whether the text is a secret.
    ///
    /// A secret counts as one word, so that steps do not reveal its words. Its description leaves the text out.
    public var isSecureTextEntry = false

    /// The text that was killed last, by one kill or by several in a row.
    public private(set) var killed = ""

    /// A number that grows with each change of the text.
    ///
    /// Undoing and redoing change the text, moving the cursor does not. A view can keep what it has computed for a long
    /// text while the number stays the same. Do not compare the numbers of two texts, or of two copies that were
    /// changed separately.
    public private(set) var changeCount = 0
    /// The bytes that the last edit, undo or redo replaced, and the new text; nil before the first.
    private(set) var lastEdit: (range: Range<Int>, new: String)?
    private(set) var selection: Selection
    private var history = EditHistory<TextEdit>()
    /// Whether the next kill is added to ``killed``.
    private var isKilling = false

    /// Creates a text with the cursor at its end.
    public init(_ text: String = "") {
        self.text = text
        self.text.makeContiguousUTF8()
        selection = Selection(cursor: self.text.utf8.count)
    }

    /// Replaces the whole text and clears the history.
    ///
    /// The cursor moves to the end.
    public mutating func setText(_ newText: String) {
        text = mask?.characters(of: newText) ?? newText
        text.makeContiguousUTF8()
        selection = Selection(cursor: text.utf8.count)
        history = EditHistory()
        isKilling = false
        changeCount += 1
    }

    /// Selects from one position to another, both in bytes and between two clusters.
    mutating func select(anchor: Int, head: Int) {
        settle()
        selection = Selection(anchor: anchor, head: head)
    }

    // MARK: Changes

    /// Replaces the selection with a text, and moves the cursor after it.
    ///
    /// - Returns: The part of the text that was left out because of ``maximumLength`` or ``mask``; empty for none.
    @discardableResult
    public mutating func insert(_ new: String) -> String {
        if let mask { return fill(new, by: mask) }
        let (fitting, rest) = fitting(new)
        if fitting.isEmpty, !rest.isEmpty || selection.isEmpty { return rest }
        replace(selection.range, with: fitting, as: fitting.isSingleCharacter ? .typing : .other)
        return rest
    }

    /// Deletes the selection or, if nothing is selected, the text that a step from the cursor passes.
    ///
    /// - Returns: Whether any text was deleted.
    @discardableResult
    public mutating func delete(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Bool {
        guard let range = deletable(direction, by: granularity) else { return false }
        let isRun = selection.isEmpty && granularity == .character
        let kind = direction == .forward ? EditKind.deletingForward : .deletingBackward
        replace(range, with: "", as: isRun ? kind : .other)
        return true
    }

    /// Deletes as ``delete(_:by:)`` does, and stores the deleted text in ``killed``.
    ///
    /// Directly after another kill the text is added to ``killed``, as in Emacs.
    ///
    /// - Returns: Whether any text was deleted.
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

    /// Exchanges the clusters before and after the cursor, or at the end the last two, and moves the cursor after both.
    ///
    /// - Returns: False if there are fewer than two clusters.
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

    /// Transforms the selection, or the rest of the word at the cursor if nothing is selected, and moves the cursor
    /// after it.
    ///
    /// - Returns: Whether there was text to transform.
    @discardableResult
    public mutating func transformWord(_ transform: (String) -> String) -> Bool {
        guard let range = deletable(.forward, by: .word) else { return false }
        let old = text[text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)]
        replace(range, with: transform(String(old)), as: .other)
        return true
    }

    private mutating func replace(
        _ range: Range<Int>, with new: String, as kind: EditKind
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

    /// Replaces the whole text, as an edit from the first difference on.
    mutating func replaceWhatDiffers(
        with new: String, cursor: Int, as kind: EditKind = .typing
    ) {
        guard new != text else { return select(anchor: cursor, head: cursor) }
        let start = text.byte(
            of: zip(text.indices, zip(text, new)).first { $1.0 != $1.1 }?.0
                ?? text.index(text.startIndex, offsetBy: min(text.count, new.count)))
        let tail = String(new[new.index(atByte: start)...])
        commit(start..<text.utf8.count, with: tail, as: kind, cursor: cursor)
    }

    private mutating func commit(
        _ range: Range<Int>, with new: String, as kind: EditKind, cursor: Int? = nil
    ) {
        let indices = text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)
        let removed = String(text[indices])
        let before = selection
        lastEdit = (range, new)
        text.replaceSubrange(indices, with: new)
        selection = Selection(
            cursor: text.boundary(atOrAfter: cursor ?? range.lowerBound + new.utf8.count))
        isKilling = false
        changeCount += 1
        history.append(
            TextEdit(
                offset: range.lowerBound, removed: removed, inserted: new, before: before,
                after: selection, kind: kind))
    }

    private func fitting(_ new: String) -> (String, rest: String) {
        let (sized, cut) = sized(new)
        guard let maximumLength else { return (sized, cut) }
        let selected = selectedIndices
        let (before, after) = (text[..<selected.lowerBound], text[selected.upperBound...])
        func fits(_ part: Substring) -> Bool {
            (before + part + after).isNotLonger(than: maximumLength)
        }
        if sized.isNotLonger(than: maximumLength), fits(sized[...]) { return (sized, cut) }
        let kept = (before + after).prefix(max(0, maximumLength)).count
        var part = sized.prefix(max(0, maximumLength) - kept)
        // The number of clusters may not be the sum of both: an insertion can split or join clusters.
        while !part.isEmpty, !fits(part) { part.removeLast() }
        return (String(part), String(sized[part.endIndex...]) + cut)
    }

    /// Cuts the part of a text that exceeds ``maximumSize``.
    private func sized(_ new: String) -> (String, rest: String) {
        guard let maximumSize else { return (new, "") }
        let room = max(0, maximumSize - text.utf8.count + selection.range.count)
        if new.utf8.count <= room || new.isSingleCharacter { return (new, "") }
        let end = new.index(atByte: new.boundary(atOrBefore: room))
        return (String(new[..<end]), String(new[end...]))
    }

    /// Ends a run of typing, deleting or killing.
    private mutating func settle() {
        history.close()
        isKilling = false
    }

    // MARK: Undoing

    /// Whether there is an edit to undo.
    public var canUndo: Bool { !history.done.isEmpty }

    /// Whether there is an edit to redo.
    public var canRedo: Bool { !history.undone.isEmpty }

    /// Undoes the last edit; a typed word or a run of deletions is one edit.
    ///
    /// - Returns: Whether there was an edit to undo.
    @discardableResult
    public mutating func undo() -> Bool {
        guard let edit = history.undo() else { return false }
        apply(edit.removed, at: edit.offset, inPlaceOf: edit.inserted, edit.before)
        return true
    }

    /// Redoes the edit that was undone last.
    ///
    /// - Returns: Whether there was an edit to redo.
    @discardableResult
    public mutating func redo() -> Bool {
        guard let edit = history.redo() else { return false }
        apply(edit.inserted, at: edit.offset, inPlaceOf: edit.removed, edit.after)
        return true
    }

    /// Forgets all edits, so that none can be undone or redone.
    package mutating func forgetHistory() { history = EditHistory() }

    private mutating func apply(
        _ new: String, at offset: Int, inPlaceOf old: String, _ selection: Selection
    ) {
        let end = text.index(atByte: offset + old.utf8.count)
        lastEdit = (offset..<offset + old.utf8.count, new)
        text.replaceSubrange(text.index(atByte: offset)..<end, with: new)
        self.selection = selection
        isKilling = false
        changeCount += 1
    }
}

extension StringProtocol {
    /// Returns whether the text has at most a number of clusters; counts no further than that number.
    fileprivate func isNotLonger(than count: Int) -> Bool {
        guard utf8.count > count else { return true }
        return count >= 0
            && index(startIndex, offsetBy: count, limitedBy: endIndex).map { $0 == endIndex }
                ?? true
    }
}
