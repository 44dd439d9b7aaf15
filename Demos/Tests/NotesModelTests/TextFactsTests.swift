// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import NotesModel

@Suite struct TextFactsTests {
    @Test(arguments: [
        ("", "LF", "UTF-8"), ("a\nb", "LF", "UTF-8"), ("a\r\nb\r\n", "CRLF", "UTF-8"),
        ("a\r\nb\n", "LF and CRLF", "UTF-8"), ("a\0b", "LF", "binary"), ("é", "LF", "UTF-8"),
        ("a\rb", "CR", "UTF-8"),
    ])
    func textsAreRecognized(text: String, lineEnds: String, encoding: String) throws {
        let facts = try #require(read(TextStorage(text)))
        #expect(facts.lineEnds.rawValue == lineEnds)
        #expect(facts.encoding.rawValue == encoding)
    }

    @Test(
        arguments: [
            [0x61, 0xFF], [0x80], [0xC3], [0xE2, 0x82], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xC3, 0x61], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func bytesThatAreNoUTF8AreTold(bytes: [UInt8]) throws {
        #expect(try #require(read(TextStorage(bytes: bytes))).encoding == .unknown)
    }

    @Test func aSampleThatEndsWithinACharacterIsUTF8() throws {
        let facts = try #require(TextFacts(TextStorage("aé"), in: 0..<2))
        #expect(facts.encoding == .utf8)
    }

    @Test func wordsAreCountedBetweenWhiteSpace() throws {
        for (text, count) in [
            ("  one two\n\tthree\r\n", 3), ("", 0),
            (String(repeating: "ab ", count: 20_000), 20_000),
        ] {
            #expect(try #require(read(TextStorage(text))).words == count)
        }
    }

    /// Each edit is compared with what a reading of the whole text finds.
    @Test func editsKeepTheFactsTrue() throws {
        var generator = Generator(state: 18)
        let pieces: [[UInt8]] = [
            [0x61], [0x20], [0x0A], [0x0D], [0x0D, 0x0A], [0x00], [0xC3, 0xA9], [0xC3], [0xA9],
            [0xF0, 0x9F, 0x98, 0x80], [0xF0, 0x9F], [0x98, 0x80], [0xE0], [0xFF], [],
            Array("two words".utf8),
        ]
        var text = TextStorage("")
        var facts = try #require(read(text))
        for _ in 0..<20_000 {
            let start = Int.random(in: 0...text.count, using: &generator)
            let count = Int.random(in: 0...min(5, text.count - start), using: &generator)
            let piece = pieces.randomElement(using: &generator) ?? []
            var new = text
            new.replaceSubrange(start..<start + count, with: TextStorage(bytes: piece))
            let change = TextChange(start: start, oldCount: count, newCount: piece.count)
            let isCounted = facts.apply(TextFacts.Edit(change: change, old: text, new: new))
            guard isCounted, facts == read(new) else {
                Issue.record("\(text.bytes(in: 0..<text.count)) \(change) \(piece)")
                return
            }
            text = new.count > 40 ? new[0..<0] : new
            if new.count > 40 { facts = try #require(read(text)) }
        }
    }

    @Test func aLargeEditIsNotCountedAgainAtOnce() throws {
        let old = TextStorage(""), new = TextStorage(String(repeating: "a ", count: 40_000))
        var facts = try #require(read(old))
        let change = TextChange(start: 0, oldCount: 0, newCount: new.count)
        let isCounted = facts.apply(TextFacts.Edit(change: change, old: old, new: new))
        #expect(!isCounted)
    }

    private func read(_ text: TextStorage) -> TextFacts? { TextFacts(text, in: 0..<text.count) }

    /// Numbers that are the same in each run (Marsaglia, "Xorshift RNGs", 2003).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
