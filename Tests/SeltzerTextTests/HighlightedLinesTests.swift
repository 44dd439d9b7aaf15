// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SequentialLines.

import SeededRandom
import Testing

@testable import SeltzerText

@Suite struct HighlightedLinesTests {
    /// All between parentheses is a comment.
    private struct Parentheses: SyntaxHighlighter {
        let initialState = 0

        func highlight(_ line: [UInt8], state: inout Int) -> [SyntaxToken] {
            let isOpen = state > 0
            for byte in line {
                if byte == 0x28 { state += 1 }
                if byte == 0x29 { state = max(0, state - 1) }
            }
            return isOpen ? [SyntaxToken(0..<line.count, .comment)] : []
        }
    }

    /// A text with what is known of it.
    private struct Scene<Highlighter: SyntaxHighlighter> {
        var storage: TextStorage
        var known: HighlightedLines<Highlighter>
        let highlighter: Highlighter

        init(_ highlighter: Highlighter, _ text: String) {
            self.highlighter = highlighter
            storage = TextStorage(text)
            known = HighlightedLines(highlighter)
        }

        mutating func replace(_ range: Range<Int>, with text: String) {
            let old = storage
            storage.replaceSubrange(range, with: text)
            let change = TextChange(
                start: range.lowerBound, oldCount: range.count, newCount: text.utf8.count)
            known.apply(change, from: old, to: storage)
        }

        mutating func highlight(_ lines: Range<Int>, budget: Int = .max) -> [Int] {
            known.highlight(lines, of: storage, budget: budget)
        }

        /// The tokens of some lines, read from the start.
        func expected(_ lines: Range<Int>) -> [[SyntaxToken]] {
            Array(highlighter.tokens(ofLinesIn: storage.string)[lines])
        }

        func tokens(_ lines: Range<Int>) -> [[SyntaxToken]] {
            lines.map { known.tokens(ofLine: $0) }
        }
    }

    @Test func aParenthesisColorsAllThatFollows() {
        var scene = Scene(Parentheses(), String(repeating: "line\n", count: 1_000))
        _ = scene.highlight(0..<10)
        #expect(scene.tokens(0..<10).allSatisfy { $0.isEmpty })
        scene.replace(0..<0, with: "(")
        #expect(!scene.known.isFresh(0..<10))
        #expect(scene.highlight(0..<10) == Array(1..<10))
        _ = scene.highlight(900..<910)
        #expect(scene.tokens(900..<910) == scene.expected(900..<910))
        #expect(scene.known.tokens(ofLine: 905) == [SyntaxToken(0..<4, .comment)])
        scene.replace(1..<1, with: ")")
        _ = scene.highlight(900..<910)
        #expect(scene.tokens(900..<910).allSatisfy { $0.isEmpty })
    }

    @Test func anEditReadsTheLinesUpToWhereTheStateIsTheOldOne() {
        var scene = Scene(Parentheses(), String(repeating: "line ()\n", count: 20_000))
        for page in 0..<400 { _ = scene.highlight(page * 50..<page * 50 + 50) }
        #expect(scene.known.entries.count < 2_000)
        scene.replace(160_000 - 8..<160_000 - 8, with: "a\n")
        // A line costs 32 beside its bytes.
        _ = scene.highlight(19_950..<20_000, budget: 2 * 40)
        let isFresh = scene.known.isFresh(19_950..<20_000)
        #expect(isFresh)
        // Where nothing is seen, one state in 128 is known.
        scene.replace(0..<0, with: "x\n")
        _ = scene.highlight(19_951..<20_001, budget: 130 * 40)
        let isFreshAgain = scene.known.isFresh(19_951..<20_001)
        #expect(isFreshAgain)
    }

    @Test func whatIsFarAwayIsNotRead() {
        var scene = Scene(
            Parentheses(), "(\n" + String(repeating: "line\n", count: 1_000_000))
        _ = scene.highlight(900_000..<900_050, budget: 200 * 40)
        #expect(scene.known.isFresh(900_000..<900_050))
        // It is taken to begin like a text, until one comes there by reading.
        #expect(scene.known.tokens(ofLine: 900_000).isEmpty)
        scene.replace(4_600_000..<4_600_000, with: "(")
        _ = scene.highlight(920_000..<920_050)
        #expect(scene.known.tokens(ofLine: 920_010) == [SyntaxToken(0..<4, .comment)])
    }

