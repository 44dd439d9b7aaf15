// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Text of logs, Markdown and text views that is marked by dragging.
@MainActor
@Suite struct LogViewTextMarkingTests {
    private func start(_ view: View, columns: Int = 30, rows: Int = 6) async -> Pilot {
        await Pilot(ViewController(view: view), columns: columns, rows: rows)
    }

    @Test func partOfALogLineIsMarked() async {
        let log = LogView()
        log.appendImmediately("alpha beta gamma")
        let pilot = await start(log)
        await pilot.drag(fromColumn: 2 + 6, row: 0, toColumn: 2 + 9, row: 0)
        #expect(pilot.application.pasteboard.string == "beta")
    }

    @Test func tripleClickInALogCopiesTheWholeLine() async {
        let log = LogView()
        let line = "18:05:57  cassis fizz for table seven, without ice"
        log.appendImmediately(line)
        log.appendImmediately("another line")
        let pilot = await start(log)
        #expect(pilot.screen.contains("…"))
        for _ in 0..<3 { await pilot.click(column: 6, row: 0) }
        #expect(pilot.application.markedText == line)
        #expect(pilot.application.pasteboard.string == line)
    }

    @Test func partOfASelectedLineStandsOut() async {
        let log = LogView()
        log.appendImmediately("alpha beta gamma")
        let pilot = await start(log)
        await pilot.drag(fromColumn: 2 + 6, row: 0, toColumn: 2 + 9, row: 0)
        let grounds = [2, 9].map { pilot.display.buffer[Point(x: $0, y: 0)].background }
        #expect(grounds[0] == pilot.application.effectiveTheme[.selection])
        #expect(grounds[0] != grounds[1])
    }

    @Test func markdownIsCopiedOnRelease() async {
        let pilot = await start(MarkdownView("alpha beta\n\ngamma"))
        await pilot.drag(fromColumn: 2 + 6, row: 0, toColumn: 2 + 10, row: 0)
        #expect(pilot.application.pasteboard.string == "beta")
    }

    @Test func lineNumbersAndScrollBarsAreNotCopied() async throws {
        let text = TextView((0..<20).map { "var sugar = \($0 + 40)" }.joined(separator: "\n"))
        text.showsLineNumbers = true
        let labels = StackView(.vertical, [Label("plain"), Label("view")])
        labels.alignment = .fill
        let stack = StackView(.horizontal, [labels, text])
        stack.alignment = .fill
        let pilot = await start(stack, columns: 50, rows: 2)
        #expect(pilot.screen.contains(" 2 ") && pilot.screen.contains("var sugar = 41"))
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 49, row: 1)
        let lines = try #require(pilot.application.pasteboard.string).split(separator: "\n")
        #expect(
            lines.map { $0.split(separator: " ").joined(separator: " ") }
                == ["plain var sugar = 40", "view var sugar = 41"])
    }
}
