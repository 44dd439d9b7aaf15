// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerDocuments

@Suite struct StyledTextMarkdownTests {
    private func attributes(_ text: StyledText) -> [String] {
        text.runs.map { run in
            var marks = ""
            if run.style.attributes.contains(.bold) { marks += "b" }
            if run.style.attributes.contains(.italic) { marks += "i" }
            if run.style.attributes.contains(.strikethrough) { marks += "s" }
            if run.style.background == .control { marks += "c" }
            if let link = run.style.link { marks += "<\(link.address)>" }
            return "\(run.text)|\(marks)"
        }
    }

    @Test func marksOfAParagraphBecomeStyles() {
        let text = StyledText(markdown: "Press **Enter**, *now* or `later`, ~~never~~.")
        #expect(
            attributes(text) == [
                "Press |", "Enter|b", ", |", "now|i", " or |", "later|c", ", |", "never|s", ".|",
            ])
    }

    @Test func linksKeepTheirAddresses() {
        let text = StyledText(markdown: "See [the page](https://example.org/a).")
        #expect(attributes(text) == ["See |", "the page|<https://example.org/a>", ".|"])
    }

    @Test(
        arguments: [
            ("a\n\nb", "a\n\nb"), ("# T\ntext", "T\n\ntext"), ("- a\n- b", "• a\n• b"),
            ("- a\n\n- b", "• a\n\n• b"), ("1. a\n2. b", "1. a\n2. b"),
            ("- a\n  - b\n- c", "• a\n  • b\n• c"), ("- [x] a\n- [ ] b", "[x] a\n[ ] b"),
            ("> a\n> b", "> a b"), ("```\nlet a\nlet b\n```", "let a\nlet b"), ("***", "---"),
            ("|a|b|\n|-|-|\n|c|d|", "a  b\nc  d"), ("", ""), ("a\n- b\n\nc", "a\n\n• b\n\nc"),
        ])
    func blocksStandBelowEachOther(markdown: String, shown: String) {
        #expect(StyledText(markdown: markdown).string == shown)
    }

    @Test func blanksStayIfTheProgramWantsThem() {
        let source = "one\n  two **b\nold**\n\n\n# three\t\\*"
        let options = StyledText.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = StyledText(markdown: source, options: options)
        #expect(text.string == "one\n  two b\nold\n\n\n# three\t*")
        #expect(attributes(text).contains("b\nold|b"))
    }

    @Test func lineEndsAreBlanksInInlineText() {
        let text = StyledText(
            markdown: "- *one*\n- two", options: .init(interpretedSyntax: .inlineOnly))
        #expect(text.string == "- one - two")
    }

    @Test func hostileTextIsShownAsText() {
        let text = StyledText(markdown: "<b>a</b> \u{1B}[31m [x](javascript:a)")
        #expect(text.string.contains("<b>a</b>"))
        let deep = String(repeating: "> - ", count: 500) + "a"
        #expect(StyledText(markdown: deep).string.contains("a"))
        #expect(StyledText(markdown: String(repeating: "*", count: 20_000)).string.count > 0)
    }
}
