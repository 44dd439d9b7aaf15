// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import DelimitedText

@Suite struct DelimiterTests {
    @Test(arguments: [
        (",", ","), (";", ";"), ("\t", "\t"), ("\\t", "\t"), ("tab", "\t"), ("TAB", "\t"),
        (" ", " "),
        ("'", "'"),
    ])
    func oneCharacterOrTheNameOfTheTabIsADelimiter(typed: String, expected: String) {
        #expect(Delimiter(typed)?.byte == expected.utf8.first)
    }

    @Test(arguments: ["", ",,", "\"", "\n", "\r", "\r\n", "\u{0}", "水", "é"])
    func whatCannotSeparateIsNoDelimiter(typed: String) {
        #expect(Delimiter(typed) == nil)
    }

    @Test(arguments: [
        ("a.csv", "a,b;c,d", ","),
        ("a.csv", "a;b;c,d", ";"),
        ("a.csv", "a\tb\tc", "\t"),
        ("a.txt", "a|b", "|"),
        ("a.csv", "plain", ","),
        ("a.csv", "", ","),
        ("a.csv", "a;b,c", ","),
        ("a.csv", "\"a,b,c\";d", ";"),
        ("a.csv", "a;b\n1,2,3,4", ";"),
        ("a.tsv", "a,b,c", "\t"),
        ("A.TAB", "a,b,c", "\t"),
    ])
    func nameAndFirstRowTellTheDelimiter(name: String, text: String, expected: String) {
        let sniffed = Delimiter.sniffed(name: name, bytes: Array(text.utf8))
        #expect(sniffed.byte == expected.utf8.first)
    }
}
