// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CodeRuns, InlineParser, InlineParser+addresses, InlineParser+angles, InlineParser+emphasis,
// InlineParser+links, InlineToken.

import SeltzerText
import Testing

@Suite struct MarkdownInlineTests {
    private func html(_ text: String) -> String {
        let html = MarkdownHTML.html(text, extensions: .all)
        return html.hasPrefix("<p>") && html.hasSuffix("</p>\n")
            ? String(html.dropFirst(3).dropLast(5)) : html
    }

    @Test func emphasisNestsAndMatchesByItsRules() {
        #expect(html("*a **b** c*") == "<em>a <strong>b</strong> c</em>")
        #expect(html("***a***") == "<em><strong>a</strong></em>")
        #expect(html("a_b_c 5*6*7 __x__y") == "a_b_c 5<em>6</em>7 __x__y")
        #expect(html("*a") == "*a")
        #expect(html("「*強*」") == "「<em>強</em>」")
        #expect(html("*\u{A0}a*") == "*\u{A0}a*")
    }

    @Test func strikethroughTakesOneOrTwoTildes() {
        #expect(html("~~a~~ ~b~ ~~c~ ~~~d~~~") == "<del>a</del> <del>b</del> ~~c~ ~~~d~~~")
        #expect(html("*~~a~~*") == "<em><del>a</del></em>")
    }

    @Test func codeSpansKeepSigns() {
        #expect(
            html("`*a*` ``b`c`` ` d ` `e") == "<code>*a*</code> <code>b`c</code> <code>d</code> `e")
        #expect(html("`a\nb`") == "<code>a b</code>")
    }

    @Test func linksAndImagesHaveAddresses() {
        #expect(html("[a *b*](/u 't')") == "<a href=\"/u\" title=\"t\">a <em>b</em></a>")
        #expect(html("![a *b*](</u v>)") == "<img src=\"/u%20v\" alt=\"a b\" />")
        #expect(html("[a [b](c) d](e)") == "[a <a href=\"c\">b</a> d](e)")
        #expect(html("[a][] [b]\n\n[a]: <>\n[B]: x") == "<a href=\"\">a</a> <a href=\"x\">b</a>")
        #expect(html("[a](b c)") == "[a](b c)")
    }

    @Test func addressesNeedNoBrackets() {
        #expect(html("www.a.org/b_c.") == "<a href=\"http://www.a.org/b_c\">www.a.org/b_c</a>.")
        #expect(
            html("(https://a.org/x(y))")
                == "(<a href=\"https://a.org/x(y)\">https://a.org/x(y)</a>)")
        #expect(
            html("to me_too@a.org, x") == "to <a href=\"mailto:me_too@a.org\">me_too@a.org</a>, x")
        #expect(html("[www.a.org](b)") == "<a href=\"b\">www.a.org</a>")
        #expect(html("awww.a.org a@b http://") == "awww.a.org a@b http://")
        #expect(html("<https://a.org>") == "<a href=\"https://a.org\">https://a.org</a>")
        #expect(html("<me@a.org>") == "<a href=\"mailto:me@a.org\">me@a.org</a>")
        #expect(
            html("http://a.org/?b&amp;") == "<a href=\"http://a.org/?b\">http://a.org/?b</a>&amp;")
    }

    @Test func escapesEntitiesAndLineEndsAreResolved() {
        #expect(html("\\*a\\* \\b &copy; &#35; &amp") == "*a* \\b © # &amp;amp")
        #expect(html("a  \nb\\\nc\nd") == "a<br />\nb<br />\nc\nd")
    }

    @Test func bombsTakeTimeInProportion() {
        let count = 20_000
        let bombs = [
            "[", "*a ", "**a *b ", "_a*", "]", "![", "[a](", "[a](<b", "<!-- ", "<a b='", "&a",
            "~~a ~b ", "`a``",
            "www.a", "a.b@", "\\", "![[](a)", "*_a_ ",
        ]
        for bomb in bombs {
            let text = "x " + String(repeating: bomb, count: count)
            let document = MarkdownDocument(text)
            let inlines = document.inlines(of: 0)
            #expect(!inlines.isEmpty)
            #expect(inlines.count <= 4 * count)
        }
        let nested =
            String(repeating: "![", count: count) + "a" + String(repeating: "](b)", count: count)
        #expect(MarkdownDocument(nested).inlines(of: 0).count == 2 * count + 1)
        let strong =
            String(repeating: "**", count: count) + "a" + String(repeating: "**", count: count)
        #expect(MarkdownDocument(strong).inlines(of: 0).count == 2 * count + 1)
    }
}
