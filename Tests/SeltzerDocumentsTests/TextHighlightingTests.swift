// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SyntaxToken+style.

import Foundation
import SeltzerBase
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextHighlightingTests {
    private func start(
        _ text: String, _ highlighter: (any SyntaxHighlighter)?, rows: Int = 4
    ) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        view.highlighter = highlighter
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: rows)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    /// The italic and the bold cells of a row, as `/` and `#`.
    private func marks(_ pilot: Pilot, row: Int, columns: Int) -> String {
        String(
            (0..<columns).map { column in
                let attributes = pilot.display.buffer[Point(x: column, y: row)].attributes
                return attributes.contains(.italic) ? "/" : attributes.contains(.bold) ? "#" : "."
            })
    }

    private func foreground(_ pilot: Pilot, column: Int, row: Int) -> Color {
        pilot.display.buffer[Point(x: column, y: row)].foreground
    }

    /// Waits until all is known that is seen.
    private func finish(_ view: TextView, _ pilot: Pilot) async {
        while let task = view.highlightingTask {
            await task.value
            await pilot.settle()
        }
    }

    @Test func theFirstFrameHasItsColors() async {
        let (view, pilot) = await start("let 漢 = 1 // note\n/* a\nb */ c", SwiftHighlighter())
        #expect(view.highlightingTask == nil)
        #expect(marks(pilot, row: 0, columns: 20) == "...........///////..")
        #expect(marks(pilot, row: 1, columns: 6) == "////..")
        #expect(marks(pilot, row: 2, columns: 6) == "////..")
        let keyword = foreground(pilot, column: 0, row: 0)
        #expect(keyword != foreground(pilot, column: 7, row: 0))
        view.highlighter = nil
        await pilot.settle()
        #expect(marks(pilot, row: 1, columns: 6) == "......")
        #expect(foreground(pilot, column: 0, row: 0) == foreground(pilot, column: 7, row: 0))
    }

    @Test func whatIsTypedChangesTheColorsOfWhatFollows() async {
        let (_, pilot) = await start("a\nb\nc", SwiftHighlighter())
        await pilot.type("/*")
        #expect((0..<3).map { marks(pilot, row: $0, columns: 3) } == ["///", "/..", "/.."])
        await pilot.press("down", "end")
        await pilot.type("*/")
        #expect((0..<3).map { marks(pilot, row: $0, columns: 3) } == ["///", "///", "..."])
        await pilot.press("super-z", "super-z")
        #expect((0..<3).map { marks(pilot, row: $0, columns: 3) } == ["...", "...", "..."])
    }

    @Test func aJumpToTheEndOfALongTextIsColoredByATask() async {
        let (view, pilot) = await start(
            "/*\n" + String(repeating: "line\n", count: 40_000), SwiftHighlighter())
        await pilot.press("ctrl-end", "up")
        await finish(view, pilot)
        #expect(marks(pilot, row: 1, columns: 6) == "////..")
        view.storage = TextStorage("plain")
        await pilot.settle()
        #expect(marks(pilot, row: 0, columns: 6) == "......")
    }

    /// Works off the main actor, and colors all that is in parentheses.
    private struct Slow: SyntaxHighlighter {
        let initialState = false

        func highlight(_ line: [UInt8], state: inout Bool) -> [SyntaxToken] {
            defer { if line.contains(0x28) { state = true } }
            return state ? [SyntaxToken(0..<line.count, .strong)] : []
        }
    }

    @Test func aSlowHighlighterWorksBesideTyping() async {
        let (view, pilot) = await start("a\nbb\nccc", Slow())
        await pilot.type("(")
        await pilot.type("x")
        await finish(view, pilot)
        #expect((0..<3).map { marks(pilot, row: $0, columns: 4) } == ["....", "##..", "###."])
        #expect(view.text == "(xa\nbb\nccc")
    }

    /// Ends only when it is cancelled.
    private struct Hanging: SyntaxHighlighter {
        let initialState = 0

        func highlight(_ line: [UInt8], state: inout Int) throws -> [SyntaxToken] {
            while !Task.isCancelled { Thread.sleep(forTimeInterval: 0.001) }
            return [SyntaxToken(0..<line.count, .strong)]
        }
    }

    @Test func aHighlighterThatHangsIsGivenUp() async {
        let (view, pilot) = await start("a", Hanging())
        #expect(view.highlightingTask != nil)
        await pilot.type("b")
        #expect(pilot.screen.hasPrefix("ba"))
        await pilot.advance(by: .seconds(3))
        #expect(view.highlightingTask == nil)
        await pilot.type("c")
        #expect(pilot.screen.hasPrefix("bca"))
        #expect(marks(pilot, row: 0, columns: 3) == "...")
        #expect(view.highlightingTask == nil)
        view.highlighter = SwiftHighlighter()
        await pilot.type("//")
        #expect(marks(pilot, row: 0, columns: 6) == "..///.")
    }

    private struct Throwing: SyntaxHighlighter {
        struct Failure: Error {}
        let initialState = 0

        func highlight(_ line: [UInt8], state: inout Int) throws -> [SyntaxToken] {
            if line.contains(0x21) { throw Failure() }
            return [SyntaxToken(-5..<99, .strong)]
        }
    }

    @Test func aLineForWhichTheHighlighterThrowsIsPlain() async {
        let (view, pilot) = await start("a!\nb", Throwing())
        await finish(view, pilot)
        #expect((0..<2).map { marks(pilot, row: $0, columns: 3) } == ["...", "#.."])
    }

    @Test func bytesWithoutUTF8HaveTheColorsOfTheirPlaces() async {
        let (view, pilot) = await start("", SwiftHighlighter())
        view.storage = TextStorage(bytes: [0x61, 0xFF, 0xC3] + Array(" \"é\" // b".utf8))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("a�� \"é\" // b"))
        #expect(marks(pilot, row: 0, columns: 14) == "........////..")
    }

    @Test func anEnormousLineIsColoredAtItsStart() async {
        let (view, pilot) = await start(
            "//" + String(repeating: "x", count: 3_000_000), SwiftHighlighter())
        #expect(marks(pilot, row: 1, columns: 4) == "////")
        await pilot.press("end")
        await finish(view, pilot)
        #expect(marks(pilot, row: 3, columns: 4) == "....")
    }

    @Test func aTextIsColoredWithoutAView() {
        let lines = JSONHighlighter().styledLines(of: "{\"a\": 1}\r\n\n// é")
        #expect(lines.map(\.string) == ["{\"a\": 1}", "", "// é"])
        #expect(
            lines[0].runs.map(\.style)
                == [.plain, .key, .plain, .number, .plain].map { (kind: SyntaxToken.Kind) in
                    kind.style
                })
        #expect(lines[2].runs.map(\.style) == [SyntaxToken.Kind.comment.style])
    }
}
