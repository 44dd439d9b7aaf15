// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// A stretch of text with an opening and a closing text: a comment, a string, or code of an embedded language.
    ///
    /// The opening text is ``open``, a tag and ``openEnd``. The closing text is ``close``, the same tag and
    /// ``closeEnd``. Without a ``tag``, the default, only ``open`` and ``close`` count.
    public struct Span: Sendable {
        /// The text that varies between the parts of the opening and the closing text.
        public enum Tag: Hashable, Sendable {
            /// No text.
            case none
            /// Number signs, as in Rust's `r##"…"##`.
            case numberSigns
            /// A name of at most 16 bytes, or nothing, as in PostgreSQL's `$name$…$name$`.
            case name
        }

        /// The opening text.
        public var open: String
        /// The closing text; nil for the end of the line.
        public var close: String?
        /// The kind of the whole text; in an embedded language, the kind of the opening and closing texts.
        public var kind: SyntaxToken.Kind
        /// The character that quotes the next one, or nil for none.
        ///
        /// At the end of a line it continues the line.
        public var escape: Unicode.Scalar?
        /// Whether the text goes on in the next line; if not, it ends with the line.
        public var spansLines = false
        /// Whether opening texts in the text are counted.
        public var nests = false
        /// The texts around code in a string; nil for none.
        public var interpolation: Interpolation?
        /// Where the opening text counts.
        public var place = Place.anywhere
        /// The text that varies in the opening and the closing text.
        public var tag = Tag.none
        /// The end of the opening text, after the tag.
        public var openEnd = ""
        /// The end of the closing text, after the tag.
        public var closeEnd = ""
        /// The grammar of the embedded language; nil for text of one kind.
        public var grammar: LexicalGrammar?
        /// Whether the closing text is read again after the span, because it begins another one.
        public var keepsClose = false
        /// The span that begins directly after the closing text; the first element counts.
        var following: [Span] = []

        /// Creates a span with an opening and a closing text; without a closing text it ends with the line.
        public init(_ open: String, _ close: String?, _ kind: SyntaxToken.Kind) {
            self.open = open
            self.close = close
            self.kind = kind
        }

        /// Returns this span with another one directly after its closing text.
        public func followed(by span: Span) -> Span {
            var first = self
            first.following = [span]
            return first
        }
    }

    /// The texts around code in a string, such as `${` and `}`.
    public struct Interpolation: Hashable, Sendable {
        /// The text before the code; one character that is written twice means itself.
        public var open: String
        /// The character after the code.
        public var close: Unicode.Scalar

        /// Creates an interpolation from the texts around it.
        public init(_ open: String, _ close: Unicode.Scalar) {
            self.open = open
            self.close = close
        }
    }
}

extension LexicalGrammar.Span {
    /// Returns a comment that ends with the line.
    public static func lineComment(_ sign: String, at place: LexicalGrammar.Place = .anywhere)
        -> Self
    {
        var span = Self(sign, nil, .comment)
        span.place = place
        return span
    }

    /// Returns a comment of any number of lines.
    ///
    /// - Parameters:
    ///   - open: The text before the comment.
    ///   - close: The text after the comment.
    ///   - nests: Whether a comment can contain comments.
    public static func comment(_ open: String, _ close: String, nests: Bool = false) -> Self {
        var span = Self(open, close, .comment)
        span.spansLines = true
        span.nests = nests
        return span
    }

    /// Returns a string between equal quotes.
    ///
    /// - Parameters:
    ///   - quote: The text before and after the string.
    ///   - escape: The character that quotes the next one, or nil for none.
    ///   - prefix: A text before the opening quote.
    ///   - spansLines: Whether the string goes on in the next line.
    ///   - interpolation: The texts around code in the string.
    ///   - place: Where the opening quote counts.
    public static func string(
        _ quote: String, escape: Unicode.Scalar? = nil, prefix: String = "",
        spansLines: Bool = false, interpolation: LexicalGrammar.Interpolation? = nil,
        at place: LexicalGrammar.Place = .anywhere
    ) -> Self {
        var span = Self(prefix + quote, quote, .string)
        span.escape = escape
        span.spansLines = spansLines
        span.interpolation = interpolation
        span.place = place
        return span
    }

    /// Returns a text of any number of lines without escapes, whose opening and closing text have the same tag.
    ///
    /// - Parameters:
    ///   - open: The opening text before the tag.
    ///   - openEnd: The opening text after the tag.
    ///   - close: The closing text before the tag.
    ///   - closeEnd: The closing text after the tag.
    ///   - tag: The kind of the tag.
    public static func rawString(
        _ open: String, _ openEnd: String, _ close: String, _ closeEnd: String, tag: Tag
    ) -> Self {
        var span = Self(open, close, .string)
        span.spansLines = true
        span.tag = tag
        span.openEnd = openEnd
        span.closeEnd = closeEnd
        return span
    }

    /// Returns code of an embedded language.
    ///
    /// - Parameters:
    ///   - open: The opening text.
    ///   - close: The closing text.
    ///   - kind: The kind of the opening and the closing text.
    ///   - grammar: The grammar of the code.
    ///   - keepsClose: Whether the closing text is read again after the code.
    ///   - place: Where the opening text counts.
    public static func embedded(
        _ open: String, _ close: String, _ kind: SyntaxToken.Kind, _ grammar: LexicalGrammar,
        keepsClose: Bool = false, at place: LexicalGrammar.Place = .anywhere
    ) -> Self {
        var span = Self(open, close, kind)
        span.spansLines = true
        span.grammar = grammar
        span.keepsClose = keepsClose
        span.place = place
        return span
    }
}
