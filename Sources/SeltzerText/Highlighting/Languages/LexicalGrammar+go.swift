// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// Go.
    public static let go: LexicalGrammar = {
        var grammar = LexicalGrammar(words: [.keyword: goKeywords, .type: goTypes])
        grammar.spans = [
            .lineComment("//"), .comment("/*", "*/"), .string("\"", escape: "\\"),
            .string("'", escape: "\\"), .string("`", spansLines: true),
        ]
        return grammar
    }()

    private static let goKeywords = """
        break case chan const continue default defer else fallthrough false for func go goto if import interface \
        iota map nil package range return select struct switch true type var
        """

    private static let goTypes = """
        any bool byte comparable complex128 complex64 error float32 float64 int int16 int32 int64 int8 rune string \
        uint uint16 uint32 uint64 uint8 uintptr
        """
}
