// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

@Suite struct TruncatedTextTests {
    private func cut(
        _ text: String, to width: Int, _ mode: TruncationMode, isUnicode: Bool = true
    ) -> (text: String, width: Int) {
        let cut = TruncatedText(text, width: width, mode: mode, isUnicode: isUnicode, joining: .all)
        return (String(cut.head) + cut.sign + String(cut.tail), cut.width)
    }

    @Test(arguments: [
        (TruncationMode.tail, "abcd…"), (.head, "…fghi"), (.middle, "ab…hi"),
    ])
    func theModeSaysWhichPartIsLeftOut(mode: TruncationMode, shown: String) {
        let result = cut("abcdefghi", to: 5, mode)
        #expect(result.text == shown)
        #expect(result.width == 5)
    }

    @Test func wideCharactersStayWhole() {
        #expect(cut("日本語文字", to: 6, .tail) == ("日本…", 5))
        #expect(cut("日本語文字", to: 6, .head) == ("…文字", 5))
        #expect(cut("日本語文字", to: 6, .middle) == ("日…字", 5))
    }

    @Test func aClippedTextKeepsTheCharacterAtItsEdge() {
        // The canvas shows it only as far as it fits, and replaces half of a wide character by a space.
        #expect(cut("abcdefghi", to: 5, .clip) == ("abcdef", 5))
        #expect(cut("日本語文字", to: 5, .clip) == ("日本語", 5))
        #expect(cut("abc", to: 5, .clip).text == "abc")
    }

    @Test func oneCellHasRoomForTheSignOnly() {
        for mode in [TruncationMode.tail, .head, .middle] {
            #expect(cut("abc", to: 1, mode) == ("…", 1))
            #expect(cut("日本", to: 1, mode, isUnicode: false) == ("~", 1))
        }
    }

    @Test func combiningMarksStayWithTheirLetters() {
        #expect(cut("e\u{301}e\u{301}e\u{301}e\u{301}", to: 3, .tail).text == "e\u{301}e\u{301}…")
        #expect(cut("e\u{301}e\u{301}e\u{301}e\u{301}", to: 3, .head).text == "…e\u{301}e\u{301}")
    }

    @Test func tabsReachToTheirStops() {
        let tabs = TabStops(interval: 8, column: 0)
        let cut = TruncatedText(
            "a\tbcdef", width: 10, mode: .tail, isUnicode: true, joining: .all, tabs: tabs)
        #expect(cut.head == "a\tb")
        #expect(cut.width == 10)
    }
}
