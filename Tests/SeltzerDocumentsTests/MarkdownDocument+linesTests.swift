// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownLineWriter, MarkdownRow+drawing, DrawnLines.

import SeltzerScreen
import SeltzerText
import Testing

@testable import SeltzerDocuments

@Suite struct MarkdownDocumentLinesTests {
    private let theme = Theme.automatic(for: nil)

    private func lines(
        _ text: String, width: Int = 30, mode: LineBreakMode = .byWordWrapping,
        isUnicode: Bool = true
    ) -> [String] {
        MarkdownDocument(text).lines(
            width: width, theme: theme, isUnicode: isUnicode, lineBreakMode: mode
        ).map(\.string)
    }

    @Test func emptyDocumentHasNoLines() {
        #expect(lines("") == [] && lines("\n\n") == [])
    }

    @Test func blocksHaveTheirSignsAndBlankLines() {
        let text = "Words\n\n- one\n- two\n\n1. first\n\n> said\n"
        #expect(lines(text) == ["Words", "", "• one", "• two", "", "1. first", "", "│ said"])
        #expect(lines("> said", isUnicode: false) == ["| said"])
    }

    @Test func noLineIsWiderThanTheWidth() {
        let text =
            "漢字漢字漢字漢字漢字 and words\n\n```swift\nlet long = \"a long line of code\"\n```\n\n"
            + "| name | value |\n|---|---|\n| length | 123,456,789 |\n\n# Heading\n\n***\n"
        for width in 1...40 {
            let all = MarkdownDocument(text).lines(width: width, theme: theme)
            for line in all { #expect(line.cellWidth <= width, "\(width): \(line.string)") }
        }
    }

    @Test func colorsAreNoRoles() {
        let text =
            "`code` and [a link](https://example.org) and **bold**\n\n```swift\nlet a = 1\n```\n"
        let all = MarkdownDocument(text).lines(width: 30, theme: theme)
        let palette = all.flatMap(\.runs).map(\.style)
        #expect(palette.contains { $0.attributes.contains(.bold) })
        #expect(palette.contains { $0.link?.address == "https://example.org" })
        for line in all { #expect(line.resolved(in: theme, .trueColor) == line) }
        let plain = MarkdownDocument(text).lines(width: 30, theme: theme, colorDepth: .monochrome)
        for run in plain.flatMap(\.runs) { #expect(run.style.foreground == .default) }
    }

    @Test func paragraphIsOneLineThatTheTerminalWraps() {
        let text = "one two three\nfour five\n\n- item of several words here\n\nhard  \nbreak\n"
        #expect(
            lines(text, width: 20, mode: .byCharWrapping) == [
                "one two three four five", "", "• item of several words here", "", "hard", "break",
            ])
    }

    @Test func rowsOfLongDocumentsAreAllThere() {
        let text = (1...500).map { "line \($0)  \n" }.joined()
        let all = lines(text)
        #expect(all.count == 500 && all.first == "line 1" && all.last == "line 500")
    }
}
