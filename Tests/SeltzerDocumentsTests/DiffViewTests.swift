// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffColumns, DiffLook, DiffText, DiffTexts, DiffView+Accessibility, DiffView+Drawing, DiffView+Find,
// DiffView+Scrolling.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments

@MainActor
@Suite struct DiffViewTests: DiffScene {
    @Test func filesHunksAndLinesAreShownWithTheirNumbers() async {
        let (_, pilot) = await start()
        #expect(
            lines(pilot).prefix(14) == [
                "  ▾ Sources/Tides.swift                    +1 −2",
                "  ▾ @@ -2,3 +2,3 @@",
                "   2   2    let tide2 = load(2)",
                "   3      − let tide3 = load(3)",
                "       3  + let tide3 = shared(3)",
                "   4   4    let tide4 = load(4)",
                "  ▾ @@ -19,3 +19,2 @@",
                "  19  19    let tide19 = load(19)",
                "  20      − let tide20 = load(20)",
                "  21  20    let tide21 = load(21)",
                "",
                "  ▾ notes.txt                            new  +2",
                "  ▾ @@ -0,0 +1,2 @@",
                "       1  + one",
            ])
    }

    @Test(arguments: [DisplayLook.dark, .noColor]) func snapshotMatches(look: DisplayLook) async {
        let (_, pilot) = await start(look: look)
        // The current row is a changed line, whose fill gives way to the selection.
        await pilot.press("down", "down", "down", "down")
        #expect(pilot.difference(fromSnapshot: "diffView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func aWideViewShowsBothVersionsSideBySide() async {
        let (view, pilot) = await start(columns: 120)
        #expect(view.isSideBySide)
        let rows = lines(pilot)
        #expect(rows[3].hasPrefix("   3  − let tide3 = load(3)"))
        #expect(rows[3].contains("3  + let tide3 = shared(3)"))
        #expect(rows[5].hasPrefix("  ▾ @@ -19"))
        await pilot.resize(columns: 60, rows: 16)
        #expect(!view.isSideBySide)
        await pilot.press("v")
        #expect(view.arrangement == .sideBySide)
        await pilot.press("v")
        #expect(view.arrangement == .unified)
    }

    @Test func aSearchFindsLinesOfFoldedParts() async {
        let (view, pilot) = await start()
        view.setAllFolded(true)
        await pilot.press("/")
        await pilot.type("shared")
        await pilot.press("enter")
        #expect(!view.isFolded(.file(0)))
        #expect(pilot.screen.contains("shared(3)"))
        #expect(pilot.screen.contains("1 of 1"))
    }

    @Test func longLinesScrollSideways() async {
        let long = String(repeating: "語x", count: 40)
        let (_, pilot) = await start(DiffDocument(from: "a\n", to: long + "\tend\n", path: "x"))
        #expect(lines(pilot)[3].hasSuffix("…"))
        for _ in 0..<40 { await pilot.press("right") }
        #expect(pilot.screen.contains("end"))
    }

    @Test func ofAnEnormousLineOnlyTheBeginningIsDrawn() async {
        let long = String(repeating: "x ", count: 500_000)
        let (view, pilot) = await start(DiffDocument(from: long, to: long + "y", path: "x.swift"))
        #expect(lines(pilot)[2].hasSuffix("…"))
        #expect(view.rows.text(0).text.string.utf8.count == 16_384)
        view.currentPart = .line(file: 0, hunk: 0, line: 1)
        #expect(view.selectedText == long + "y")
    }

    @Test func hugeDocumentsAreShownAtOnce() async {
        let old = (0..<100_000).map { "line \($0)\n" }.joined()
        let (view, pilot) = await start(DiffDocument(from: old, to: "", path: "long.swift"))
        await pilot.press("G")
        #expect(lines(pilot).last?.hasSuffix("− line 99999") == true)
        view.currentPart = .line(file: 0, hunk: 0, line: 50_000)
        await pilot.settle()
        #expect(pilot.screen.contains("line 50000"))
    }

    @Test func wordsMovesAndMissingLineFeedsAreShown() async {
        let block = "let harbor = Harbor()\nlet tide = harbor.tide\nprint(tide)\n"
        let rest = (1...4).map { "line \($0)\n" }.joined()
        let document = DiffDocument(
            from: block + rest + "\tone 語 two", to: rest + block + "\tone 語 three\n",
            path: "a.txt", context: 0)
        let (_, pilot) = await start(document) { $0.showsLineNumbers = false }
        #expect(
            lines(pilot).prefix(12) == [
                "  ▾ a.txt                                  +4 −4", "  ▾ @@ -1,3 +0,0 @@",
                "  −‹let harbor = Harbor()", "  −‹let tide = harbor.tide", "  −‹print(tide)",
                "  ▾ @@ -8 +5,4 @@", "  −     one 語 two  no newline at end of file",
                "  +›let harbor = Harbor()", "  +›let tide = harbor.tide", "  +›print(tide)",
                "  +     one 語 three", "",
            ])
        // The changed word is bold, and the rest of the line is not.
        let buffer = pilot.display.buffer
        #expect(!buffer[Point(x: 8, y: 6)].attributes.contains(.bold))
        #expect(buffer[Point(x: 15, y: 6)].attributes.contains(.bold))
    }

    @Test func withoutColorsAndUnicodeSignsRemain() async {
        for look in [DisplayLook.noColor, .ascii] {
            let (_, pilot) = await start(look: look)
            #expect(lines(pilot)[3].contains(" load(3)") || lines(pilot)[3].contains("= load(3)"))
            let sign = look == .ascii ? "-" : "−"
            #expect(lines(pilot)[3].contains("\(sign) let tide3"))
            #expect(lines(pilot)[4].contains("+ let tide3"))
        }
    }

    @Test func elementsNameHeadingsAndLines() async {
        let (view, pilot) = await start()
        view.currentPart = .line(file: 0, hunk: 0, line: 1)
        await pilot.settle()
        let tree = String(describing: pilot.elementTree)
        #expect(tree.contains("1 line added, 2 lines removed") || tree.contains("3 lines added"))
        let parts = view.accessibilityParts.map(\.attributes)
        #expect(parts[0].role == .heading && parts[0].label == "Sources/Tides.swift")
        #expect(parts[0].value == "1 added, 2 removed")
        #expect(parts[1].label == "Hunk 1 at line 2" && parts[1].level == 2)
        #expect(parts[3].label == "let tide3 = load(3)" && parts[3].value == "removed, line 3")
        #expect(parts.map(\.isCurrent).firstIndex(of: true) == 3)
        view.arrangement = .sideBySide
        await pilot.settle()
        #expect(view.accessibilityParts[4].attributes.value == "added, line 3")
        view.setFolded(true, [.hunk(file: 0, hunk: 0)])
        #expect(view.accessibilityParts[1].attributes.value == "collapsed")
    }

    @Test func nothingBreaksInTinyWindowsAndWithoutDifferences() async {
        for document in [Self.document, DiffDocument()] {
            let (_, pilot) = await start(document)
            for (columns, rows) in [(1, 1), (2, 3), (6, 2), (21, 4), (150, 3), (40, 10)] {
                await pilot.resize(columns: columns, rows: rows)
                await pilot.press(
                    "]", "z", "v", "}", "c", "G", "shift-up", "right", "Z", "v", "enter", "escape")
                #expect(await pilot.faults().isEmpty)
            }
        }
        let (_, empty) = await start(DiffDocument())
        #expect(empty.screen.contains("No differences"))
    }
}
