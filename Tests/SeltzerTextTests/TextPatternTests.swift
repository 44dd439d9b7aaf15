// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LiteralPattern, TextQuery.

import SeltzerText
import Testing

@Suite struct TextPatternTests {
    private func found(_ query: TextQuery, in line: String) throws -> [String] {
        try TextPattern(query).matches(in: line).map {
            String(decoding: Array(line.utf8)[$0], as: UTF8.self)
        }
    }

    @Test func wordsAreFoundInOrderAndWithoutOverlaps() throws {
        #expect(try TextPattern(TextQuery("aa")).matches(in: "aaaaa") == [0..<2, 2..<4])
        #expect(try TextPattern(TextQuery("")).matches(in: "a").isEmpty)
        #expect(try TextPattern(TextQuery("abc")).matches(in: "ab").isEmpty)
    }

    @Test func caseIsIgnoredUnlessItCounts() throws {
        #expect(try found(TextQuery("lemon"), in: "Lemon, LEMON") == ["Lemon", "LEMON"])
        #expect(try found(TextQuery("Lemon", ignoresCase: false), in: "lemon Lemon") == ["Lemon"])
        #expect(try found(TextQuery("ÄRGER"), in: "der Ärger, ärger") == ["Ärger", "ärger"])
        #expect(try found(TextQuery("[a-z]+", isRegularExpression: true), in: "Ab") == ["Ab"])
        #expect(
            try found(
                TextQuery("[a-z]+", ignoresCase: false, isRegularExpression: true), in: "Ab")
                == ["b"])
    }

    @Test func wholeWordsEndWhereNoLetterDigitOrUnderscoreFollows() throws {
        let query = TextQuery("car", matchesWords: true)
        #expect(
            try TextPattern(query).matches(in: "car cars scar car_ (car) écar") == [0..<3, 20..<23])
        #expect(
            try found(
                TextQuery("ca.", matchesWords: true, isRegularExpression: true), in: "cat cats")
                == ["cat"])
    }

    @Test func aMatchDoesNotEndInsideOfACluster() throws {
        #expect(try found(TextQuery("e"), in: "e\u{301} e") == ["e"])
        #expect(try found(TextQuery("👩"), in: "👩‍🚀").isEmpty)
    }

    @Test func bytesThatAreNoUTF8KeepThePlacesOfTheRest() throws {
        let line: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0x31]
        for query in [TextQuery("b"), TextQuery("b", isRegularExpression: true)] {
            let pattern = try TextPattern(query)
            #expect(line.withUnsafeBufferPointer { pattern.matches(in: $0) } == [3..<4])
        }
    }

    @Test func emptyMatchesOfAnExpressionAreLeftOut() throws {
        #expect(try found(TextQuery("a*", isRegularExpression: true), in: "baab") == ["aa"])
    }

    @Test func aWrongExpressionIsToldInASentence() {
        let error = #expect(throws: TextQueryError.self) {
            try TextPattern(TextQuery("(a", isRegularExpression: true))
        }
        #expect(error?.description == "Cannot read the pattern: expected ')'")
    }

    @Test func groupsAreInsertedInAReplacement() throws {
        let pattern = try TextPattern(TextQuery("(\\w+)=(\\w*)", isRegularExpression: true))
        let line = Array("a=1 b=22".utf8)
        let new = line.withUnsafeBufferPointer { bytes in
            pattern.matches(in: bytes).map {
                pattern.replacement(for: $0, in: bytes, template: "$2:$1 $$ $9")
            }
        }
        #expect(new == ["1:a $ ", "22:b $ "])
        let plain = try TextPattern(TextQuery("a"))
        #expect(
            line.withUnsafeBufferPointer {
                plain.replacement(for: 0..<1, in: $0, template: "$1")
            } == "$1")
    }
}
