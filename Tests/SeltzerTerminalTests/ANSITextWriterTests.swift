// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameEncoder+Lines.

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct ANSITextWriterTests {
    private func written(_ text: StyledText, _ capabilities: DisplayCapabilities = .init())
        -> String
    {
        visible(Array(ANSITextWriter(capabilities: capabilities).string(text).utf8))
    }

    @Test func textBeginsAndEndsWithTheTerminalsOwnLook() {
        #expect(written("plain") == "plain")
        #expect(written("a \("b", .bold) c") == "a ^[[1mb^[[m c")
        #expect(
            written("\("b", style: Style(foreground: .hex(0xFF8000)))") == "^[[38;2;255;128;0mb^[[m"
        )
        #expect(written("") == "")
    }

    @Test func colorsAreThoseThatTheTerminalHas() {
        let text: StyledText = "\("b", style: Style(foreground: .hex(0xFF0000)))"
        var capabilities = DisplayCapabilities(colorDepth: .palette)
        #expect(written(text, capabilities) == "^[[38;5;196mb^[[m")
        capabilities.colorDepth = .monochrome
        #expect(written(text, capabilities) == "b")
    }

    @Test func rolesHaveTheColorsOfTheTheme() {
        let writer = ANSITextWriter(theme: .fathom)
        let bytes = visible(
            Array(writer.string(StyledText("x", style: Style(foreground: .danger))).utf8))
        #expect(bytes.hasPrefix("^[[38;2;") && bytes.hasSuffix("mx^[[m"))
    }

    @Test func charactersThatATerminalLacksAreQuestionMarks() {
        #expect(written("naïve 漢", DisplayCapabilities(isUnicode: false)) == "na?ve ?")
    }

    @Test func controlCharactersAreHarmless() {
        let writer = ANSITextWriter()
        #expect(writer.string("a\u{1B}]0;title\u{7}\u{9C}") == "a␛]0;title␇\u{FFFD}")
    }

    @Test func textOfAnyLengthIsWritten() {
        let text = String(repeating: "漢字 and more ", count: 10_000)
        #expect(ANSITextWriter().string(StyledText(text)) == text)
    }

    @Test func linksAndUnderlinesAreWrittenWhereTheTerminalHasThem() throws {
        let link = try #require(Link("https://example.org"))
        let text = StyledText("page", style: Style(underlineStyle: .curly, link: link))
        #expect(written(text).contains("^[[4:3m"))
        #expect(written(text).contains(";https://example.org^[\\"))
        let poor = DisplayCapabilities(hasLinks: false, hasUnderlineStyles: false)
        #expect(written(text, poor) == "^[[4mpage^[[m")
    }
}
