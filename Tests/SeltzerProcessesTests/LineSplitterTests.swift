// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ChildLine.

import SeededRandom
import Testing

@testable import SeltzerProcesses

@Suite struct LineSplitterTests {
    /// Returns the lines of a text that arrives in pieces of some length.
    private func lines(_ text: String, pieces: Int = 1_000, limit: Int = 1_000) -> [ChildLine] {
        var splitter = LineSplitter(limit: limit, isError: false)
        var lines: [ChildLine] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            splitter.take(Array(bytes[start..<min(start + pieces, bytes.count)]), into: &lines)
        }
        splitter.finish(into: &lines)
        return lines
    }

    @Test func linesEndWithLineFeeds() {
        #expect(
            lines("a\n\nb\r\nc") == [
                ChildLine("a"), ChildLine(""), ChildLine("b"),
                ChildLine("c", ending: .endOfOutput),
            ])
        #expect(lines("") == [])
        #expect(lines("a\n") == [ChildLine("a")])
    }

    @Test func aCarriageReturnAnnouncesAReplacement() {
        let shown = lines("1%\r2%\rdone\n")
        #expect(shown.map(\.text) == ["1%", "2%", "done"])
        #expect(shown.map(\.isTransient) == [true, true, false])
    }

    @Test func longLinesAreCutBetweenCharacters() {
        let text = String(repeating: "é€😀", count: 100)
        let pieces = lines(text + "\nend\n", pieces: 7, limit: 10)
        #expect(pieces.allSatisfy { $0.text.utf8.count <= 10 })
        #expect(pieces.dropLast(2).allSatisfy { $0.isCut })
        #expect(pieces.dropLast().map(\.text).joined() == text)
        #expect(pieces.last == ChildLine("end"))
    }

    @Test func bytesThatAreNotUTF8AreRepaired() {
        var splitter = LineSplitter(limit: 10, isError: true)
        var lines: [ChildLine] = []
        splitter.take([0x61, 0xFF, 0x62, 0x0A], into: &lines)
        #expect(lines == [ChildLine("a\u{FFFD}b", isError: true)])
        lines = []
        splitter.take(Array(repeating: 0x80, count: 25), into: &lines)
        #expect(lines.count == 2)
    }

    /// The texts and final endings do not depend on the places where the output is cut.
    @Test(arguments: 0..<200) func anyPiecesGiveTheSameLines(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters = ["a", "é", "😀", "\r\n", "\n", "\r", "bc"]
        let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            letters.randomElement(using: &random)!
        }.joined()
        let whole = seen(lines(text))
        for size in 1...5 { #expect(seen(lines(text, pieces: size)) == whole) }
    }

    /// The lines that stay on a screen, where a line takes the place of a transient one before it.
    private func seen(_ lines: [ChildLine]) -> [String] {
        var rows: [String] = []
        for (index, line) in lines.enumerated() {
            if index > 0, lines[index - 1].isTransient { rows.removeLast() }
            rows.append(line.text)
        }
        return rows
    }

    @Test(arguments: [
        ("Receiving objects:  42% (84/200)", 0.42), ("[7/14] Compiling", 0.5),
        ("  3.5%", 0.035), ("100%", 1), ("300%", 1), ("(1/4)", 0.25),
    ]) func progressIsReadFromALine(text: String, progress: Double) throws {
        let read = try #require(ChildLine(text).progress)
        #expect(abs(read - progress) < 0.001)
    }

    @Test(arguments: ["", "%", "[7/0]", "7/12", "a]", "[1/2/3]", "]", "50 %"])
    func otherLinesShowNoProgress(text: String) {
        #expect(ChildLine(text).progress == nil)
    }
}
