// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The comments, strings, numbers and words of a language, as data for a ``LexicalHighlighter``.
///
/// ```swift
/// var lemon = LexicalGrammar(words: [.keyword: "squeeze stir pour", .type: "Glass"])
/// lemon.spans = [.lineComment("#"), .string("\"", escape: "\\")]
/// editor.highlighter = LexicalHighlighter(lemon)
/// ```
public struct LexicalGrammar: Sendable {
    /// The comments, strings and embedded languages; a longer opening text is tried first.
    public var spans: [Span] = []
    /// The signs that give a color to the name after them.
    public var prefixes: [Prefix] = []
    /// The words with a color of their own, separated by spaces.
    public var words: [SyntaxToken.Kind: String]
    /// Whether upper and lower case differ in words and in the texts around spans.
    public var isCaseSensitive = true
    /// The characters of ASCII in names, besides letters, digits and the underscore.
    public var nameCharacters = ""
    /// The kind of names that are no known words.
    public var nameKind = SyntaxToken.Kind.plain
    /// The kind of names that begin with a capital letter; nil, the default, for ``nameKind``.
    public var capitalizedNameKind: SyntaxToken.Kind?
    /// The kind of names before an opening parenthesis; nil for ``nameKind``.
    public var callKind: SyntaxToken.Kind? = .function
    /// Whether numbers have a color.
    public var hasNumbers = true
    /// Where names are keys.
    public var keys = Keys.none
    /// Whether numbers and words have colors only where they are a whole value, as in YAML.
    public var isData = false

    /// Where a name is the key of a value.
    public enum Keys: Hashable, Sendable {
        /// Nowhere.
        case none
        /// Before a colon, where a statement begins, as in CSS.
        case declarations
        /// At the start of a line or a list item, before a colon, as in YAML.
        ///
        /// A `|` or `>` as the value begins a text of several lines, which are indented.
        case lines
    }

    /// A sign and the name after it, such as `@media`.
    public struct Prefix: Hashable, Sendable {
        /// The text before the name.
        public var sign: String
        /// The kind of the sign and the name.
        public var kind: SyntaxToken.Kind
        /// Where the sign counts.
        public var place: Place

        /// Creates a prefix from a sign and the kind of the sign with its name.
        public init(_ sign: String, _ kind: SyntaxToken.Kind, at place: Place = .anywhere) {
            self.sign = sign
            self.kind = kind
            self.place = place
        }
    }

    /// A condition for the place of a sign.
    public enum Place: Hashable, Sendable {
        /// Each place outside of names.
        case anywhere
        /// The first character of a line that is not blank.
        case lineStart
        /// The start of a line, or after a blank.
        case afterBlank
        /// The places at which a value begins, such as after an operator or a keyword.
        case valueStart
        /// Before a letter.
        ///
        /// For a span of one sign also before `/`, `!` and `?`. The name there belongs to the opening text.
        case beforeName
        /// Before exactly one character or escape, and the closing text.
        case character
    }

    /// Creates a grammar with words, and without comments and strings.
    ///
    /// - Parameter words: The words of each kind, separated by spaces.
    public init(words: [SyntaxToken.Kind: String] = [:]) {
        self.words = words
    }
}
