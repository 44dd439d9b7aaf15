// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A press of the mouse on a text: what it selected at first, which a drag widens by characters, words or all.
struct TextPress {
    /// What is taken whole.
    let granularity: TextGranularity
    /// What the press was on, in bytes.
    let range: Range<Int>

    /// Begins a press.
    ///
    /// - Parameters:
    ///   - offset: The place that was pressed, in bytes.
    ///   - clickCount: How often it was pressed in a row.
    ///   - isExtending: Whether what was selected stays, up to the place.
    ///   - text: The text.
    init(at offset: Int, clickCount: Int, isExtending: Bool, in text: EditableText) {
        switch clickCount {
        case 2: granularity = .word
        case 3...: granularity = .document
        default: granularity = .character
        }
        if isExtending {
            range = text.selection.anchor..<text.selection.anchor
        } else if granularity == .character {
            range = offset..<offset
        } else {
            range = text.range(enclosing: offset, granularity)
        }
    }

    /// Returns what is selected when the pointer is at a place: the press and the place, and what is between.
    func selection(to offset: Int, in text: EditableText) -> EditableText.Selection {
        let reached =
            granularity == .character ? offset..<offset : text.range(enclosing: offset, granularity)
        return reached.lowerBound < range.lowerBound
            ? .init(anchor: range.upperBound, head: reached.lowerBound)
            : .init(anchor: range.lowerBound, head: max(range.upperBound, reached.upperBound))
    }
}
