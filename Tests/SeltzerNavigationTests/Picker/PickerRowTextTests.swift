// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerNavigation

@Suite struct PickerRowTextTests {
    @Test(arguments: [
        ("", "plain", "plain"), ("b", "a\tb", "a b"), ("b", "a\u{1B}[31mb", "a␛[31mb"),
        ("", "a\u{202E}b\u{2066}c", "abc"), ("", "two\u{2028}lines\r", "two␤lines␍"), ("", "", ""),
        ("", "e\u{301}日", "e\u{301}日"),
    ])
    func rowsHoldNoControls(query: String, line: String, shown: String) {
        #expect(row(query, Array(line.utf8), width: 20).string == shown)
    }

    @Test func whatIsNoTextIsShownAsSuch() {
        #expect(row("", [0x61, 0xFF, 0x62, 0xC3], width: 20).string == "a\u{FFFD}b\u{FFFD}")
    }

    @Test func lettersFoundAreMarked() {
        let text = row("ac", Array("abc".utf8), width: 20)
        #expect(
            text.runs.filter { $0.style.attributes == [.bold, .underline] }.map { String($0.text) }
                == ["a", "c"])
    }

    @Test(arguments: [1, 5, 10, 40])
    func beginningIsLeftOutWhereTheMatchIsFarOff(width: Int) {
        let line = String(repeating: "x", count: 60) + "needle" + String(repeating: "y", count: 60)
        let text = row("needle", Array(line.utf8), width: width)
        #expect(text.string.hasPrefix("…"))
        if width >= 10 { #expect(text.string.prefix(width - 1).contains("needle")) }
    }

    @Test func matchDeepInAnEnormousLineIsShown() {
        var line = [UInt8](repeating: 0x78, count: 10 << 20)
        line.replaceSubrange(50_000..<50_006, with: Array("needle".utf8))
        let text = row("needle", line, width: 40)
        #expect(text.string.contains("needle"))
        #expect(text.string.utf8.count < 10_000)
    }

    @Test func enormousLineWithoutAMatchInSightShowsItsBeginning() {
        let line = [UInt8](repeating: 0x78, count: 10 << 20) + Array("needle".utf8)
        #expect(row("needle", line, width: 40).string.hasPrefix("xxx"))
    }

    @Test func noWidthShowsNothing() {
        #expect(row("a", [0x61], width: 0).isEmpty)
        #expect(row("a", [0x61], width: -5).isEmpty)
    }

    private func row(_ query: String, _ line: [UInt8], width: Int) -> StyledText {
        var text = PickerRowText(FuzzyPattern(query))
        return text.row(line[...], width: width)
    }
}
