// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LexicalGrammar {
    /// Python, with the code in its formatted strings.
    public static let python: LexicalGrammar = {
        var grammar = LexicalGrammar(words: [.keyword: pythonKeywords, .type: pythonTypes])
        grammar.spans = [.lineComment("#")]
        for quote in ["\"\"\"", "'''", "\"", "'"] {
            for prefix in [
                "", "r", "R", "b", "B", "u", "U", "br", "rb", "Br", "Rb", "bR", "rB", "BR", "RB",
            ] {
                grammar.spans.append(pythonString(quote, prefix))
            }
            for prefix in ["f", "F", "fr", "rf", "Fr", "Rf", "fR", "rF", "FR", "RF", "t", "T"] {
                var span = pythonString(quote, prefix)
                span.interpolation = Interpolation("{", "}")
                grammar.spans.append(span)
            }
        }
        grammar.prefixes = [Prefix("@", .keyword, at: .lineStart)]
        grammar.capitalizedNameKind = .type
        return grammar
    }()

    private static func pythonString(_ quote: String, _ prefix: String) -> Span {
        .string(quote, escape: "\\", prefix: prefix, spansLines: quote.utf8.count == 3)
    }

    private static let pythonKeywords = """
        False None True and as assert async await break case class continue def del elif else except finally for \
        from global if import in is lambda match nonlocal not or pass raise return self try type while with yield
        """

    private static let pythonTypes = """
        bool bytearray bytes complex dict float frozenset int list memoryview object set str tuple
        """
}
