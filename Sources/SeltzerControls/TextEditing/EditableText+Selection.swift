// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The selection, and moves of the cursor.
extension EditableText {
    /// The position of the cursor, which is one end of the selection.
    public var cursor: TextPosition { TextPosition(selection.head) }

    /// The end of the selection that stays when the cursor extends it.
    ///
    /// It is before or after the cursor, and at the cursor if nothing is selected.
    public var anchor: TextPosition { TextPosition(selection.anchor) }

    /// The selected range; empty, at the cursor, if nothing is selected.
    public var selectedRange: Range<TextPosition> { Range(selection.range) }

    var selectedIndices: Range<String.Index> { selectedRange.indices(in: text) }

    /// The selected text; empty if nothing is selected.
    public var selectedText: String { String(text[selectedIndices]) }

    /// Whether text is selected.
    public var hasSelection: Bool { !selection.isEmpty }

    /// Selects a range, widened to whole clusters, and moves the cursor to its end.
    public mutating func select(_ range: Range<TextPosition>) {
        select(from: range.lowerBound, to: range.upperBound)
    }

    /// Selects the text between two positions, widened to whole clusters.
    ///
    /// The cursor may be at either end. Two equal positions move the cursor and select nothing.
    ///
    /// ```swift
    /// var text = EditableText("one two")
    /// text.select(from: 7, to: 0)
    /// text.move(.forward, by: .word, isSelecting: true)
    /// text.selectedText                                       // " two"
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: The end of the selection that stays when the cursor extends it.
    ///   - cursor: The other end, where the cursor then is.
    public mutating func select(from anchor: TextPosition, to cursor: TextPosition) {
        let (anchor, cursor) = (anchor.offset, cursor.offset)
        let start = text.boundary(atOrBefore: min(anchor, cursor))
        guard anchor != cursor else { return select(anchor: start, head: start) }
        let end = text.boundary(atOrAfter: max(anchor, cursor))
        select(anchor: anchor < cursor ? start : end, head: anchor < cursor ? end : start)
    }

    /// Selects the whole text, and moves the cursor to its end.
    public mutating func selectAll() {
        select(anchor: 0, head: text.utf8.count)
    }

    /// Moves the cursor.
    ///
    /// If text is selected, a move by a character without selecting goes to the end of the selection in that direction.
    ///
    /// - Parameters:
    ///   - direction: The direction.
    ///   - granularity: The unit of text that the cursor passes.
    ///   - isSelecting: Whether the move extends the selection.
    public mutating func move(
        _ direction: TextStorageDirection, by granularity: TextGranularity,
        isSelecting: Bool = false
    ) {
        if !isSelecting, hasSelection, granularity == .character {
            let range = selection.range
            let end = direction == .forward ? range.upperBound : range.lowerBound
            return select(anchor: end, head: end)
        }
        let head = step(direction, by: granularity)
        select(anchor: isSelecting ? selection.anchor : head, head: head)
    }

    func step(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Int {
        let hidesWords = isSecureTextEntry && granularity != .character
        return text.boundary(
            from: selection.head, by: hidesWords ? .document : granularity, direction)
    }

    /// Returns the unit of text at a position, in bytes.
    func range(enclosing offset: Int, _ granularity: TextGranularity) -> Range<Int> {
        let hidesWords = isSecureTextEntry && granularity != .character
        return text.range(enclosing: offset, hidesWords ? .document : granularity)
    }
}
