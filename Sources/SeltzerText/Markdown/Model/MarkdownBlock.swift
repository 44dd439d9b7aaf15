// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A block of a Markdown document: a paragraph, a heading, a list and so on.
public struct MarkdownBlock: Hashable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Sendable {
        /// Text.
        case paragraph
        /// A heading with a level from 1 to 6.
        case heading(level: Int)
        /// Code between fences or behind an indent.
        case code(isFenced: Bool)
        /// A quotation, which contains blocks.
        case quote
        /// A list, which contains items; loose if blank lines lie between them or between their blocks.
        case list(isOrdered: Bool, isTight: Bool)
        /// An item of a list, which contains blocks: its number in an ordered list, and whether the task is done if it
        /// is one.
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
        /// The author demands none.
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
    /// The bytes of the source from the first mark of the block to its last character.
    public internal(set) var range: Range<Int>
    /// The first and the last line in the source, from 0.
    public internal(set) var lines: ClosedRange<Int>
    /// The number after the last block inside this one.
    var end: Int
    /// The lines of its text, as numbers into the document's list.
    var content: Range<Int>
    /// The bytes at the beginning of the text that do not belong to it.
    var skip = 0
    /// The text behind the opening fence.
    var info = 0..<0
}
