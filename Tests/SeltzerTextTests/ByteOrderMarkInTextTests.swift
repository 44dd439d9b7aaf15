// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerText

/// A byte order mark before a text changes nothing of what the text means.
@Suite struct ByteOrderMarkInTextTests {
    private let mark = "\u{FEFF}"

    @Test(arguments: [
        "# Title\n\ntext", "- a\n- b", "1. a", "> quote", "```swift\nlet a = 1\n```\n", "---\n",
        "a | b\n--|--\n1 | 2", "    code", "<div>", "Title\n===", "[a]: b\n\n[a]", "", "\n",
        "\r\n# b",
    ])
    func markdownHasTheSameBlocks(text: String) {
        let with = MarkdownDocument(mark + text), without = MarkdownDocument(text)
        #expect(blocks(with) == blocks(without))
        #expect(with.text == mark + text)
        #expect(with.lineCount == without.lineCount)
        var growing = MarkdownDocument()
        growing.append("")
        for character in mark + text { growing.append(String(character)) }
        #expect(blocks(growing) == blocks(without))
    }

    private func blocks(_ document: MarkdownDocument) -> [String] {
        (0..<document.blockCount).map {
            "\(document.block($0).kind) \(document.literal(of: $0)) \(document.inlines(of: $0))"
        }
    }

    @Test(arguments: SyntaxLanguage.all.map(\.name))
    func eachHighlighterFindsTheSameTokens(name: String) throws {
        let language = try #require(SyntaxLanguage(named: name))
        let lines = [
            "[section]", "import a", "#!/bin/sh", "{\"a\": 1}", "# Title", "--- a/b", "+new",
            "// note",
        ]
        for line in lines {
            let without = language.highlighter.tokens(ofLinesIn: line + "\n" + line)
            let with = language.highlighter.tokens(ofLinesIn: mark + line + "\n" + line)
            #expect(with[1] == without[1])
            #expect(with[0].map { $0.range.lowerBound - 3 } == without[0].map(\.range.lowerBound))
            #expect(with[0].map(\.kind) == without[0].map(\.kind), "\(name): \(line)")
            #expect(lineTokens(mark + line, language.highlighter) == with[0])
        }
    }

    private func lineTokens(_ text: String, _ highlighter: some SyntaxHighlighter) -> [SyntaxToken]
    {
        var known = HighlightedLines(highlighter)
        _ = known.highlight(0..<1, of: TextStorage(text), budget: 10_000)
        return known.tokens(ofLine: 0)
    }

    @Test func firstLineOfAScriptNamesTheLanguage() {
        #expect(SyntaxLanguage(fileName: "run", firstLine: mark + "#!/bin/bash")?.name == "Shell")
    }

    // MARK: Storage

    @Test func separatedMarkIsNoPartOfTheTextAndStaysThroughEdits() {
        var text = TextStorage(mark + "one\n")
        #expect(!text.hasByteOrderMark)
        text.separateByteOrderMark()
        #expect(text.hasByteOrderMark)
        #expect(text.string == "one\n")
        text.replaceSubrange(0..<text.count, with: "two")
        #expect(text.hasByteOrderMark)
        #expect(text.fileContents.string == mark + "two")
        #expect(!text[0..<3].hasByteOrderMark)
        #expect(text != TextStorage("two"))
        #expect(text.fileContents == TextStorage(mark + "two"))
    }

    @Test func onlyOneMarkIsTakenOff() {
        var text = TextStorage(mark + mark + "a")
        text.separateByteOrderMark()
        text.separateByteOrderMark()
        #expect(text.string == mark + "a")
        #expect(text.fileContents.string == mark + mark + "a")
        var plain = TextStorage("a" + mark)
        plain.separateByteOrderMark()
        #expect(plain == TextStorage("a" + mark))
        #expect(plain.fileContents == plain)
    }
}
