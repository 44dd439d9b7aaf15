// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A block of a Markdown document: a paragraph, a heading, a list and so on.
public struct MarkdownBlock: Hashable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Sendable {
        /// A paragraph of text.
        case paragraph
        /// A heading with a level from 1 to 6.
        case heading(level: Int)
        /// Code between fences, or indented code.
        case code(isFenced: Bool)
        /// A quotation, which contains blocks.
        case quote
        /// A list, which contains items; it is not tight if blank lines separate the items or their
        /// blocks.
        case list(isOrdered: Bool, isTight: Bool)
        /// An item of a list, which contains blocks.
        ///
        /// An item of an ordered list has a number. For a task, `isChecked` is whether it is done.
        case item(number: Int?, isChecked: Bool?)
        /// A horizontal rule.
        case thematicBreak
        /// HTML, which is never interpreted.
        case html
        /// A table with the alignments of its columns.
        case table([ColumnAlignment])
    }

    /// The alignment of a column of a table.
    public enum ColumnAlignment: Hashable, Sendable {
        /// The author specified no alignment.
        case natural
        /// At the left edge.
        case left
        /// In the middle.
        case center
        /// At the right edge.
        case right
    }

    /// The kind.
    public internal(set) var kind: Kind
    /// The number of the block that contains this one; nil at the top.
    public internal(set) var parent: Int?
    /// The number of blocks around this one.
    public internal(set) var depth: Int
    /// The bytes of the source, from the first mark of the block to its last character.
    public internal(set) var range: Range<Int>
    /// The first and the last line in the source, from 0.
    public internal(set) var lines: ClosedRange<Int>
    /// The number after the last block inside this one.
    var end: Int
    /// The lines of its text, as numbers into the document's list.
    var content: Range<Int>
    /// The number of bytes at the start of the lines that do not belong to the text.
    var skip = 0
    /// The text after the opening fence.
    var info = 0..<0
}
