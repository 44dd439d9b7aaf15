// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A piece of the text of a block, before its spans are known.
struct InlineToken {
    var content: Content
    /// The spans that end before the piece, innermost first.
    var ends: [MarkdownSpan] = []
    /// The spans that begin after the piece, innermost first.
    var starts: [MarkdownSpan] = []

    enum Content {
        /// Bytes that stand for themselves.
        case bytes(Range<Int>)
        /// Signs that may begin or end a span, with the number of unused ones.
        case signs(UInt8, count: Int)
        /// An address without brackets, with its text.
        case address(MarkdownLink, Range<Int>)
        /// A finished piece.
        case inline(MarkdownInline)
        case nothing
    }

    init(_ content: Content) {
        self.content = content
    }
}

/// A run of signs that may begin or end emphasis.
struct EmphasisRun {
    let token: Int
    let sign: UInt8
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
    var previous: Int
    var next: Int
}

/// A bracket that may begin a link or an image.
struct LinkBracket {
    let token: Int
    let isImage: Bool
    /// The place after the bracket.
    let place: Int
    /// The last run of signs before it; -1 for none.
    let lastRun: Int
    /// Whether another bracket follows inside, so that the text is not a label.
    var hasBracketInside = false
}
