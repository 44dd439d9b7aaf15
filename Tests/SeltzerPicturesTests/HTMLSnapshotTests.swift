// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerPictures

@Suite("An HTML picture of a screen") struct HTMLSnapshotTests {
    private func rows(_ text: String, _ style: Style = Style()) -> [Substring] {
        let buffer = CellBuffer(size: Size(width: 6, height: 2))
        Canvas(buffer: buffer).draw(text, at: .zero, style: style)
        let picture = HTMLSnapshot(buffer, title: "a \"b\"").text
        #expect(
            picture.hasPrefix(
                "<pre title=\"a &quot;b&quot;\" style=\"color:\(Theme.fathom[.label]);"))
        #expect(picture.hasSuffix("</pre>\n"))
        return picture.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst().dropLast(2)
    }

    @Test("has the rows of the screen")
    func rowsAreLines() {
        #expect(rows("a<b") == ["a&lt;b   ", "      "])
    }

    @Test("has colors, attributes and harmless links")
    func looksAreKept() {
        let style = Style(
            foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 9), attributes: [.bold, .italic],
            underlineStyle: .curly, underlineColor: .rgb(0, 9, 0))
        #expect(
            rows("ab", style).first == """
                <span style="color:#ff0000;background:#000009;font-weight:bold;font-style:italic;\
                text-decoration:underline wavy #000900">ab</span>    
                """)
        #expect(
            rows("ab", Style(link: Link("https://a.example/?a&b"))).first
                == "<a href=\"https://a.example/?a&amp;b\" style=\"text-decoration:none\">ab</a>    "
        )
        #expect(rows("ab", Style(link: Link("javascript:x"))).first == "ab    ")
    }

    @Test("gives clusters whose width fonts disagree on their cells")
    func clustersHaveTheirCells() {
        #expect(
            rows("漢✓").first == """
                <span style="display:inline-block;width:2ch">漢</span>\
                <span style="display:inline-block;width:1ch">✓</span>   
                """)
    }
}
