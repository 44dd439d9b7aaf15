// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct FuzzyMatchTests {
    @Test(
        arguments: [
            ("bd", "abcd", [1..<2, 3..<4]), ("bc", "abcd", [1..<3]), ("語a", "日本語a", [4..<7]),
            ("e", "ne\u{301}", [1..<2]), ("b", "\tb", [1..<2]), ("", "abc", []),
            ("本b", "日本ab", [2..<4, 5..<6]),
        ] as [(String, String, [Range<Int>])])
    func cellsAreThoseOfWholeClusters(query: String, text: String, cells: [Range<Int>]) throws {
        let match = try #require(fuzzyMatch(query, in: text))
        #expect(match.cells(in: text) == cells)
    }

    @Test func styleIsLaidOverTheMatch() throws {
        var text = StyledText("abcd")
        text.addStyle(Style(attributes: .bold), in: try #require(fuzzyMatch("bd", in: "abcd")))
        #expect(text.runs.map { String($0.text) } == ["a", "b", "c", "d"])
        #expect(text.runs.map { $0.style.attributes == .bold } == [false, true, false, true])
    }

    @Test func matchOfALongerTextStylesWhatIsThere() throws {
        let match = try #require(fuzzyMatch("ad", in: "abcd"))
        var text = StyledText("ab")
        text.addStyle(Style(attributes: .bold), in: match)
        #expect(text.runs.map { String($0.text) } == ["a", "b"])
        #expect(match.cells(in: "ab") == [0..<1])
    }
}
