// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerText

@Suite struct WordDifferenceTests {
    /// Marks the changed parts of both lines with brackets.
    private static func marked(_ old: String, _ new: String) -> [String] {
        let difference = WordDifference(from: old, to: new)
        func text(_ line: String, _ ranges: [Range<Int>]) -> String {
            var bytes = Array(line.utf8)
            for range in ranges.reversed() {
                bytes.insert(UInt8(ascii: "]"), at: range.upperBound)
                bytes.insert(UInt8(ascii: "["), at: range.lowerBound)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        return [text(old, difference.removed), text(new, difference.added)]
    }

    @Test func onlyTheWordsThatDifferAreMarked() {
        #expect(
            Self.marked("    let rows = load(file)", "    let rows = read(file, now)")
                == ["    let rows = [load](file)", "    let rows = [read](file[, now])"])
        #expect(Self.marked("a  b", "a b") == ["a[  ]b", "a[ ]b"])
        #expect(Self.marked("same", "same") == ["same", "same"])
    }

    @Test func marksBeginAndEndBetweenCharacters() {
        #expect(Self.marked("x 語学 é y", "x 語 é y") == ["x [語学] é y", "x [語] é y"])
        #expect(Self.marked("👨‍👩‍👧 one two", "👨‍👩‍👦 one two") == ["[👨‍👩‍👧] one two", "[👨‍👩‍👦] one two"])
    }

    @Test func changedWordsWithBlanksBetweenAreOneMark() {
        #expect(
            Self.marked("keep one two three keep this line", "keep 1 2 3 keep this line")
                == ["keep [one two three] keep this line", "keep [1 2 3] keep this line"])
    }

    @Test func changedWordsWithASignBetweenAreOneMark() {
        #expect(
            Self.marked("let rows: [Tide] { tides.json }", "let rows: [Tide] { Self.shared }")
                == ["let rows: [Tide] { [tides.json] }", "let rows: [Tide] { [Self.shared] }"])
    }

    @Test func linesWithLittleInCommonHaveNoMarks() {
        #expect(Self.marked("alpha beta gamma", "x") == ["alpha beta gamma", "x"])
        let long = String(repeating: "a ", count: 5_000)
        #expect(WordDifference(from: long + "b", to: long + "c").removed.isEmpty)
    }
}
