// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A press of the mouse on a text.
///
/// A drag extends its selection by characters, by words, or by lines. Positions are bytes, or another unit in which a
/// view counts its text.
package struct TextPress<Position: Comparable> {
    /// Returns the unit of text at a position.
    package typealias Enclosing = (Position, TextGranularity) -> Range<Position>

    /// The unit by which the drag selects.
    let granularity: TextGranularity
    /// The range that the press selected.
    let range: Range<Position>

    /// Begins a press.
    ///
    /// - Parameters:
    ///   - position: The position of the press.
    ///   - granularity: The unit of text that the press selects.
    ///   - anchor: The end of the selection that the press extends; nil for a new selection.
    ///   - enclosing: Returns the unit of text at a position.
    package init(
        at position: Position, by granularity: TextGranularity, extendingFrom anchor: Position?,
        in enclosing: Enclosing
    ) {
        self.granularity = granularity
        if let anchor {
            range = anchor..<anchor
        } else {
            range =
                granularity == .character
                ? position..<position : enclosing(position, granularity)
        }
    }

    /// Returns the selection from the press to a position of the pointer.
    package func selection(
        to position: Position, in enclosing: Enclosing
    ) -> (anchor: Position, head: Position) {
        let reached =
            granularity == .character ? position..<position : enclosing(position, granularity)
        return reached.lowerBound < range.lowerBound
            ? (range.upperBound, reached.lowerBound)
            : (range.lowerBound, max(range.upperBound, reached.upperBound))
    }
}

extension TextGranularity {
    /// Creates the unit that a number of clicks in a row selects.
    ///
    /// - Parameters:
    ///   - clickCount: The number of clicks, including the present one.
    ///   - line: The unit for three clicks and more.
    package init(clickCount: Int, line: TextGranularity) {
        switch clickCount {
        case 2: self = .word
        case 3...: self = line
        default: self = .character
        }
    }
}
