// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What is selected, and where the cursor goes.
extension EditableText {
    /// The place of the cursor, which is one end of the selection.
    public var cursor: String.Index { text.index(atByte: selection.head) }

    /// What is selected; empty, at the cursor, for nothing.
    public var selectedRange: Range<String.Index> {
        text.index(
            atByte: selection.range.lowerBound)..<text.index(
                atByte: selection.range.upperBound)
    }

    /// The selected text; empty for none.
    public var selectedText: String { String(text[selectedRange]) }

    /// Whether something is selected.
    public var hasSelection: Bool { !selection.isEmpty }

    /// Selects a part of the text, widened to whole clusters; the cursor comes to its end.
    public mutating func select(_ range: Range<String.Index>) {
        select(
            anchor: text.boundary(atOrBefore: text.byte(of: range.lowerBound)),
            head: text.boundary(atOrAfter: text.byte(of: range.upperBound)))
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
        let hidesWords = isOneWord && granularity != .character
        return text.boundary(
            from: selection.head, by: hidesWords ? .document : granularity, direction)
    }

    /// Returns what of a granularity is at a place, in bytes.
    func range(enclosing offset: Int, _ granularity: TextGranularity) -> Range<Int> {
        let hidesWords = isOneWord && granularity != .character
        return text.range(enclosing: offset, hidesWords ? .document : granularity)
    }
}
