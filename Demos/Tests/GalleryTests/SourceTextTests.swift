// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Gallery

@Suite("Code as colored text")
struct SourceTextTests {
    @Test("has the lines of the code, with spaces for tabs")
    func linesAreThoseOfTheCode() {
        let lines = SourceText.lines(of: "let a\n\n\t漢\tb\n/* c\n d */")
        #expect(lines.map(\.string) == ["let a", "", "    漢  b", "/* c", " d */"])
        #expect(SourceText.lines(of: "").map(\.string) == [""])
    }

    @Test("has the colors of the theme, and comments in italics")
    func colorsAreThoseOfTheTheme() {
        let lines = SourceText.lines(of: "let a = 1 // b")
        let runs = lines[0].runs.map { ($0.text, $0.style) }
        #expect(runs.first?.1 == Style(foreground: .role(.syntaxKeyword)))
        #expect(runs.last?.1 == Style(foreground: .role(.syntaxComment), attributes: .italic))
    }
}
