// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextChange, TextLeaf, TextNode.

import Foundation
import SeededRandom
import SeltzerText
import Testing

@Suite struct TextStorageTests {
    @Test func linesAreFoundAndKeepTheirEnds() {
        let text = TextStorage("one\r\ntwo\n\nlast")
        #expect(text.lineCount == 4)
        #expect((0..<4).map { text.string(ofLine: $0) } == ["one", "two", "", "last"])
        #expect(text.rangeOfLine(0) == 0..<3)
        #expect(text.lineNumber(at: 4) == 0)
        #expect(text.lineNumber(at: 5) == 1)
        #expect(text.lineNumber(at: .max) == 3)
        #expect(text.startOfLine(-4) == 0)
        #expect(text.startOfLine(99) == 10)
        #expect(text.string == "one\r\ntwo\n\nlast")
        #expect(TextStorage().lineCount == 1)
        #expect(TextStorage("\n").lineCount == 2)
        #expect(TextStorage("\n").string(ofLine: 1) == "")
    }

    @Test func bytesThatAreNoTextStay() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x0A, 0xC3, 0x0A, 0x00]
        var text = TextStorage(bytes: bytes)
        text.replaceSubrange(0..<1, with: "é")
        #expect(text.bytes(in: 0..<text.count) == [0xC3, 0xA9] + bytes.dropFirst())
        #expect(text.string(ofLine: 0) == "é\u{FFFD}")
    }

    @Test func rangesOutsideOfTheTextAreCutToIt() {
        var text = TextStorage("abc")
        #expect(text.string(in: -5..<99) == "abc")
        #expect(text[2..<9].string == "c")
        text.replaceSubrange(99..<200, with: "d")
        #expect(text.string == "abcd")
    }

    @Test func equalTextsAreEqualWhateverTheirPieces() {
        let whole = TextStorage(bytes: [UInt8](repeating: 0x78, count: 100_000))
        var pieces = TextStorage()
        for _ in 0..<100 {
            pieces.replaceSubrange(
                pieces.count / 2..<pieces.count / 2, with: String(repeating: "x", count: 1_000))
        }
        #expect(pieces == whole)
        #expect(pieces.hashValue == pieces[0..<100_000].hashValue)
        pieces.replaceSubrange(50_000..<50_001, with: "y")
        #expect(pieces != whole)
    }

    /// Random edits give the same text, the same lines and the same parts as an array does.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func itIsTheSameAsAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var array = (0..<Int.random(in: 0...60_000, using: &random)).map { _ in
            UInt8.random(in: 0...255, using: &random)
        }
        var text = TextStorage(bytes: array)
        for step in 0..<300 {
            let start = Int.random(in: 0...array.count, using: &random)
            let length = Int.random(in: 0...10, using: &random) == 0 ? 20_000 : 20
            let end = min(array.count, start + Int.random(in: 0...length, using: &random))
            let new = (0..<Int.random(in: 0...length, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8(0x0A) : UInt8.random(in: 0...255, using: &random)
            }
            array.replaceSubrange(start..<end, with: new)
            text.replaceSubrange(start..<end, with: TextStorage(bytes: new))
            #expect(text.count == array.count)
            guard step % 30 == 0 else { continue }
            #expect(text.bytes(in: 0..<text.count) == array)
            #expect(text == TextStorage(bytes: array))
            let lines = array.split(separator: 0x0A, omittingEmptySubsequences: false)
            #expect(text.lineCount == lines.count)
            let line = Int.random(in: 0..<lines.count, using: &random)
            #expect(text.startOfLine(line) == lines[line].startIndex)
            #expect(text.lineNumber(at: lines[line].startIndex) == line)
            #expect(text.lineNumber(at: lines[line].endIndex) == line)
            let part = min(start, array.count)..<max(min(start, array.count), min(end, array.count))
            #expect(text[part].bytes(in: 0..<part.count) == Array(array[part]))
        }
    }

    /// Two thousand edits of a text of 64 KB, or as many as `SELTZER_EDITS` says, give the same text as an array.
    @Test func manyEditsAreTheSameAsInAnArray() {
        let variable = ProcessInfo.processInfo.environment["SELTZER_EDITS"]
        let count = variable.flatMap { Int($0) } ?? 2_000
        var random = SeededGenerator(seed: 18)
        var array = [UInt8](repeating: 0x0A, count: 65_536)
        var text = TextStorage(bytes: array)
        for step in 1...count {
            let start = Int.random(in: 0...array.count, using: &random)
            let end = min(array.count, start + Int.random(in: 0...40, using: &random))
            // The text stays about as long as it is.
            let length = Int.random(in: 0...40, using: &random)
            let new = (0..<length).map { _ in UInt8.random(in: 0...20, using: &random) }
            array.replaceSubrange(start..<end, with: new)
            text.replaceSubrange(start..<end, with: TextStorage(bytes: new))
            guard step.isMultiple(of: 1_000) else { continue }
            let isSame = text.bytes(in: 0..<text.count) == array
            #expect(isSame)
            let newlines = array.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
            #expect(text.lineCount == newlines + 1)
            #expect(
                text.lineNumber(at: start)
                    == array[..<min(start, array.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) })
        }
        #expect(text == TextStorage(bytes: array))
    }

    @Test func anOldCopyStaysAsItWas() {
        let old = TextStorage("one\ntwo")
        var new = old
        new.replaceSubrange(0..<3, with: "three")
        #expect(old.string == "one\ntwo")
        #expect(new.string == "three\ntwo")
    }

    /// Bytes that differ from a line feed in one bit, and those that carry into their neighbor, count as no line.
    @Test(arguments: [0x0A, 0x0B, 0x08, 0x8A, 0x4A, 0x00, 0x80, 0xFF] as [UInt8])
    func lineFeedsAreCountedInTextsOfAnyLength(byte: UInt8) {
        let lengths = Array(0...40) + [2_039, 2_040, 2_041, 4_095, 16_384, 70_000]
        for length in lengths {
            let bytes = (0..<length).map { $0 % 3 == 1 ? 0x0A : byte }
            let lines = bytes.count { $0 == 0x0A } + 1
            let text = TextStorage(bytes: bytes)
            #expect(text.lineCount == lines)
            // From another byte of a word on.
            let rest = bytes.dropFirst(5).count { $0 == 0x0A } + 1
            #expect(text[5..<max(5, length)].lineCount == rest)
            #expect(text.lineNumber(at: length) == lines - 1)
            #expect(text.startOfLine(lines - 1) == (bytes.lastIndex(of: 0x0A) ?? -1) + 1)
        }
    }

    private struct ShrinkingFile: TextByteSource {
        let count = 50_000

        func bytes(in range: Range<Int>) -> [UInt8] {
            range.prefix { $0 < 40_000 }.map { $0 % 10 == 9 ? 0x0A : 0x61 }
        }
    }

    @Test func aSourceThatLosesItsEndGivesSpaces() {
        var text = TextStorage(source: ShrinkingFile())
        #expect(text.count == 50_000)
        #expect(text.lineCount == 4_001)
        #expect(text.string(ofLine: 12) == "aaaaaaaaa")
        #expect(text.string(ofLine: 4_000).count == 10_000)
        text.replaceSubrange(20_000..<20_009, with: "changed")
        #expect(text.string(ofLine: 2_000) == "changed")
    }

    @Test func aTextThatIsCopiedWithinItselfHasItsLines() {
        var text = TextStorage(String(repeating: "line\n", count: 2_000))
        for _ in 0..<5 { text.replaceSubrange(text.count..<text.count, with: text) }
        for place in stride(from: 0, through: text.count, by: 997) {
            #expect(text.lineNumber(at: place) == place / 5)
        }
    }

    @Test func typingInAMillionLinesNeedsNoCopyOfThem() {
        var text = TextStorage(String(repeating: "line\n", count: 1_000_000))
        for place in stride(from: 0, to: 5_000_000, by: 50_000) {
            text.replaceSubrange(place..<place, with: "x\n")
        }
        #expect(text.lineCount == 1_000_101)
        #expect(text.string(ofLine: 0) == "x")
    }
}
