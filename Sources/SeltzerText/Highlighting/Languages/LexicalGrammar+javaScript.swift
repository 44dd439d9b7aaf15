// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// JavaScript, with the code in its templates.
    public static let javaScript = ecmaScript(keywords: javaScriptKeywords, types: "")

    /// TypeScript.
    public static let typeScript = ecmaScript(
        keywords: javaScriptKeywords + " " + typeScriptKeywords,
        types: "any bigint boolean never number object string symbol unknown")

    private static func ecmaScript(keywords: String, types: String) -> LexicalGrammar {
        var grammar = LexicalGrammar(words: [.keyword: keywords, .type: types])
        grammar.nameCharacters = "$"
        grammar.spans = [
            .lineComment("//"), .comment("/*", "*/"), .lineComment("#!", at: .lineStart),
            .string("\"", escape: "\\"), .string("'", escape: "\\"),
            .string(
                "`", escape: "\\", spansLines: true, interpolation: Interpolation("${", "}")),
            .string("/", escape: "\\", at: .valueStart),
        ]
        grammar.prefixes = [Prefix("@", .keyword), Prefix("#", .function)]
        grammar.capitalizedNameKind = .type
        return grammar
    }

    private static let javaScriptKeywords = """
        async await break case catch class const continue debugger default delete do else export extends false \
        finally for from function get if import in instanceof let new null of return set static super switch this \
        throw true try typeof undefined var void while with yield
        """

    private static let typeScriptKeywords = """
        abstract as asserts declare enum implements infer interface is keyof module namespace override private \
        protected public readonly satisfies type unique
        """
}
