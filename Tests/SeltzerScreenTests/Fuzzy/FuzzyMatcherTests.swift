// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FuzzyAlignment, FuzzyLetter, FuzzyScoring, FuzzyText, FuzzyWord.

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct FuzzyMatcherTests {
    @Test(arguments: [
        ("", "anything", true), ("  ", "anything", true), ("", "", true), ("a", "", false),
        ("stz", "Seltzer", true), ("zts", "Seltzer", false), ("seltzerr", "Seltzer", false),
        ("two one", "one two", true), ("two three", "one two", false),
        ("sel", "SELTZER", true), ("Sel", "seltzer", false), ("Sel", "aSeltzer", true),
        ("strasse", "Straße", false), ("straße", "STRAẞE", true), ("é", "É", true),
        ("kelvin", "\u{212A}elvin", true), ("\u{17F}", "S", true), ("οδος", "ΟΔΟΣ", true),
        ("дом", "ДОМ", true), ("Дом", "дом", false), ("日語", "日本語", true), ("語日", "日本語", false),
        ("😀", "a😀b", true), ("ı", "i", false), ("e", "e\u{301}", true), ("\0", "a\0b", true),
    ])
    func textHasTheLettersOfEachWordInTheirOrder(query: String, text: String, isFound: Bool) {
        #expect((fuzzyScore(query, in: text) != nil) == isFound)
        #expect((fuzzyMatch(query, in: text) != nil) == isFound)
    }

    @Test(arguments: [
        ("foo", ["foo", "foobar"], ["xxfoo", "f-o-o", "xfxoxo"]),
        ("sc", ["Sources/Canvas", "SeltzerCurses", "source-cell"], ["discus", "basic"]),
        ("text", ["Text/Piece", "a/text"], ["context", "tiny extra"]),
        ("ab", ["ab"], ["aab", "a" + String(repeating: "-", count: 50) + "b"]),
    ])
    func beginningsAndNeighborsAreWorthMore(query: String, better: [String], worse: [String]) {
        let lowest = better.compactMap { fuzzyScore(query, in: $0) }.min()
        let highest = worse.compactMap { fuzzyScore(query, in: $0) }.max()
        #expect((lowest ?? 0) > (highest ?? .max))
    }

    @Test func matchSaysWhereTheBestPlacesAre() throws {
        let text = "tests/Screen/Text"
        let match = try #require(fuzzyMatch("tex scr", in: text))
        #expect(match.score == fuzzyScore("tex scr", in: text))
        #expect(match.ranges == [6..<9, 13..<16])
        #expect(fuzzyMatch("", in: text)?.ranges == [])
    }

    @Test(arguments: [
        ("café", "cafe\u{301}", [0..<6]), ("cafe\u{301}", "CAFÉ", [0..<5]),
        ("é", "E\u{301}", [0..<3]),
        ("ế", "e\u{302}\u{301}", [0..<5]), ("ế", "ê\u{301}", [0..<4]),
        ("ệ", "e\u{302}\u{323}", [0..<5]),
        ("e\u{323}\u{302}", "x Ệ", [2..<5]), ("한", "\u{1112}\u{1161}\u{11AB}", [0..<9]),
        ("ᾴ", "α\u{345}\u{301}", [0..<6]),
    ])
    func composedAndDecomposedLettersFindEachOther(
        query: String, text: String, places: [Range<Int>]
    ) {
        #expect(fuzzyMatch(query, in: text)?.ranges == places)
        #expect(fuzzyScore(query, in: text) != nil)
        #expect(FuzzySignature.of(text).contains(FuzzyPattern(query).signature))
    }

    @Test func aLetterWithAMarkIsNotTheLetter() {
        #expect(fuzzyMatch("é", in: "e") == nil)
        #expect(fuzzyMatch("É", in: "e\u{301}") == nil)
    }

    @Test func wordsMayShareLetters() {
        #expect(fuzzyMatch("ab bc", in: "abc")?.ranges == [0..<3])
    }

    @Test func scoreIsTheBestOfAllWays() {
        var random = SeededGenerator(seed: 7)
        let letters = ["a", "A", "b", "B", "/", "-", " ", "1", "é", "É", "k", "\u{212A}", "語"]
        var found = 0
        for _ in 0..<2_000 {
            let text = random.word(of: letters, upTo: 14)
            let query = random.word(of: letters, upTo: 5)
            let score = fuzzyScore(query, in: text)
            #expect(score == NaiveFuzzyMatcher(query: query).score(text), "\(query) in \(text)")
            #expect(fuzzyMatch(query, in: text)?.score == score)
            if score != nil { found += 1 }
        }
        #expect(found > 100)
    }

    @Test func placesHaveTheLetters() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<2_000 {
            let text = random.word(of: ["a", "b", "c", "é", "語", "-"], upTo: 30)
            let query = random.word(of: ["a", "b", "é", "語"], upTo: 6)
            guard let match = fuzzyMatch(query, in: text) else { continue }
            let bytes = Array(text.utf8)
            let letters = match.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
            #expect(letters == query)
        }
    }

    @Test func anyBytesCanBeSearched() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<2_000 {
            let bytes: [UInt8] = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                [0xC3, 0xA9, 0x80, 0xFF, 0xE2, 0x84, 0xAA, 0x61, 0x2F, 0].randomElement(
                    using: &random) ?? 0
            }
            let query = random.word(of: ["a", "é", "k", "/", "\0"], upTo: 3)
            let match = fuzzyMatch(query, in: bytes)
            #expect(match?.score == fuzzyScore(query, in: bytes))
            #expect(match?.ranges.allSatisfy { bytes.indices.contains($0.upperBound - 1) } ?? true)
        }
    }

    @Test func invalidBytesMatchNothing() {
        #expect(fuzzyScore("é", in: [0xA9, 0xC3, 0xC3, 0x61, 0xA9]) == nil)
    }

    @Test func enormousTextIsSearchedToItsEndWhereThatIsWanted() throws {
        let text = String(repeating: "ab", count: 5_000_000) + "z"
        let match = try #require(fuzzyMatch("aabz", in: text, limit: .max))
        #expect(match.ranges.last == 10_000_000..<10_000_001)
        #expect(fuzzyScore("aabz", in: text, limit: .max) == match.score)
        #expect(fuzzyMatch("za", in: text, limit: .max) == nil)
    }

    @Test func enormousQueryIsLookedFor() {
        let length = FuzzyPattern.maximumLength
        let query = String(repeating: "a", count: length)
        #expect(fuzzyScore(query, in: "aaa") == nil)
        #expect(fuzzyMatch(query, in: String(query.dropLast())) == nil)
        #expect(fuzzyMatch(query, in: query)?.ranges == [0..<length])
        #expect(fuzzyMatch(query + query, in: query)?.ranges == [0..<length])
    }

    @Test func onlyTheBeginningOfALongTextIsSearched() {
        let blanks = String(repeating: " ", count: 65_534)
        #expect(fuzzyMatch("xy", in: blanks + "xy")?.ranges == [65_534..<65_536])
        #expect(fuzzyScore("xy", in: blanks + "xy") != nil)
        for text in [blanks + " xy", blanks + " xy" + String(repeating: "xy", count: 500_000)] {
            #expect(fuzzyMatch("xy", in: text) == nil)
            #expect(fuzzyScore("xy", in: text) == nil)
            #expect(fuzzyScore("xy", in: text[...]) == nil)
            #expect(fuzzyScore("xy", in: Array(text.utf8)) == nil)
        }
    }

    /// What lies behind the limit changes neither the score nor the places.
    @Test func lengthBeyondTheLimitDoesNotCount() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<500 {
            let text = random.word(of: ["a", "b", "é", "語", "-"], upTo: 30)
            let query = random.word(of: ["a", "b", "é", "語"], upTo: 3)
            let limit = Int.random(in: 0...40, using: &random)
            let expected = fuzzyMatch(query, in: Array(text.utf8.prefix(limit)))
            #expect(fuzzyMatch(query, in: text, limit: limit) == expected)
            #expect(fuzzyScore(query, in: text, limit: limit) == expected?.score)
        }
    }

    @Test(arguments: [0, -1, .min]) func noLengthSearchesNothing(limit: Int) {
        #expect(fuzzyScore("a", in: "a", limit: limit) == nil)
        #expect(fuzzyScore("", in: "a", limit: limit) == 0)
    }

    @Test func substringAndOtherStringsAreSearchedAlike() {
        #expect(fuzzyScore("bc", in: "abcd".dropFirst()) == fuzzyScore("bc", in: "bcd"))
    }
}

extension SeededGenerator {
    /// Returns up to so many letters at random.
    mutating func word(of letters: [String], upTo length: Int) -> String {
        (0..<Int.random(in: 0...length, using: &self)).map { _ in
            letters.randomElement(using: &self) ?? ""
        }.joined()
    }
}

extension FuzzySignature {
    fileprivate static func of(_ text: String) -> FuzzySignature {
        Array(text.utf8).withUnsafeBufferPointer { FuzzySignature($0) }
    }
}
