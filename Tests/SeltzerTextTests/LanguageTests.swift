// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffHighlighter, INIHighlighter, JSONHighlighter, LineScanner, MarkdownHighlighter, ShellHighlighter,
// SwiftHighlighter, SyntaxHighlighter, SyntaxLanguage, SyntaxToken.

import SeltzerText
import Testing

/// The parts that the highlighters of each language find.
@Suite struct LanguageTests {
    /// Returns the parts of all lines that are not plain, each with the beginning of its kind.
    private func parts(_ highlighter: some SyntaxHighlighter, _ text: String) -> [String] {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(
            Array.init)
        return zip(lines, highlighter.tokens(ofLinesIn: text)).flatMap { line, tokens in
            tokens.map {
                "\("\($0.kind)".prefix(3)) \(String(decoding: line[$0.range], as: UTF8.self))"
            }
        }
    }

    private func swift(_ text: String) -> [String] { parts(SwiftHighlighter(), text) }
    private func shell(_ text: String) -> [String] { parts(ShellHighlighter(), text) }
    private func markdown(_ text: String) -> [String] { parts(MarkdownHighlighter(), text) }

    // MARK: Swift

    @Test func swiftHasKeywordsTypesFunctionsAndNumbers() {
        #expect(
            swift("override func draw(_ rect: Rect) { fill(rect, 0x1F, 1_000.5, 1...3) }")
                == [
                    "key override", "key func", "fun draw", "typ Rect", "fun fill", "num 0x1F",
                    "num 1_000.5", "num 1", "num 3",
                ])
        #expect(swift("view.default = .init") == ["fun default", "fun init"])
        #expect(
            swift("@MainActor weak var open: Bool")
                == ["key @MainActor", "key weak", "key var", "typ Bool"])
        #expect(swift("open(page); #if DEBUG") == ["fun open", "key #if", "typ DEBUG"])
        #expect(swift("0..<count") == ["num 0"])
    }

    @Test func swiftHasNestedComments() {
        #expect(
            swift("a // let \"b\n+ /* c /* d\n */ e */ f()")
                == ["com // let \"b", "com /* c /* d", "com  */ e */", "fun f"])
        #expect(swift("/* open\nlet") == ["com /* open", "com let"])
    }

    @Test func swiftHasStringsWithCodeInTheirInterpolations() {
        #expect(swift(#"x = "a\"b" + 1"#) == [#"str "a\"b""#, "num 1"])
        #expect(
            swift(#""\(name(1)) of \(Type.self)""#)
                == [
                    #"str "\("#, "fun name", "num 1", #"str ) of \("#, "typ Type", "fun self",
                    #"str )""#,
                ])
        #expect(swift(##"#"a"b\(c)"# + 2"##) == [##"str #"a"b\(c)"#"##, "num 2"])
        #expect(
            swift("##\"\"\"\na\"\"\"# \\##(b(\n1))\n\"\"\"##; let")
                == [
                    "str ##\"\"\"", "str a\"\"\"# \\##(", "fun b", "num 1", "str )",
                    "str \"\"\"##", "key let",
                ])
        #expect(
            swift("\"\"\"\nlet \"x\"\n\"\"\" let")
                == ["str \"\"\"", "str let \"x\"", "str \"\"\"", "key let"])
        #expect(swift("\"open \\(\nlet") == ["str \"open \\(", "key let"])
    }

    // MARK: JSON

    @Test func jsonHasKeysValuesAndComments() {
        #expect(
            parts(
                JSONHighlighter(), #"{"a\"b" : "c", "d": [1, -2.5e+3, true, nul]} // e"#)
                == [
                    #"key "a\"b""#, #"str "c""#, #"key "d""#, "num 1", "num -2.5e+3", "key true",
                    "com // e",
                ])
        #expect(
            parts(JSONHighlighter(), "1 /* a\nb */ 2") == [
                "num 1", "com /* a", "com b */", "num 2",
            ])
    }

    // MARK: Markdown

    @Test func markdownHasHeadingsListsAndQuotes() {
        #expect(
            markdown("# One\n#no\nTwo\n===\n\n- [x] a\n12. b\n> > c\n\n***\n1.5 is none")
                == ["hea # One", "hea ===", "mar -", "mar [x] ", "mar 12.", "quo > > ", "mar ***"])
    }

    @Test func markdownHasBlocksOfCode() {
        #expect(
            markdown("````swift\n# a\n```\n````\n# b\n~~~\n```\n~~~")
                == [
                    "mar ````", "typ swift", "cod # a", "cod ```", "mar ````", "hea # b",
                    "mar ~~~", "cod ```", "mar ~~~",
                ])
        #expect(markdown("``` a ` b") == [])
    }

    @Test func markdownHasSpans() {
        #expect(
            markdown("a *b c* **d** _e_ f_g_h ~~i~~ ``j`k`` 2 * 3 * 4 \\*l*")
                == ["emp *b c*", "str **d**", "emp _e_", "str ~~i~~", "cod ``j`k``"])
        #expect(
            markdown("[a](b c) ![d](e) [f][g] [h] <https://i> <b>j</b> http://k, x\n[l]: m")
                == [
                    "lin [a](b c)", "lin ![d](e)", "lin [f][g]", "lin <https://i>", "typ <b>",
                    "typ </b>", "lin http://k,", "lin [l]: m",
                ])
        #expect(
            markdown("a <!-- b\n# c\nd --> *e*") == [
                "com <!-- b", "com # c", "com d -->", "emp *e*",
            ])
    }

    // MARK: Shell

    @Test func shellHasCommandsKeywordsAndVariables() {
        #expect(
            shell("for f in a b; do A=1 echo -n $f ${B:-c} 12 # d\ndone | sort && x() { :; }")
                == [
                    "key for", "key in", "key do", "var A", "fun echo", "var $f", "var ${B:-c}",
                    "num 12", "com # d", "key done", "fun sort", "fun x", "key {", "fun :", "key }",
                ])
        #expect(shell("ls a#b \\\n  in $# $?") == ["fun ls", "var $#", "var $?"])
    }

    @Test func shellHasStringsWithCommandsInThem() {
        #expect(
            shell("echo 'a $b\nc' \"d $e $(f \"g\") \\\"h\" $'i\\'j'")
                == [
                    "fun echo", "str 'a $b", "str c'", "str \"d ", "var $e", "str  ", "var $(",
                    "fun f",
                    "str \"g\"", "var )", "str  \\\"h\"", "str $'i\\'j'",
                ])
        #expect(
            shell("a `b` $(c (d) e) f") == [
                "fun a", "fun b", "var $(", "fun c", "fun d", "fun e", "var )",
            ])
    }

    @Test func shellHasHereDocuments() {
        #expect(
            shell("cat <<EOF; cat <<-'END'\na $b\n EOF\nEOF\n\tc $d\n\tEND\nls <<< w")
                == [
                    "fun cat", "mar <<EOF", "fun cat", "mar <<-'END'", "str a ", "var $b",
                    "str  EOF",
                    "mar EOF", "str \tc $d", "mar \tEND", "fun ls",
                ])
    }

    // MARK: Differences

    @Test func differencesHaveLinesThatComeAndGo() {
        let diff = """
            diff --git a/x b/x
            index 1..2
            --- a/x
            +++ b/x
            @@ -1,3 +1,3 @@ func a
             b
            --- c
            +++ d
             e
            --- a/y
            @@ -1 +1 @@
            -f
            \\ No newline
            +g
            """
        #expect(
            parts(DiffHighlighter(), diff)
                == [
                    "hea diff --git a/x b/x", "com index 1..2", "hea --- a/x", "hea +++ b/x",
                    "loc @@ -1,3 +1,3 @@", "fun  func a", "del --- c", "ins +++ d", "hea --- a/y",
                    "loc @@ -1 +1 @@", "del -f", "com \\ No newline", "ins +g",
                ])
        #expect(
            parts(DiffHighlighter(), "2c2\n< a\n---\n> b") == ["del < a", "del ---", "ins > b"])
    }

    // MARK: INI

    @Test func iniHasSectionsKeysAndValues() {
        #expect(
            parts(
                INIHighlighter(),
                "[a.b] ; c\n # d\nname = it's 1 \"x # y\" 12 true # e\n[[f]]\nword\nu: v")
                == [
                    "hea [a.b]", "com ; c", "com # d", "key name", "num 1", "str \"x # y\"",
                    "num 12", "key true", "com # e", "hea [[f]]", "key u",
                ])
        #expect(
            parts(INIHighlighter(), "a = \"\"\"b\n# c\n\"\"\"\nd = '''e''' # f")
                == [
                    "key a", "str \"\"\"b", "str # c", "str \"\"\"", "key d", "str '''e'''",
                    "com # f",
                ])
    }

    @Test func iniWordsAreValuesOnlyWhereTheyAreTheWholeValue() {
        #expect(
            parts(
                INIHighlighter(),
                "no more\non = no\noff: yes, no ; or\nx = [on , true]\na = no way\ntrue")
                == [
                    "key on", "key no", "key off", "key yes", "key no", "com ; or", "key x",
                    "key on", "key true", "key a", "key true",
                ])
    }

    // MARK: All of them

    @Test(
        arguments: [
            ("Package.swift", "", "Swift"), ("/a.b/README.md", "", "Markdown"),
            ("x.JSON", "", "JSON"),
            ("Package.resolved", "", "JSON"), ("run", "#!/usr/bin/env bash", "Shell"),
            ("run", "#!/bin/sh -e", "Shell"), (".bashrc", "", "Shell"), ("0001.patch", "", "Diff"),
            ("Cargo.toml", "", "INI"), ("a.txt", "", nil), ("", "", nil), ("swift", "", nil),
        ] as [(String, String, String?)])
    func filesHaveALanguage(name: String, firstLine: String, language: String?) {
        #expect(SyntaxLanguage(fileName: name, firstLine: firstLine)?.name == language)
    }

    @Test func languagesHaveNames() {
        #expect(SyntaxLanguage(named: "sh")?.name == "Shell")
        #expect(SyntaxLanguage(named: "Swift")?.name == "Swift")
        #expect(SyntaxLanguage(named: "cobol") == nil)
    }

    /// Signs without an end, which must not be looked for again and again.
    @Test(arguments: [
        "[", "(", "`", "``", "*a ", "_a ", "**a ", "~~a ", "<a", "<!--", "\"\\(", "/*", "$(", "${",
        "`$(", "\"$(",
        "<<A ", "[](", "![", "]", "'", "\"\"\"", "#\"", "1.", "=", "\u{0}", "漢", "a`b``c```d", "- ",
        "> ",
    ])
    func hostileLinesEnd(piece: String) {
        let line = String(repeating: piece, count: 2_000 / piece.utf8.count)
        let text = line + "\n" + line
        for language in SyntaxLanguage.all {
            let tokens = language.highlighter.tokens(ofLinesIn: text)
            #expect(tokens.count == 2)
            #expect(tokens.allSatisfy { $0.allSatisfy { $0.range.upperBound <= line.utf8.count } })
        }
    }

    @Test func linesWithoutUTF8AreRead() {
        for language in SyntaxLanguage.all {
            let highlighter = language.highlighter
            #expect(highlighter.isQuick)
            checkBytes(highlighter)
        }
    }

    private func checkBytes<Highlighter: SyntaxHighlighter>(_ highlighter: Highlighter) {
        var state = highlighter.initialState
        let tokens = try? highlighter.highlight(Array(0...255), state: &state)
        #expect(tokens?.allSatisfy { $0.range.upperBound <= 256 } == true)
    }
}
