// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ExpressionNode, ExpressionParser+Escapes, ExpressionParser+Groups, ExpressionParser+Sets,
// LiteralPattern, ScalarProperty, ScriptTable, TextQuery.

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

    /// Whole words and `\b` agree on where a word ends.
    @Test(arguments: ["e\u{301}car car", "½car car", "\u{200D}car car"])
    func aLetterWithAMarkIsAPartOfAWord(line: String) throws {
        let place = line.utf8.count - 3
        for query in [
            TextQuery("car", matchesWords: true),
            TextQuery("\\bcar\\b", isRegularExpression: true),
        ] {
            #expect(try TextPattern(query).matches(in: line) == [place..<place + 3])
        }
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

    /// A byte that is no UTF-8 is a character without a letter and without a property.
    @Test(arguments: [
        (".", true), ("[^a]", true), ("\\X", true), ("\\P{L}", true), ("[\\s\\S]", true),
        ("\\p{Any}", true), ("\\W", true), ("[a~~.\\W]", true), ("\\p{ASCII}", false),
        ("\\p{Cc}", false), ("[[:cntrl:]]", false), ("\\x1A", false), ("[\\x1A]", false),
        ("[\\x00-\\x{10FFFF}]", false), ("\\w", false), ("[^\\W]", false),
    ])
    func aSetHasABadByteOnlyIfItHasEverythingElse(expression: String, isFound: Bool) throws {
        for ignoresCase in [false, true] {
            let pattern = try TextPattern(
                TextQuery(expression, ignoresCase: ignoresCase, isRegularExpression: true))
            for line in [[0xFF], [0xC3]] as [[UInt8]] {
                let found = line.withUnsafeBufferPointer { pattern.matches(in: $0) }
                #expect(found == (isFound ? [0..<1] : []))
            }
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

    @Test func anExpressionMayHaveMoreGroupsThanAReplacementNames() throws {
        let pattern = try TextPattern(
            TextQuery(String(repeating: "(a|b)", count: 1_000), isRegularExpression: true))
        let line = Array(String(repeating: "ab", count: 500).utf8)
        let new = line.withUnsafeBufferPointer {
            pattern.replacement(for: 0..<1_000, in: $0, template: "$1$2$9$8")
        }
        #expect(new == "abab")
    }

    // MARK: Case and spelling

    @Test(arguments: [
        ("ΟΔΟΣ", "οδος"), ("οδος", "ΟΔΟΣ"), ("5 \u{3BC}m", "5 \u{B5}m"),
        ("masse", "Ma\u{17F}\u{17F}e"),
        ("masse", "MAẞE"), ("Maße", "MASSE"), ("café", "CAFE\u{301}"), ("cafe\u{301}", "café"),
        ("kg", "\u{212A}G"), ("\u{212B}", "a\u{30A}"), ("ﬁn", "FIN"),
        ("각", "\u{1100}\u{1161}\u{11A8}"),
        ("ệ", "e\u{302}\u{323}"), ("в", "\u{1C80}"),
    ])
    func everySearchFoldsAlike(query: String, text: String) throws {
        let line = "x \(text) y"
        for isExpression in [false, true] {
            let pattern = try TextPattern(TextQuery(query, isRegularExpression: isExpression))
            #expect(pattern.matches(in: line) == [2..<2 + text.utf8.count], "\(isExpression)")
        }
    }

    @Test func spellingDoesNotCountWhereCaseDoes() throws {
        for isExpression in [false, true] {
            let query = TextQuery("é", ignoresCase: false, isRegularExpression: isExpression)
            #expect(try TextPattern(query).matches(in: "É e\u{301} é e") == [3..<6, 7..<9])
        }
    }

    @Test func aLetterIsNotFoundInsideOfAnother() throws {
        #expect(try found(TextQuery("s"), in: "ß ſ") == ["ſ"])
        #expect(try found(TextQuery("e"), in: "é e\u{301} ê").isEmpty)
        #expect(try found(TextQuery("e", isRegularExpression: true), in: "é e\u{301}").isEmpty)
        #expect(try found(TextQuery("[^e]", isRegularExpression: true), in: "e\u{301}").count == 1)
    }

    @Test(arguments: [
        ("[^a]", ["b", "é", "É"]), ("[^[^a]]", ["a", "A"]), ("[a-z--A]", ["b"]),
        ("[a~~A]", []), ("[a~~Aé]", ["é", "É"]), ("[^[a-c&&[^B]]]", ["b", "é", "É"]),
        ("[^É]", ["a", "A", "b"]), ("[[:upper:]&&[^a]]", ["b", "é", "É"]),
    ])
    func caseIsIgnoredInSetsOfSets(expression: String, expected: [String]) throws {
        let query = TextQuery(expression, isRegularExpression: true)
        #expect(try found(query, in: "aAbéÉ") == expected)
    }

    // MARK: The syntax of expressions

    @Test(arguments: [
        ("\\d+\\.\\d*", "a 12.5 b", ["12.5"]), ("\\p{Lu}\\p{Ll}+", "Ab cD Éf", ["Ab", "Éf"]),
        ("\\p{Greek}+", "abc αβγ", ["αβγ"]), ("\\p{Script=Han}", "a語", ["語"]),
        ("[[:digit:]a-c&&[^b]]+", "abc12", ["a", "c12"]),
        ("[a-z--[aeiou]]+", "seltzer", ["s", "ltz", "r"]),
        ("[a-f~~d-i]+", "bcdefgh", ["bc", "gh"]), ("[abc~~b~~c]+", "abac", ["a", "a"]),
        ("\\c?\\cA", "a\u{7F}\u{1}", ["\u{7F}\u{1}"]), ("[\\c?]", "_\u{7F}", ["\u{7F}"]),
        ("a{2}{2}", "aaaaa", ["aaaa"]),
        ("(?i:A)b", "ab aB", ["ab"]), ("a(?#note)b", "ab", ["ab"]),
        ("(?x) a  b # end", "ab", ["ab"]),
        ("\\Qa.b\\E+", "a.bb axb", ["a.bb"]), ("\\x41\\u0042\\u{43}", "ABC", ["ABC"]),
        ("(?<=a)b", "ab cb", ["b"]), ("(?<!a)b", "ab cb", ["b"]), ("(?<=a+)b", "aaab", ["b"]),
        ("(?<q>['\"]).*?\\k<q>", "'a\"' \"b\"", ["'a\"'", "\"b\""]),
        ("(\\w)\\1", "aabccd", ["aa", "cc"]),
        ("(?>a+)ab", "aaab", []), ("a{2}", "aaaaa", ["aa", "aa"]), ("a{,2}b", "aaab", ["aab"]),
        ("a{x}", "a{x}", ["a{x}"]), ("\\bcar\\b", "car cars", ["car"]), ("a|", "ba", ["a"]),
        ("(a|ab)(c|bcd)(d*)", "abcd", ["abcd"]), ("[]a]+", "a]b", ["a]"]),
        ("[a\\-z]+", "a-zb", ["a-z"]),
        ("\\h\\H", "\tx", ["\tx"]), (".", "e\u{301}", ["e\u{301}"]),
        ("(?i)STRASSE", "straße", ["straße"]),
        ("(?:(?:a?)*b)+", "aabb", ["aabb"]), ("(a*)*", "aab", ["aa"]), ("(?=ab)\\w", "ab", ["a"]),
        ("^\\w|\\w$", "abc", ["a", "c"]), ("\\N{U+61}", "a", ["a"]),
        ("[^\\W\\d]+", "a1b", ["a", "b"]),
    ])
    func expressionsAreRead(expression: String, line: String, expected: [String]) throws {
        let query = TextQuery(expression, ignoresCase: false, isRegularExpression: true)
        #expect(try found(query, in: line) == expected)
    }

    @Test(arguments: [
        ("[q-\0]", "the range 'q-␀' ends before it begins"), ("(a", "expected ')'"),
        ("a)", "')' without '('"), ("[a", "expected ']'"),
        ("*a", "there is nothing to repeat before '*'"),
        ("a{2,1}", "a repetition ends before it begins"),
        ("\\2(a)", "there is no group 2"), ("\\k<n>", "there is no group 'n'"),
        ("\\p{Klingon}", "the property 'Klingon' is not known"),
        ("(?R)", "recursion is not supported"),
        ("\\y", "'\\y' is not known"), ("a\\", "the pattern ends with '\\'"),
        ("[z-a]", "the range 'z-a' ends before it begins"), ("(?q)", "the option 'q' is not known"),
        ("(?<n>a)(?<n>b)", "two groups have the name 'n'"),
    ])
    func whatIsNotKnownIsToldInASentence(expression: String, sentence: String) {
        let error = #expect(throws: TextQueryError.self) {
            try TextPattern(TextQuery(expression, isRegularExpression: true))
        }
        #expect(error?.description == "Cannot read the pattern: \(sentence)")
    }

    @Test(arguments: ["(a{1000}){1000}", "((?:){99999}){99999}", "a{1000}{1000}", ".{0,99999}"])
    func anEnormousExpressionIsRefused(expression: String) {
        let error = #expect(throws: TextQueryError.self) {
            try TextPattern(TextQuery(expression, isRegularExpression: true))
        }
        #expect(error?.description == "The pattern is too large: repeat less in it")
    }

    @Test(arguments: [("~~", ["a"]), ("--", ["a"]), ("&&", [])])
    func longChainsOfSetsAreRead(chain: String, expected: [String]) throws {
        for count in [40, 5_000] {
            let text = "[a" + String(repeating: chain + "b", count: count) + "]"
            #expect(try found(TextQuery(text, isRegularExpression: true), in: "abc") == expected)
        }
    }

    @Test(arguments: ["*", "++", "{2}", "??"])
    func longChainsOfRepetitionsAreRefused(repetition: String) {
        let text = "a" + String(repeating: repetition, count: 100_000)
        let error = #expect(throws: TextQueryError.self) {
            try TextPattern(TextQuery(text, isRegularExpression: true))
        }
        #expect(
            error?.description == "Cannot read the pattern: too many repetitions are repeated")
    }

    @Test func longChainsOfPartsAreRefused() {
        for part in ["a|", "ab", "(a)"] {
            let text = String(repeating: part, count: 6_000)
            let error = #expect(throws: TextQueryError.self) {
                try TextPattern(TextQuery(text, isRegularExpression: true))
            }
            #expect(error?.description == "The pattern is too large: repeat less in it")
        }
    }

    @Test func deepGroupsAreRefused() {
        for (open, close) in [("(", ")"), ("[", "]"), ("(?=", ")")] {
            let text =
                String(repeating: open, count: 100_000) + "a"
                + String(repeating: close, count: 100_000)
            #expect(throws: TextQueryError.self) {
                try TextPattern(TextQuery(text, isRegularExpression: true))
            }
        }
    }

    @Test(arguments: [
        ("^", "ab", [0..<0]), ("$", "ab", [2..<2]), ("^$", "", [0..<0]), ("^$", "ab", []),
        ("x*", "axxb", [0..<0, 1..<3, 4..<4]), ("(?=b)", "abb", [1..<1, 2..<2]),
        (#"\b"#, "a b", [0..<0, 1..<1, 2..<2, 3..<3]), ("(?!a)", "a", [1..<1]),
        ("x*", "e\u{301}日", [0..<0, 3..<3, 6..<6]), ("ab", "abab", [0..<2, 2..<4]),
    ])
    func emptyMatchesAreFoundIfWanted(
        expression: String, line: String, expected: [Range<Int>]
    ) throws {
        let pattern = try TextPattern(TextQuery(expression, isRegularExpression: true))
        var line = line, found: [Range<Int>] = []
        let first = try line.withUTF8 { bytes in
            try pattern.forEachMatch(in: SearchableLine(bytes)) {
                found.append($0)
                return true
            }
            return try pattern.match(in: SearchableLine(bytes), from: 0, takingEmpty: true)
        }
        #expect(found == expected)
        #expect(first == expected.first)
        #expect(pattern.matches(in: line) == expected.filter { !$0.isEmpty })
    }
}
