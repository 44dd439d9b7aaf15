// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// Rust, with its nested comments, raw strings and lifetimes.
    public static let rust: LexicalGrammar = {
        var grammar = LexicalGrammar(words: [.keyword: rustKeywords, .type: rustTypes])
        grammar.spans = [.lineComment("//"), .comment("/*", "*/", nests: true)]
        for prefix in ["", "b", "c"] {
            grammar.spans += [
                .string("\"", escape: "\\", prefix: prefix, spansLines: true),
                .rawString(prefix + "r", "\"", "\"", "", tag: .numberSigns),
                .string("'", escape: "\\", prefix: prefix, at: .character),
            ]
        }
        grammar.prefixes = [Prefix("'", .variable)]
        grammar.spans += [
            .embedded("#[", "]", .keyword, rustAttribute),
            .embedded("#![", "]", .keyword, rustAttribute),
        ]
        grammar.capitalizedNameKind = .type
        return grammar
    }()

    private static let rustAttribute: LexicalGrammar = {
        var grammar = LexicalGrammar()
        grammar.spans = [.string("\"", escape: "\\")]
        grammar.nameKind = .keyword
        grammar.callKind = .keyword
        return grammar
    }()

    private static let rustKeywords = """
        Self as async await break const continue crate dyn else enum extern false fn for if impl in let loop match \
        mod move mut pub ref return self static struct super trait true type union unsafe use where while yield
        """

    private static let rustTypes = """
        bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize
        """
}