    @Test func aSmallBudgetGoesOnWhereItEnded() {
        var scene = Scene(Parentheses(), "(\n" + String(repeating: "line\n", count: 10_000))
        var calls = 0
        while !scene.known.isFresh(9_000..<9_010) {
            _ = scene.highlight(9_000..<9_010, budget: 500)
            calls += 1
        }
        #expect((400...900).contains(calls))
        #expect(scene.known.tokens(ofLine: 9_005) == [SyntaxToken(0..<4, .comment)])
        // An enormous budget for each line is a line in each call.
        var lines = Scene(
            Parentheses(),
            "(\n" + String(repeating: String(repeating: "x", count: 999) + "\n", count: 300))
        calls = 0
        while !lines.known.isFresh(290..<300) {
            _ = lines.highlight(290..<300, budget: 1)
            calls += 1
        }
        #expect((290...400).contains(calls))
    }

    @Test func colorsStayWhileTheLineIsTyped() {
        var scene = Scene(SwiftHighlighter(), "let name = \"text\" // note\n")
        _ = scene.highlight(0..<1)
        scene.replace(13..<13, with: "ab")
        #expect(
            scene.known.tokens(ofLine: 0) == [
                SyntaxToken(0..<3, .keyword), SyntaxToken(11..<19, .string),
                SyntaxToken(20..<27, .comment),
            ])
        #expect(scene.highlight(0..<1) == [])
    }

    private struct Failing: SyntaxHighlighter {
        struct Failure: Error {}
        let initialState = 0

        func highlight(_ line: [UInt8], state: inout Int) throws -> [SyntaxToken] {
            state += 1
            if line.isEmpty { throw Failure() }
            return [
                SyntaxToken(-3..<2, .keyword), SyntaxToken(1..<99, .string),
                SyntaxToken(50..<60, .number),
            ]
        }
    }

    @Test func oddTokensAreCutToTheLineAndErrorsLeaveItPlain() {
        var scene = Scene(Failing(), "line\n\nline")
        _ = scene.highlight(0..<3)
        let expected = [SyntaxToken(0..<2, .keyword), SyntaxToken(2..<4, .string)]
        #expect(scene.tokens(0..<3) == [expected, [], expected])
        #expect(scene.known.entries.map(\.state) == [0, 1, 1])
    }

    @Test func longLinesAreCut() {
        var scene = Scene(Parentheses(), "(\n" + String(repeating: "x", count: 1_000_000))
        _ = scene.highlight(1..<2)
        #expect(scene.known.tokens(ofLine: 1) == [SyntaxToken(0..<16_384, .comment)])
    }

    /// Random edits give the same tokens as reading from the start.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func editsAreReadAsTheWholeText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "\n", "\n", "\n", "\r\n", "/*", "*/", "\"", "\"\"\"", "\\(", ")", "(", "#\"", "let a",
            " ",
            "// c", "0x1",
        ]
        func text(_ count: Int) -> String {
            (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
                .joined()
        }
        var scene = Scene(SwiftHighlighter(), text(Int.random(in: 0...3_000, using: &random)))
        for _ in 0..<60 {
            let start = Int.random(in: 0...scene.storage.count, using: &random)
            let most = Int.random(in: 0...9, using: &random) == 0 ? 900 : 4
            let end = min(
                scene.storage.count, start + Int.random(in: 0...most, using: &random))
            scene.replace(start..<end, with: text(Int.random(in: 0...most / 3, using: &random)))
            guard Bool.random(using: &random) else { continue }
            let first = Int.random(in: 0..<scene.storage.lineCount, using: &random)
            let lines = first..<min(scene.storage.lineCount, first + 20)
            _ = scene.highlight(lines)
            #expect(scene.known.isFresh(lines))
            #expect(scene.tokens(lines) == scene.expected(lines))
        }
    }
}
