// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of a ``TextLayout``: parts of the text, and the cells that they take.
///
/// ``TextLayout/cell(of:)`` and ``TextLayout/index(at:)`` lead from the text to a cell and back.
public struct TextLine: Hashable, Sendable {
    /// The part of the text, in offsets of its UTF-8; the first one where the line is cut.
    let head: Range<Int>
    /// The part after the mark of truncation; empty if there is none.
    let tail: Range<Int>
    /// Whether there is a sign between the two that something is missing.
    public let isTruncated: Bool
    /// The cells of the paragraph's indent, where the tab stops of the line begin to count.
    let column: Int
    /// The free cells to the left.
    public let indent: Int
    /// The cells of the text, with the sign.
    public let width: Int
    /// Whether the line ends its paragraph.
    public let endsParagraph: Bool

    /// The parts of the text that the line shows, in offsets of its UTF-8.
    ///
    /// There are two parts where the middle of the line is left out, and none in an empty line.
    public var ranges: [Range<Int>] { [head, tail].filter { !$0.isEmpty } }

    /// The stretch of the text from the first cluster that the line shows to the last, in offsets of its UTF-8.
    ///
    /// It includes what is left out in the middle. Blanks at which the text wraps and newlines belong to no line. The
    /// range of an empty line is empty, and lies where the line is in the text.
    public var range: Range<Int> {
        guard !head.isEmpty else { return tail.isEmpty ? head : tail }
        return head.lowerBound..<(tail.isEmpty ? head : tail).upperBound
    }
}
