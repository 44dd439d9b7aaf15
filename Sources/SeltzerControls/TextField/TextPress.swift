// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A press of the mouse on a text.
///
/// A drag extends its selection by characters, by words, or to the whole text.
struct TextPress {
    /// The unit by which the drag selects.
    let granularity: TextGranularity
    /// The range that the press selected, in bytes.
    let range: Range<Int>

    /// Begins a press.
    ///
    /// - Parameters:
    ///   - offset: The position of the press, in bytes.
    ///   - clickCount: The number of clicks in a row.
    ///   - isExtending: Whether the press extends the selection.
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

    /// Returns the selection from the press to a position of the pointer, in bytes.
    func selection(to offset: Int, in text: EditableText) -> EditableText.Selection {
        let reached =
            granularity == .character ? offset..<offset : text.range(enclosing: offset, granularity)
        return reached.lowerBound < range.lowerBound
            ? .init(anchor: range.upperBound, head: reached.lowerBound)
            : .init(anchor: range.lowerBound, head: max(range.upperBound, reached.upperBound))
    }
}
