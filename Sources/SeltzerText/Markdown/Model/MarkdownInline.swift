// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of the text of a Markdown block.
///
/// Emphasis and links are pairs of ``start(_:)`` and ``end(_:)``, properly nested. The list is flat, so that text with
/// any depth of nesting is read by a loop.
public enum MarkdownInline: Hashable, Sendable {
    /// Text, with escapes and entities resolved.
    case text(String)
    /// The contents of a code span.
    case code(String)
    /// An HTML tag or comment with its source text; it is never interpreted.
    case html(String)
    /// A line end in the source, which shows as a blank.
    case softBreak
    /// A line end that the author requested.
    case lineBreak
    /// The beginning of a span.
    case start(MarkdownSpan)
    /// The end of a span.
    case end(MarkdownSpan)
}

/// The meaning of a part of a Markdown text.
public enum MarkdownSpan: Hashable, Sendable {
    /// Text between `*` or `_`.
    case emphasis
    /// Text between `**` or `__`.
    case strong
    /// Text between `~` or `~~`.
    case strikethrough
    /// The text of a link.
    case link(MarkdownLink)
    /// The description of an image.
    case image(MarkdownLink)
}

/// The address of a link or of an image in Markdown.
public struct MarkdownLink: Hashable, Sendable {
    /// The address as the author wrote it, with escapes and entities resolved; it may be relative, empty or hostile.
    public var destination: String
    /// The title; nil if there is none.
    public var title: String?

    /// Creates an address with an optional title.
    public init(destination: String, title: String? = nil) {
        self.destination = destination
        self.title = title
    }
}
