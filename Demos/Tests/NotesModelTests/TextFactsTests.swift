// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer
import Testing

@Suite struct TextFactsTests {
    @Test(arguments: [
        ("", "LF", "UTF-8"), ("a\nb", "LF", "UTF-8"), ("a\r\nb\r\n", "CRLF", "UTF-8"),
        ("a\r\nb\n", "LF and CRLF", "UTF-8"), ("a\0b", "LF", "binary"), ("é", "LF", "UTF-8"),
    ])
    func textsAreRecognized(text: String, lineEnds: String, encoding: String) {
        let facts = TextFacts(TextStorage(text))
        #expect(facts.lineEnds.rawValue == lineEnds)
        #expect(facts.encoding.rawValue == encoding)
    }

    @Test func bytesThatAreNoUTF8AreToldAndACutCharacterIsNot() {
        #expect(TextFacts(TextStorage(bytes: [0x61, 0xFF])).encoding == .unknown)
        let long = String(repeating: "a", count: (1 << 20) - 1) + "é"
        #expect(TextFacts(TextStorage(long)).encoding == .utf8)
    }

    @Test func wordsAreCountedBetweenWhiteSpace() {
        #expect(WordCount.words(in: TextStorage("  one two\n\tthree\r\n")) == 3)
        #expect(WordCount.words(in: TextStorage("")) == 0)
        #expect(WordCount.words(in: TextStorage(String(repeating: "ab ", count: 20_000))) == 20_000)
    }
}
