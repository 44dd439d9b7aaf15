// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// YAML, with its indented texts.
    public static let yaml: LexicalGrammar = {
        var grammar = LexicalGrammar(words: [
            .keyword: "true false null yes no on off True False Null Yes No On Off TRUE FALSE NULL"
        ])
        grammar.nameCharacters = "-./"
        grammar.callKind = nil
        grammar.keys = .lines
        grammar.isData = true
        grammar.spans = [
            .lineComment("#", at: .afterBlank),
            .string("\"", escape: "\\", spansLines: true, at: .valueStart),
            .string("'", spansLines: true, at: .valueStart),
        ]
        grammar.prefixes = [
            Prefix("&", .variable, at: .afterBlank), Prefix("*", .variable, at: .afterBlank),
            Prefix("!!", .type, at: .afterBlank), Prefix("!", .type, at: .afterBlank),
            Prefix("%", .keyword, at: .lineStart),
        ]
        return grammar
    }()
}
