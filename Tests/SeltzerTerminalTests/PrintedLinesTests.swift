// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@MainActor
@Suite struct PrintedLinesTests {
    let channel = ScriptedChannel()

    private func read(_ lines: inout PrintedLines, after text: String) -> [String] {
        channel.printed += Array(text.utf8)
        return lines.read(from: channel).map(\.string)
    }

    @Test func lineWaitsUntilItIsComplete() {
        var lines = PrintedLines()
        #expect(read(&lines, after: "be") == [])
        #expect(read(&lines, after: "gun\nand") == ["begun"])
        #expect(read(&lines, after: " ended\n\n") == ["and ended", ""])
        #expect(read(&lines, after: "") == [])
    }

    @Test func colorsContinueAndOtherCommandsAreLeftOut() {
        var lines = PrintedLines()
        channel.printed = Array("\u{1B}[1ma\u{1B}[2J\nb\u{1B}[m\u{7}\n".utf8)
        let read = lines.read(from: channel)
        #expect(read.map(\.string) == ["a", "b"])
        #expect(read.allSatisfy { $0.runs.first?.style.attributes == .bold })
    }

    @Test func carriageReturnStartsTheLineAgain() {
        var lines = PrintedLines()
        #expect(read(&lines, after: "10 %\r20 %\rdone\r\n") == ["done"])
    }

    @Test func lineWithoutAnEndIsCutOnce() {
        var lines = PrintedLines()
        let text = String(repeating: "x", count: 3 << 19)
        let first = read(&lines, after: text)
        #expect(first.count == 1 && first[0].count == 3 << 19)
        #expect(read(&lines, after: "y\n") == ["y"])
    }

    @Test func outputCountsAsShownWhenItsLastLineIs() {
        var lines = PrintedLines()
        _ = read(&lines, after: "one\n")
        lines.noteEnd(line: 1)
        _ = read(&lines, after: "two\nthr")
        lines.noteEnd(line: 5)
        #expect(lines.shownEnd(afterLines: 0) == nil)
        #expect(lines.shownEnd(afterLines: 4) == 4)
        #expect(lines.shownEnd(afterLines: 4) == nil)
        #expect(lines.shownEnd(afterLines: .max) == 8)
    }
}
