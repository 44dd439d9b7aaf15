// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of a line with its own color.
public struct SyntaxToken: Hashable, Sendable {
    /// The meaning of a part of a text.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// Text without a color.
        case plain
        /// A word of the language itself.
        case keyword
        /// A name of a type.
        case type
        /// A name of a function or a member.
        case function
        /// A string.
        case string
        /// A number.
        case number
        /// A comment.
        case comment
        /// A variable in a text that consists mostly of words, such as `$HOME`.
        case variable
        /// The name of a value, such as a key of JSON.
        case key
        /// A heading, or the name of a section or a file.
        case heading
        /// Emphasized text, in italics.
        case emphasis
        /// Strongly emphasized text, in bold.
        case strong
        /// Text that is struck through.
        case strikethrough
        /// Code in a text.
        case code
        /// A link.
        case link
        /// A quotation.
        case quote
        /// A sign that structures a text, such as the bullet of a list.
        case marker
        /// A line that was inserted.
        case inserted
        /// A line that was deleted.
        case deleted
        /// The place of a change.
        case location
    }

    /// The bytes of the line, from its start.
    public let range: Range<Int>
    /// The meaning of the part.
    public let kind: Kind

    /// Creates a token from a range of bytes in a line, and its meaning.
    public init(_ range: Range<Int>, _ kind: Kind) {
        self.range = range
        self.kind = kind
    }
}
