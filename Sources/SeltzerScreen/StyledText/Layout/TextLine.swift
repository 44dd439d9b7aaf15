// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of a ``TextLayout``: parts of the text, and the cells that they take.
///
/// ``TextLayout/cell(of:)`` and ``TextLayout/index(at:)`` convert between places in the text and
/// cells.
public struct TextLine: Hashable, Sendable {
    /// The part of the text, in offsets of its UTF-8; the first part if the line is cut.
    let head: Range<Int>
    /// The part after the ellipsis; empty if there is none.
    let tail: Range<Int>
    /// Whether an ellipsis between the two parts shows that text is missing.
    public let isTruncated: Bool
    /// The paragraph's indent in cells; the tab stops of the line count from there.
    let column: Int
    /// The number of free cells to the left.
    public let indent: Int
    /// The width of the text with the ellipsis, in cells.
    public let width: Int
    /// Whether the line ends its paragraph.
    public let endsParagraph: Bool

    /// The parts of the text that the line shows, in offsets of its UTF-8.
    ///
    /// There are two parts if the middle of the line is left out, and none in an empty line.
    public var ranges: [Range<Int>] { [head, tail].filter { !$0.isEmpty } }

    /// The range of the text from the first cluster that the line shows to the last one, in offsets
    /// of its UTF-8.
    ///
    /// The range includes text that is left out in the middle. Newlines, and blanks at which the
    /// text wraps, belong to no line. The range of an empty line is empty, and lies at the line's
    /// place in the text.
    public var range: Range<Int> {
        guard !head.isEmpty else { return tail.isEmpty ? head : tail }
        return head.lowerBound..<(tail.isEmpty ? head : tail).upperBound
    }
}
