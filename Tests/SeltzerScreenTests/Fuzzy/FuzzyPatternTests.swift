// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerScreen

@Suite struct FuzzyPatternTests {
    @Test(arguments: [
        ("", "a", true), ("a", "ab", true), ("ab", "a", false), ("a", "b", false),
        ("a", "a b", true), ("a b", "ac bd", true), ("b", "ab", false), ("a", "aB", true),
        ("A", "Ab", true), ("A", "ab", false), ("aB", "aBc", true), ("é", "Éa", true),
        ("ab", "aB", true), ("σ", "ς", true),
    ])
    func patternIsNarrowedByMoreLetters(first: String, second: String, isNarrowed: Bool) {
        #expect(FuzzyPattern(first).isNarrowed(by: FuzzyPattern(second)) == isNarrowed)
    }

    @Test func whatANarrowerPatternFindsTheWiderOneFinds() {
        var random = SeededGenerator(seed: 3)
        var narrowed = 0
        for _ in 0..<6_000 {
            let first = random.word(of: ["a", "A", "b", " "], upTo: 3)
            let second = random.word(of: ["a", "A", "b", " "], upTo: 4)
            guard FuzzyPattern(first).isNarrowed(by: FuzzyPattern(second)) else { continue }
            let text = random.word(of: ["a", "A", "b", "-"], upTo: 8)
            guard fuzzyScore(second, in: text) != nil else { continue }
            narrowed += 1
            #expect(fuzzyScore(first, in: text) != nil, "\(first) and \(second) in \(text)")
        }
        #expect(narrowed > 100)
    }

    @Test func aRepeatedWordCountsOnce() {
        #expect(FuzzyPattern("ab c ab c ab").words.count == 2)
        #expect(FuzzyPattern("e\u{301} \u{e9}").words.count == 2)
        #expect(fuzzyScore("ab ab", in: "cab") == fuzzyScore("ab", in: "cab"))
    }

    @Test func aPatternOfManyWordsIsNarrowedByMoreLettersAtItsEnd() {
        let words = (0..<1_500).map { "w\($0)" }.joined(separator: " ")
        #expect(FuzzyPattern(words).isNarrowed(by: FuzzyPattern(words + "5 more")))
        #expect(!FuzzyPattern(words + " more").isNarrowed(by: FuzzyPattern(words)))
    }

    @Test func ofAPastedTextOnlyTheBeginningIsThePattern() {
        let length = FuzzyPattern.maximumLength
        let pasted = (0..<500_000).map { "w\($0) é" }.joined(separator: " ")
        for text in [pasted[...], pasted.dropFirst()] {
            let pattern = FuzzyPattern(text)
            #expect(pattern.query.unicodeScalars.count == length)
            #expect(pasted.contains(pattern.query) && text.hasPrefix(pattern.query))
            #expect(pattern.words.reduce(0) { $0 + $1.elements.count } < length)
            // A key at the end changes nothing, so nothing is searched anew.
            #expect(pattern == FuzzyPattern(text + "x"))
            #expect(pattern.isNarrowed(by: FuzzyPattern(text + "x")))
        }
        let short = String(repeating: "é", count: length)
        #expect(FuzzyPattern(short).query == short)
        #expect(FuzzyPattern(short + "é").query == short)
    }

    @Test func patternsAreEqualThatWereTypedAlike() {
        #expect(FuzzyPattern("a b") == FuzzyPattern("a b"))
        #expect(FuzzyPattern("a b") != FuzzyPattern("ab"))
        #expect(Set([FuzzyPattern("a"), FuzzyPattern("a")]).count == 1)
        #expect(FuzzyPattern(" \t").isEmpty)
    }
}
