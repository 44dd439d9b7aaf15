// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LexicalGrammar, LexicalGrammar+Span, LexicalGrammar+c, LexicalGrammar+css, LexicalGrammar+go,
// LexicalGrammar+javaScript, LexicalGrammar+markup, LexicalGrammar+python, LexicalGrammar+rust, LexicalGrammar+sql,
// LexicalGrammar+yaml, LexicalLineReader, LexicalLineReader+Code, LexicalTables, SyntaxLanguage+all, WordTable.

import SeltzerText
import Testing

/// The languages that are tables.
@Suite struct LexicalHighlighterTests {
    /// Returns the parts of all lines that are not plain, each with the beginning of its kind.
    private func parts(_ grammar: LexicalGrammar, _ text: String) -> [String] {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(
            Array.init)
        let tokens = LexicalHighlighter(grammar).tokens(ofLinesIn: text)
        return zip(lines, tokens).flatMap { line, tokens in
            tokens.map {
                "\("\($0.kind)".prefix(3)) \(String(decoding: line[$0.range], as: UTF8.self))"
            }
        }
    }

    // MARK: SQL

    @Test func sqlHasWordsOfAnyCaseQuotesAndParameters() {
        #expect(
            parts(.sql, "SELECT count(*), t.name FROM \"order\" t WHERE id >= :low -- all")
                == [
                    "key SELECT", "fun count", "key FROM", "var \"order\"", "key WHERE", "var :low",
                    "com -- all",
                ])
        #expect(
            parts(.sql, "insert into t values ('it''s', 1.5e-3, $1, x::text)")
                == [
                    "key insert", "key into", "key values", "str 'it''s'", "num 1.5e-3", "var $1",
                    "typ ::text",
                ])
        #expect(
            parts(.sql, "a VARCHAR(20) NOT NULL") == [
                "typ VARCHAR", "num 20", "key NOT", "key NULL",
            ])
    }

    @Test func sqlHasTextsOfSeveralLines() {
        #expect(
            parts(.sql, "/* a /* b */\nc */ do $x$ select '\n$y$ $x$ from 'a\nb' end")
                == [
                    "com /* a /* b */", "com c */", "key do", "str $x$ select '", "str $y$ $x$",
                    "key from", "str 'a", "str b'", "key end",
                ])
    }

    // MARK: Python

    @Test func pythonHasCodeInFormattedStrings() {
        #expect(
            parts(.python, "@cache\ndef pour(self) -> Glass: # now")
                == [
                    "key @cache", "key def", "fun pour", "key self", "typ Glass", "com # now",
                ])
        #expect(
            parts(.python, #"x = f"{{no}} {len(a)}" + rb'\'' + 0x1F"#)
                == [#"str f"{{no}} {"#, "fun len", #"str }""#, #"str rb'\''"#, "num 0x1F"])
        #expect(parts(.python, "f\"{a\nNone") == ["str f\"{", "key None"])
    }

    @Test func pythonHasStringsOfSeveralLines() {
        #expect(
            parts(.python, "\"\"\"a \" b\n'''\n\"\"\"; 'c\n1 'd\\\n e' 2")
                == [
                    "str \"\"\"a \" b", "str '''", "str \"\"\"", "str 'c", "num 1", "str 'd\\",
                    "str  e'", "num 2",
                ])
    }

    // MARK: JavaScript and TypeScript

    @Test func javaScriptHasTemplatesAndRegularExpressions() {
        #expect(
            parts(.javaScript, "const s = `a ${f(`b ${1}`)}\nc` / 2 // d")
                == [
                    "key const", "str `a ${", "fun f", "str `b ${", "num 1", "str }`", "str }",
                    "str c`", "num 2", "com // d",
                ])
        #expect(
            parts(.javaScript, #"return /a\/"b/.test(x) / y / 3"#)
                == ["key return", #"str /a\/"b/"#, "fun test", "num 3"])
        #expect(parts(.javaScript, "a.default = new Map()") == ["key new", "fun Map"])
        #expect(
            parts(.typeScript, "interface A { b: string }")
                == ["key interface", "typ A", "typ string"])
    }

    // MARK: C, C++, Rust and Go

    @Test func cHasDirectivesCharactersAndComments() {
        #expect(
            parts(.c, "  # include <stdio.h>\nint main(void) { return '\\n' + 0xFFu; /* a\nb */ }")
                == [
                    "key # include", "typ int", "fun main", "typ void", "key return", #"str '\n'"#,
                    "num 0xFFu", "com /* a", "com b */",
                ])
        #expect(parts(.c, "s = \"a\\\nb\"; t = \"c\nd") == ["str \"a\\", "str b\"", "str \"c"])
    }

    @Test func cPlusPlusHasRawStrings() {
        #expect(
            parts(.cPlusPlus, "auto s = R\"x(a)\"\n\" )y\" )x\" + 1'000;")
                == ["key auto", "str R\"x(a)\"", "str \" )y\" )x\"", "num 1", "num 000"])
        #expect(
            parts(.cPlusPlus, "template<typename T> class A") == [
                "key template", "key typename", "key class",
            ])
    }

    @Test func rustHasLifetimesCharactersAndRawStrings() {
        #expect(
            parts(.rust, "#[derive(Debug)]\nfn f<'a>(s: &'a str) -> char { 'b' }")
                == [
                    "key #[derive", "key Debug", "key ]", "key fn", "var 'a", "var 'a", "typ str",
                    "typ char", "str 'b'",
                ])
        #expect(
            parts(.rust, "r#\"a\" \n \"# br\"c\" '\\u{1F34B}' '漢' r")
                == ["str r#\"a\" ", "str  \"#", "str br\"c\"", #"str '\u{1F34B}'"#, "str '漢'"])
        #expect(parts(.rust, "/* /* */ */ 1..2") == ["com /* /* */ */", "num 1", "num 2"])
    }

    @Test func goHasRawStrings() {
        #expect(
            parts(.go, "func f() error { return `a\\\n` + 'b' }")
                == ["key func", "fun f", "typ error", "key return", "str `a\\", "str `", "str 'b'"])
    }

    // MARK: CSS, HTML, XML and YAML

    @Test func cssHasSelectorsKeysAndUnits() {
        #expect(
            parts(
                .css,
                "@media print {\n.page a:hover {\n  margin-top: -1.5em; color: #fff /* a */\n}")
                == [
                    "key @media", "typ .page", "key margin-top", "num -1.5em", "key color",
                    "num #fff", "com /* a */",
                ])
    }

    @Test func htmlHasTagsAttributesAndScripts() {
        #expect(
            parts(.html, "<a href=\"x>y\" id=b>1 &lt; 2</a> 3 < 4 <!-- c\n-->")
                == [
                    "key <a", "key href", "str \"x>y\"", "key id", "key b", "key >", "num &lt",
                    "key </a>", "com <!-- c", "com -->",
                ])
        #expect(
            parts(.html, "<SCRIPT async>let a = '</b>'\n</script><style>a { top: 1px }</style>")
                == [
                    "key <SCRIPT", "key async", "key >let", "str '</b>'", "key </script><style>",
                    "key top", "num 1px", "key </style>",
                ])
        #expect(
            parts(.xml, "<?xml version='1'?><![CDATA[<a>]]>") == [
                "key <?xml", "key version", "str '1'", "key >", "str <![CDATA[<a>]]>",
            ])
    }

    @Test func yamlHasKeysAndIndentedTexts() {
        #expect(
            parts(
                .yaml, "---\nmy key: it's true # a\n\"b\": yes\n- c: 'd'\n- &x [1, !!str 2, true]")
                == [
                    "mar ---", "key my key", "com # a", "key \"b\"", "key yes", "mar -", "key c",
                    "str 'd'", "mar -", "var &x", "num 1", "typ !!str", "key true",
                ])
        #expect(
            parts(.yaml, "run: |\n  a: b\n\n   # c\nd: 5\n- - e: >-\n      f\n    g: h")
                == [
                    "key run", "mar |", "str   a: b", "str    # c", "key d", "num 5", "mar -",
                    "mar -", "key e", "mar >-", "str       f", "key g",
                ])
    }

    // MARK: Grammars of programs

    @Test func aProgramMakesALanguageOfFewLines() {
        var lemon = LexicalGrammar(words: [.keyword: "squeeze stir pour", .type: "Glass"])
        lemon.spans = [.lineComment("#"), .string("\"", escape: "\\")]
        #expect(
            parts(lemon, "squeeze 2 # lemons\nGlass \"tall\"")
                == ["key squeeze", "num 2", "com # lemons", "typ Glass", "str \"tall\""])
    }

    @Test func anEmptyGrammarLeavesTextPlain() {
        var empty = LexicalGrammar()
        empty.hasNumbers = false
        empty.callKind = nil
        #expect(parts(empty, "a(1) \"b\" /* c") == [])
        empty.spans = [.string(""), .comment("", "")]
        empty.prefixes = [.init("", .keyword)]
        #expect(parts(empty, "a b\nc") == [])
    }

    @Test(arguments: [
        ("c++", "C++"), ("ts", "TypeScript"), ("golang", "Go"), ("PYTHON", "Python"),
        ("yml", "YAML"), ("rs", "Rust"), ("node", "JavaScript"), ("toml", "INI"), ("svg", "XML"),
    ])
    func fencesNameALanguage(word: String, language: String) {
        #expect(SyntaxLanguage(named: word)?.name == language)
    }

    @Test func languagesDoNotShareNames() {
        let words = SyntaxLanguage.all.flatMap { $0.extensions + $0.fileNames }
        #expect(words.count == Set(words).count)
        #expect(words.allSatisfy { $0 == $0.lowercased() })
    }

    /// A line is read from the state before it alone, so reading from any line on has the same tokens.
    @Test(arguments: [
        "\"", "'", "`", "/*", "*/", "${", "{", "}", "<", ">", "<script>", "</script>", "r#\"",
        "$a$",
        "f\"{", "\\", "\n", "\n", "  ", "a: |", "- ", "R\"(", ")\"", "--", "#", "x1", "<!--", "-->",
        "(",
    ])
    func signsInAnyOrderHaveTokensInOrder(sign: String) {
        let signs = ["\"", "'", "${", "}", "\n", "/*", "\\", "<a ", "`", "{", ": ", "x", "#", "*/"]
        for (first, second) in signs.flatMap({ a in signs.map { (a, $0) } }) {
            let text = (0..<3).map { _ in first + sign + second }.joined() + "\n" + sign + first
            for language in SyntaxLanguage.all {
                for (line, tokens) in zip(
                    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false),
                    language.highlighter.tokens(ofLinesIn: text))
                {
                    var end = 0
                    for token in tokens {
                        #expect(
                            token.range.lowerBound >= end && token.range.upperBound <= line.count)
                        end = token.range.upperBound
                    }
                }
            }
        }
    }

    @Test func nestingEndsAtADepth() {
        let text = String(repeating: "`${", count: 5_000) + "\n1"
        var state = LexicalHighlighter(.javaScript).initialState
        let highlighter = LexicalHighlighter(.javaScript)
        for _ in 0..<3 { _ = highlighter.highlight(Array(text.utf8), state: &state) }
        #expect("\(state)".utf8.count < 4_000)
    }

    @Test(arguments: [
        ("run.py", "", "Python"), ("run", "#!/usr/bin/env python3", "Python"),
        ("run", "#!/usr/bin/env -S A=1 node --flag", "JavaScript"),
        ("run", "#!/usr/bin/python3.12 -u\r", "Python"), ("a.tsx", "", "TypeScript"),
        ("run", "#!", nil), ("run", "#!/usr/bin/env", nil), ("run", "#! /bin/zsh", "Shell"),
        ("schema.SQL", "", "SQL"), ("main.rs", "", "Rust"), ("main.go", "", "Go"), ("a.c", "", "C"),
        ("a.hpp", "", "C++"), ("a.css", "", "CSS"), ("a.html", "", "HTML"), ("a.svg", "", "XML"),
        ("ci.yml", "", "YAML"), ("Cargo.toml", "", "INI"),
    ])
    func filesHaveALanguage(name: String, firstLine: String, language: String?) {
        #expect(SyntaxLanguage(fileName: name, firstLine: firstLine)?.name == language)
    }
}
