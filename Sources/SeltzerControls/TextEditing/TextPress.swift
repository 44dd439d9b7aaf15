// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A press of the mouse on a text.
///
/// A drag extends its selection by characters, by words, or by lines.
struct TextPress {
    /// Returns the unit of text at a position, in bytes.
    typealias Enclosing = (Int, TextGranularity) -> Range<Int>

    /// The unit by which the drag selects.
    let granularity: TextGranularity
    /// The range that the press selected, in bytes.
    let range: Range<Int>

    /// Begins a press.
    ///
    /// - Parameters:
    ///   - offset: The position of the press, in bytes.
    ///   - granularity: The unit of text that the press selects.
    ///   - anchor: The end of the selection that the press extends; nil for a new selection.
    ///   - enclosing: Returns the unit of text at a position.
    init(
        at offset: Int, by granularity: TextGranularity, extendingFrom anchor: Int?,
        in enclosing: Enclosing
    ) {
        self.granularity = granularity
        if let anchor {
            range = anchor..<anchor
        } else {
            range = granularity == .character ? offset..<offset : enclosing(offset, granularity)
        }
    }

    /// Returns the unit that a number of clicks in a row selects.
    ///
    /// - Parameters:
    ///   - clickCount: The number of clicks, including the present one.
    ///   - line: The unit for three clicks and more.
    static func granularity(clickCount: Int, line: TextGranularity) -> TextGranularity {
        switch clickCount {
        case 2: .word
        case 3...: line
        default: .character
        }
    }

    /// Returns the selection from the press to a position of the pointer, in bytes.
    func selection(to offset: Int, in enclosing: Enclosing) -> EditableText.Selection {
        let reached =
            granularity == .character ? offset..<offset : enclosing(offset, granularity)
        return reached.lowerBound < range.lowerBound
            ? .init(anchor: range.upperBound, head: reached.lowerBound)
            : .init(anchor: range.lowerBound, head: max(range.upperBound, reached.upperBound))
    }
}
