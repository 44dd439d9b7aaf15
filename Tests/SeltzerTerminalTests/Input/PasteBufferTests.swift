// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct PasteBufferTests {
    /// Returns the text that pieces make, and how many bytes of the last were taken.
    private func paste(
        _ pieces: [[UInt8]],
        limit: Int = 1_000
    ) -> (text: String, isTruncated: Bool, isEnd: Bool, count: Int) {
        var buffer = PasteBuffer(limit: limit)
        var last = (count: 0, isEnd: false)
        for piece in pieces {
            last = piece.withUnsafeBytes { buffer.append($0[...]) }
        }
        let (text, isTruncated) = buffer.finish(isComplete: last.isEnd)
        return (text, isTruncated, last.isEnd, last.count)
    }

    private func paste(_ text: String, limit: Int = 1_000) -> String {
        let (text, isTruncated, isEnd, _) = paste([Array(text.utf8)], limit: limit)
        return text + (isTruncated ? "|truncated" : "") + (isEnd ? "|end" : "")
    }

    @Test(arguments: [
        ("", "|truncated"), ("\u{1B}[201~", "|end"), ("ab\u{1B}[201~", "ab|end"),
        ("\u{1B}[201\u{1B}[201~", "\u{1B}[201|end"), ("\u{1B}\u{1B}[201~", "\u{1B}|end"),
        ("\u{1B}[200~\u{1B}[201~", "\u{1B}[200~|end"), ("a\u{1B}[2", "a\u{1B}[2|truncated"),
        ("\u{1B}[20\u{1B}[31m\u{1B}[201~", "\u{1B}[20\u{1B}[31m|end"),
    ]) func endMarkEndsThePaste(_ bytes: String, _ expected: String) {
        #expect(paste(bytes) == expected)
    }

    @Test(arguments: [
        ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\nb", "a\nb"), ("\r\r\n\r", "\n\n\n"),
        ("a\n\rb", "a\n\nb"), ("\r", "\n"),
    ]) func lineEndsAreLineFeeds(_ bytes: String, _ expected: String) {
        #expect(paste(bytes + "\u{1B}[201~") == expected + "|end")
    }

    @Test func bytesBehindTheEndMarkAreNotTaken() {
        let result = paste([Array("ab\u{1B}[201~cd".utf8)])
        #expect(result.count == 8)
        #expect(result.text == "ab")
    }

    @Test func endMarkMayComeInPieces() {
        let bytes = Array("ä\u{1B}[20ü\r\n\u{1B}[201~".utf8)
        for cut in 0...bytes.count {
            for second in cut...bytes.count {
                let pieces = [bytes[..<cut], bytes[cut..<second], bytes[second...]].map(Array.init)
                #expect(paste(pieces.filter { !$0.isEmpty }).text == "ä\u{1B}[20ü\n")
            }
        }
    }

    @Test(arguments: [
        ("abcdef", 4, "abcd|truncated"), ("abcd", 4, "abcd"), ("aaa漢", 4, "aaa|truncated"),
        ("aaa漢", 5, "aaa|truncated"), ("aaa漢", 6, "aaa漢"), ("a😀b", 4, "a|truncated"),
        ("aéb", 3, "aé|truncated"), ("abc", 0, "|truncated"), ("", 0, ""),
        ("abc\u{1B}[2x", 5, "abc\u{1B}[|truncated"),
    ]) func limitCutsBetweenCharacters(_ text: String, _ limit: Int, _ expected: String) {
        #expect(paste(text + "\u{1B}[201~", limit: limit) == expected + "|end")
    }

    @Test func invalidBytesAreReplaced() {
        let result = paste([[0x61, 0xFF, 0x62], Array("\u{1B}[201~".utf8)])
        #expect(result.text == "a\u{FFFD}b")
        #expect(!result.isTruncated)
    }

    @Test func finishingForgetsThePaste() {
        var buffer = PasteBuffer(limit: 2)
        for _ in 0..<2 {
            let taken = Array("abc\u{1B}[201~".utf8).withUnsafeBytes { buffer.append($0[...]) }
            #expect(taken.isEnd)
            let (text, isTruncated) = buffer.finish(isComplete: true)
            #expect(text == "ab" && isTruncated)
        }
    }
}
