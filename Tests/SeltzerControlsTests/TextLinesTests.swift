// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct TextLinesTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("", 5, [""]), ("a\nb", 5, ["a", "b"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab abcdefgh", 3, ["ab", "abc", "def", "gh"]),
        ("漢字漢字", 5, ["漢字", "漢字"]), ("漢", 1, ["漢"]), ("a b", -3, ["a", "b"]),
        ("abc def gh", 6, ["abc", "def gh"]),
    ])
    func wordsStayWholeWhereTheyCan(text: String, width: Int, lines: [String]) {
        #expect(TextLines.lines(of: text, width: width) == lines)
    }
}
