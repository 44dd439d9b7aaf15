// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownPosition.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct MarkdownViewSelectionTests {
    private func start(
        _ text: String, columns: Int = 40, rows: Int = 16
    ) async -> (MarkdownView, Pilot) {
        let view = MarkdownView(text)
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: rows)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    private static let blocks = """
        The *moon* pulls
        the sea.

        - one
        - two 漢字

        > quoted

        ```swift
        let a = 1

        \tlet b = 2
        ```

        | Port | m |
        |------|--:|
        | Brest | 7 |
        | Saint-Malo | 12 |
        """

    /// Drags from the first cell of one text to the cell after another one.
    private func drag(_ pilot: Pilot, from first: String, to last: String) async {
        guard let start = pilot.location(of: first), let end = pilot.location(of: last) else {
            return
        }
        let width = last.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
        await pilot.drag(
            fromColumn: start.x, row: start.y, toColumn: end.x + width, row: end.y)
    }

    @Test func aDragSelectsAcrossBlocksAndCtrlCCopies() async {
        let (view, pilot) = await start(Self.blocks)
        await drag(pilot, from: "moon", to: "two 漢字")
        #expect(view.selectedText == "moon pulls the sea.\n\none\ntwo 漢字")
        #expect(pilot.events(MarkdownSelectionChanged.self).last?.lines == 0..<5)
        await pilot.press("ctrl-c")
        #expect(pilot.display.clipboard == "moon pulls the sea.\n\none\ntwo 漢字")
        await drag(pilot, from: "quoted", to: "let b")
        #expect(view.selectedText == "quoted\n\nlet a = 1\n\n    let b")
        await pilot.press("alt-w")
        #expect(pilot.display.clipboard == view.selectedText)
        await drag(pilot, from: "two", to: "moon")
        #expect(view.selectedText == " pulls the sea.\n\none\n")
    }

    @Test func cellsOfATableAreCopiedWithTabs() async {
        let (view, pilot) = await start(Self.blocks)
        await drag(pilot, from: "Port", to: "12")
        #expect(view.selectedText == "Port\tm\nBrest\t7\nSaint-Malo\t12")
        await drag(pilot, from: "rest", to: "7")
        #expect(view.selectedText == "rest\t7")
    }

    @Test func wideCharactersAreSelectedWhole() async {
        let (view, pilot) = await start("漢字 sea")
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 5, row: 0)
        #expect(view.selectedText == "漢")
        let row = (0..<9).map { pilot.display.buffer[Point(x: $0, y: 0)].background }
        #expect(row[2] == row[3])
        #expect(row[2] != row[4])
        #expect(row[4] == row[6])
    }

    @Test func clicksSelectWordsAndBlocks() async {
        let (view, pilot) = await start(Self.blocks)
        await pilot.click(on: "pulls")
        #expect(view.selectedText == "")
        await pilot.click(on: "pulls")
        #expect(view.selectedText == "pulls")
        await pilot.click(on: "pulls")
        #expect(view.selectedText == "The moon pulls the sea.")
        #expect(pilot.events(SectionFolded.self).isEmpty)
        for _ in 0..<3 { await pilot.click(on: "let b") }
        #expect(view.selectedText == "    let b = 2")
        for _ in 0..<3 { await pilot.click(on: "Brest") }
        #expect(view.selectedText == "Brest\t7")
    }

    @Test func aDragAfterADoubleClickSelectsByWords() async {
        let (view, pilot) = await start("one two three four")
        await pilot.click(column: 7, row: 0)
        await pilot.mouseDown(column: 7, row: 0)
        await pilot.move(column: 12, row: 0)
        await pilot.mouseUp(column: 12, row: 0)
        #expect(view.selectedText == "two three")
    }

    @Test func shiftExtendsTheSelection() async {
        let (view, pilot) = await start(Self.blocks)
        await pilot.click(on: "moon")
        guard let end = pilot.location(of: "sea") else { return }
        await pilot.click(column: end.x + 3, row: end.y, modifiers: .shift)
        #expect(view.selectedText == "moon pulls the sea")
        await pilot.click(on: "one")
        #expect(view.selectedText == "")
        #expect(pilot.events(MarkdownSelectionChanged.self).last?.lines == nil)
    }

    @Test func aDragBeyondAnEdgeScrolls() async {
        let text = (1...40).map { "line \($0)" }.joined(separator: "\n\n")
        let (view, pilot) = await start(text, rows: 5)
        await pilot.mouseDown(column: 2, row: 0)
        await pilot.move(column: 9, row: 9)
        await pilot.advance(by: .seconds(1))
        await pilot.mouseUp(column: 9, row: 9)
        #expect(view.visibleLines.lowerBound > 10)
        #expect(view.selectedText.hasPrefix("line 1\n\nline 2\n\n"))
        #expect(view.selectedText.count > 60)
        let top = view.visibleLines
        await pilot.advance(by: .seconds(1))
        #expect(view.visibleLines == top)
    }

    @Test func aDragOverALinkFollowsNothing() async {
        let (view, pilot) = await start("see [the tables](t.md) now")
        await drag(pilot, from: "the", to: "the tab")
        #expect(view.selectedText == "the tab")
        #expect(pilot.events(LinkActivated.self).isEmpty)
        await pilot.click(on: "tables")
        #expect(pilot.events(LinkActivated.self).count == 1)
    }

    @Test func keysSelectLinesAndAll() async {
        let (view, pilot) = await start(Self.blocks)
        await pilot.press("shift-down", "shift-down")
        #expect(view.selectedText == "The moon pulls the sea.\n\none")
        await pilot.press("shift-up")
        #expect(view.selectedText == "The moon pulls the sea.")
        await pilot.press("alt-a")
        #expect(view.selectedText.hasPrefix("The moon"))
        #expect(view.selectedText.hasSuffix("Saint-Malo\t12"))
        await pilot.press("escape")
        #expect(view.selectedText == "")
        for _ in 0..<20 { await pilot.press("shift-down") }
        #expect(view.selectedText.hasSuffix("Saint-Malo\t12"))
    }

    @Test func foldedTextBelongsToASelectionAroundIt() async {
        let (view, pilot) = await start("# A\n\none\n\n# B\n\ntwo\n")
        view.setFolded(true, view.headings[0])
        await pilot.press("alt-a")
        #expect(view.selectedText == "A\n\none\n\nB\n\ntwo")
    }

    @Test func aSelectionStaysWhileTextIsAddedAfterIt() async {
        let (view, pilot) = await start("one\n\ntwo thr")
        await drag(pilot, from: "one", to: "two")
        view.append("ee *four* and")
        #expect(view.selectedText == "one\n\ntwo")
        view.append("\n\nmore\n")
        await pilot.settle()
        #expect(view.selectedText == "one\n\ntwo")
        await drag(pilot, from: "one", to: "more")
        #expect(view.selectedText == "one\n\ntwo three four and\n\nmore")
        view.append("===\n")
        #expect(view.selectedText == "one\n\ntwo three four and\n\nmore")
        view.text = "one\n\ntwo"
        #expect(view.selectedText == "")
    }

    @Test func whatWasFoundIsSelectedWhenTheBarCloses() async {
        let (view, pilot) = await start(Self.blocks)
        await pilot.press("/")
        await pilot.type("two")
        await pilot.settle()
        await pilot.press("escape")
        #expect(view.selectedText == "two")
        #expect(view.suggestedSearchText == "two")
    }

    @Test func ctrlCWithoutASelectionIsLeftToTheApplication() async {
        let (_, pilot) = await start("one")
        pilot.display.clipboard = "before"
        await pilot.press("ctrl-c")
        #expect(pilot.display.clipboard == "before")
        #expect(pilot.ending == .cancelled)
    }

    @Test func nothingBreaksWhereThereIsNoText() async {
        for text in ["", "---", "-", "> ---\n\n- \n", "```\n```\n", "|a|\n|-|\n"] {
            let (view, pilot) = await start(text, columns: 9, rows: 4)
            await pilot.drag(fromColumn: 0, row: 0, toColumn: 8, row: 3)
            await pilot.press("alt-a", "ctrl-c", "shift-down", "shift-up", "escape", "shift-up")
            for _ in 0..<3 { await pilot.click(column: 3, row: 1) }
            await pilot.resize(columns: 1, rows: 1)
            await pilot.drag(fromColumn: 0, row: 0, toColumn: 8, row: 3)
            #expect(view.selectedText.count < 2)
            #expect(await pilot.faults().isEmpty)
        }
    }

    @Test func manyLinesAreSelectedAndCopied() async {
        let (view, pilot) = await start(
            "```\n" + String(repeating: "code\n", count: 200_000) + "last\n```\n")
        await pilot.press("shift-down", "end")
        await pilot.click(on: "last")
        await pilot.click(on: "last")
        #expect(view.selectedText == "last")
        await pilot.press("home")
        await pilot.click(column: 5, row: 3, modifiers: .shift)
        #expect(view.selectedText.utf8.count > 900_000)
    }
}
