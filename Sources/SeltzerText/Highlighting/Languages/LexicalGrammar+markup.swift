// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// XML and its kin.
    public static let xml = markup([])

    /// HTML, with the code in its scripts and styles.
    public static let html = markup([
        embeddedElement("script", .javaScript), embeddedElement("style", .css),
    ])

    private static func markup(_ elements: [Span]) -> LexicalGrammar {
        var grammar = LexicalGrammar()
        grammar.isCaseSensitive = elements.isEmpty
        grammar.callKind = nil
        grammar.hasNumbers = false
        var data = Span("<![CDATA[", "]]>", .string)
        data.spansLines = true
        grammar.spans = [.comment("<!--", "-->"), data]
        grammar.spans += elements
        grammar.spans.append(.embedded("<", ">", .keyword, tag, at: .beforeName))
        grammar.prefixes = [Prefix("&#", .number), Prefix("&", .number)]
        return grammar
    }

    private static func embeddedElement(_ name: String, _ code: LexicalGrammar) -> Span {
        // The closing tag is read as a tag again.
        Span.embedded("<" + name, ">", .keyword, tag, at: .beforeName)
            .followed(by: .embedded("", "</" + name, .keyword, code, keepsClose: true))
    }

    /// The attributes in a tag.
    private static let tag: LexicalGrammar = {
        var grammar = LexicalGrammar()
        grammar.nameCharacters = "-:."
        grammar.nameKind = .key
        grammar.callKind = nil
        grammar.hasNumbers = false
        grammar.spans = [.string("\"", spansLines: true), .string("'", spansLines: true)]
        return grammar
    }()
}
