// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of a ``TextLayout``: parts of the text, and the cells that they take.
public struct TextLine: Hashable, Sendable {
    /// The part of the text, in offsets of its UTF-8; the first one where the line is cut.
    let head: Range<Int>
    /// The part after the sign that something is missing; empty where there is none.
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
}
