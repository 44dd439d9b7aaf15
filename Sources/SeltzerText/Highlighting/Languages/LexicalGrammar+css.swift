// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// CSS; also SCSS and Less.
    public static let css: LexicalGrammar = {
        var grammar = LexicalGrammar()
        grammar.nameCharacters = "-"
        grammar.keys = .declarations
        grammar.spans = [
            .comment("/*", "*/"), .lineComment("//", at: .afterBlank),
            .string("\"", escape: "\\"), .string("'", escape: "\\"),
        ]
        grammar.prefixes = [
            Prefix("@", .keyword), Prefix("!", .keyword), Prefix("#", .number),
            Prefix(".", .type, at: .beforeName),
            Prefix("$", .variable),
        ]
        return grammar
    }()
}
