// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What is selected, and where the cursor goes.
extension EditableText {
    /// The place of the cursor, which is one end of the selection.
    public var cursor: String.Index { text.index(atByte: selection.head) }

    /// The end of the selection that stays when the cursor extends it.
    ///
    /// It lies before the cursor or behind it, and at the cursor where nothing is selected.
    public var anchor: String.Index { text.index(atByte: selection.anchor) }

    /// What is selected; empty, at the cursor, for nothing.
    public var selectedRange: Range<String.Index> { min(anchor, cursor)..<max(anchor, cursor) }

    /// The selected text; empty for none.
    public var selectedText: String { String(text[selectedRange]) }

    /// Whether something is selected.
    public var hasSelection: Bool { !selection.isEmpty }

    /// Selects a part of the text, widened to whole clusters; the cursor comes to its end.
    public mutating func select(_ range: Range<String.Index>) {
        select(from: range.lowerBound, to: range.upperBound)
    }

    /// Selects the text between two places, widened to whole clusters.
    ///
    /// The selection may go in either direction. Two equal places move the cursor and select nothing.
    ///
    /// ```swift
    /// var text = EditableText("one two")
    /// text.select(from: text.text.endIndex, to: text.text.startIndex)
    /// text.move(.forward, by: .word, isSelecting: true)
    /// text.selectedText                                       // " two"
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: The end of the selection that stays when the cursor extends it.
    ///   - cursor: The other end, where the cursor comes to.
    public mutating func select(from anchor: String.Index, to cursor: String.Index) {
        let (anchor, cursor) = (text.byte(of: anchor), text.byte(of: cursor))
        let start = text.boundary(atOrBefore: min(anchor, cursor))
        guard anchor != cursor else { return select(anchor: start, head: start) }
        let end = text.boundary(atOrAfter: max(anchor, cursor))
        select(anchor: anchor < cursor ? start : end, head: anchor < cursor ? end : start)
    }

    /// Selects all of the text; the cursor comes to its end.
    public mutating func selectAll() {
        select(anchor: 0, head: text.utf8.count)
    }

    /// Moves the cursor.
    ///
    /// By a character it leaves a selection at the end where it goes.
    ///
    /// - Parameters:
    ///   - direction: Where to.
    ///   - granularity: How far.
    ///   - isSelecting: Whether what is passed is selected, together with what was before.
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

    /// Returns what of a granularity is at a place, in bytes.
    func range(enclosing offset: Int, _ granularity: TextGranularity) -> Range<Int> {
        let hidesWords = isSecureTextEntry && granularity != .character
        return text.range(enclosing: offset, hidesWords ? .document : granularity)
    }
}
