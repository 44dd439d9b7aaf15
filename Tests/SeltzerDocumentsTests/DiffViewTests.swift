// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffColumns, DiffCommand, DiffEvents, DiffLook, DiffText, DiffTexts, DiffView+Accessibility,
// DiffView+Drawing, DiffView+Find, DiffView+Folding, DiffView+Headings, DiffView+Mouse, DiffView+Scrolling,
// DiffView+Selection, DiffView+TextMarking.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments

@MainActor
@Suite struct DiffViewTests {
    /// Two files: an edited one with two hunks, and a new one.
    private static var document: DiffDocument {
        let old = (1...30).map { "let tide\($0) = load(\($0))\n" }.joined()
        let new = old.replacing("let tide3 = load(3)\n", with: "let tide3 = shared(3)\n")
            .replacing("let tide20 = load(20)\n", with: "")
        return DiffDocument(
            DiffDocument(from: old, to: new, path: "Sources/Tides.swift", context: 1).files
                + DiffDocument(file: "notes.txt", from: nil, to: "one\n語\n").files)
    }

    private func start(
        _ document: DiffDocument = Self.document, columns: Int = 50, rows: Int = 16,
        look: DisplayLook = .dark, _ prepare: (DiffView) -> Void = { _ in }
    ) async -> (DiffView, Pilot) {
        let view = DiffView(document)
        prepare(view)
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        await pilot.settle()
        return (view, pilot)
    }

    /// The rows of the screen without bars, and without the blanks at their ends.
    private func lines(_ pilot: Pilot) -> [String] {
        let scrollBar = (pilot.application.windows.first?.bounds.width ?? 0) - 1
        return pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
            var line = $0.hasPrefix("▌") ? " " + $0.dropFirst() : String($0)
            if line.cellWidth > scrollBar { line.removeLast() }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

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

    @Test func partsFoldByKeyAndByClick() async {
        let (view, pilot) = await start()
        await pilot.press("g", "down", "z")
        #expect(view.currentPart == .hunk(file: 0, hunk: 0))
        #expect(view.isFolded(.hunk(file: 0, hunk: 0)))
        #expect(lines(pilot)[2].hasPrefix("  ▾ @@ -19"))
        await pilot.click(column: 6, row: 0)
        #expect(view.isFolded(.file(0)))
        #expect(lines(pilot)[2].hasPrefix("  ▾ notes.txt"))
        #expect(
            pilot.events(DiffPartFolded.self) == [
                DiffPartFolded(part: .hunk(file: 0, hunk: 0), isFolded: true),
                DiffPartFolded(part: .file(0), isFolded: true),
            ])
        await pilot.press("Z", "Z")
        #expect(!view.isFolded(.file(0)) && view.isFolded(.hunk(file: 0, hunk: 0)))
        view.setFolded(true, [.file(1)])
        #expect(pilot.events(DiffPartFolded.self).count == 2 + 2 * 2 - 1)
    }

    @Test func aPressAndEnterReportTheLine() async {
        let (_, pilot) = await start()
        await pilot.click(column: 20, row: 4)
        #expect(
            pilot.events(DiffPartPressed.self).map(\.part) == [.line(file: 0, hunk: 0, line: 2)])
        await pilot.press("up", "enter")
        #expect(
            pilot.events(DiffPartActivated.self).map(\.part) == [.line(file: 0, hunk: 0, line: 1)])
    }

    @Test func bothHalvesReportTheirOwnLine() async {
        let (_, pilot) = await start(columns: 120)
        await pilot.click(column: 10, row: 3)
        await pilot.click(column: 80, row: 3)
        #expect(
            pilot.events(DiffPartPressed.self).map(\.part)
                == [.line(file: 0, hunk: 0, line: 1), .line(file: 0, hunk: 0, line: 2)])
    }

    @Test func keysMoveToHunksFilesAndChanges() async {
        let (view, pilot) = await start()
        await pilot.press("]")
        #expect(view.currentPart == .hunk(file: 0, hunk: 0))
        await pilot.press("]", "]", "]")
        #expect(view.currentPart == .hunk(file: 1, hunk: 0))
        await pilot.press("[")
        #expect(view.currentPart == .hunk(file: 0, hunk: 1))
        await pilot.press("}")
        #expect(view.currentPart == .file(1))
        await pilot.press("{", "c")
        #expect(view.currentPart == .line(file: 0, hunk: 0, line: 1))
        await pilot.press("c", "c", "C")
        #expect(view.currentPart == .line(file: 0, hunk: 1, line: 1))
        view.showsFileHeadings = false
        view.showsHunkHeadings = false
        await pilot.press("g", "]")
        #expect(view.currentPart == .hunk(file: 0, hunk: 1))
        await pilot.press("}")
        #expect(view.currentPart == .line(file: 1, hunk: 0, line: 0))
    }

    @Test func theCurrentRowIsReportedIfTheUserChangesIt() async {
        let (view, pilot) = await start()
        await pilot.press("down", "shift-down", "escape")
        #expect(
            pilot.events(DiffSelectionChanged.self).map(\.part) == [
                .file(0), .hunk(file: 0, hunk: 0), nil,
            ])
        view.currentPart = .file(1)
        view.selectAll()
        view.deselect()
        #expect(pilot.events(DiffSelectionChanged.self).count == 3)
    }

    private func stage(
        _ done: @escaping @MainActor (DiffPart?) -> Void
    ) -> @MainActor (DiffPart) -> [Action] {
        { part in
            var off = Action("drop", title: "Drop") { _ in .stop }
            off.attributes = .hidden
            guard part.hunk == 0 else { return [off] }
            let stage = Action("stage", title: "Stage", keys: ["s"]) { responder in
                done((responder as? DiffView)?.currentPart)
                return .stop
            }
            return [stage, off]
        }
    }

    @Test func actionsOfAHunkStandInItsHeading() async {
        var staged: [DiffPart?] = []
        let (view, pilot) = await start { $0.actionsForHunk = stage { staged.append($0) } }
        await pilot.press("s")
        #expect(staged.isEmpty && !pilot.screen.contains("Stage"))
        view.currentPart = .line(file: 0, hunk: 0, line: 1)
        await pilot.settle()
        #expect(lines(pilot)[1].hasSuffix(" Stage"))
        #expect(!pilot.screen.contains("Drop"))
        await pilot.press("s")
        await pilot.click(on: "Stage")
        #expect(staged.map { $0?.hunk } == [0, 0])
        // A press on an action is not a press on the heading.
        #expect(pilot.events(DiffPartPressed.self).isEmpty && !view.isFolded(staged[1] ?? .file(0)))
        view.currentPart = .line(file: 0, hunk: 1, line: 1)
        await pilot.settle()
        await pilot.press("s")
        #expect(staged.count == 2 && !pilot.screen.contains("Stage"))
    }

    @Test func theHunkUnderThePointerShowsItsActions() async {
        var staged: [DiffPart?] = []
        let (_, pilot) = await start { $0.actionsForHunk = stage { staged.append($0) } }
        await pilot.move(column: 8, row: 1)
        #expect(lines(pilot)[1].hasSuffix(" Stage"))
        await pilot.click(on: "Stage")
        #expect(staged == [.hunk(file: 0, hunk: 0)])
    }

    @Test func theContextMenuHasTheActionsOfTheHunk() async throws {
        let (view, pilot) = await start { $0.actionsForHunk = stage { _ in } }
        let menu = try #require(view.contextMenu(at: Point(x: 20, y: 3)))
        #expect(view.currentPart == .line(file: 0, hunk: 0, line: 1))
        let titles = menu.children.flatMap { ($0 as? Menu)?.children ?? [] }.map {
            ($0 as? Action)?.title
        }
        #expect(titles == ["Stage", "Fold", "Copy", "Copy as patch"])
        #expect(pilot.events(DiffSelectionChanged.self).count == 1)
        view.deselect()
        #expect(view.contextMenu(at: nil) == nil)
    }

    @Test func selectedLinesAreCopiedWithoutSigns() async {
        let (view, pilot) = await start()
        view.currentPart = .line(file: 0, hunk: 0, line: 1)
        await pilot.press("shift-down", "y")
        #expect(pilot.application.pasteboard.string == "let tide3 = load(3)\nlet tide3 = shared(3)")
        await pilot.drag(fromColumn: 15, row: 2, toColumn: 15, row: 3)
        #expect(view.selectedText == "let tide2 = load(2)\nlet tide3 = load(3)")
        #expect(pilot.application.pasteboard.string == view.selectedText)
    }

    @Test func selectedChangesAreCopiedAsAPatch() async throws {
        let (view, pilot) = await start()
        #expect(view.selectedPatch.isEmpty)
        view.currentPart = .line(file: 0, hunk: 0, line: 0)
        await pilot.press("Y")
        let hunk = try #require(pilot.application.pasteboard.string)
        #expect(hunk == Self.document.changes(in: [.hunk(file: 0, hunk: 0)]).unifiedText)
        view.currentPart = .line(file: 0, hunk: 0, line: 2)
        await pilot.press("shift-down")
        #expect(
            view.selectedPatch
                == "--- a/Sources/Tides.swift\n+++ b/Sources/Tides.swift\n@@ -2,3 +2,4 @@\n"
                + " let tide2 = load(2)\n let tide3 = load(3)\n+let tide3 = shared(3)\n"
                + " let tide4 = load(4)\n")
        view.selectAll()
        #expect(view.selectedPatch == Self.document.unifiedText)
        view.arrangement = .sideBySide
        view.currentPart = .line(file: 0, hunk: 0, line: 0)
        await pilot.press("shift-down")
        #expect(view.selectedParts.map(\.line) == [0, 1, 2])
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

    @Test func filesWithoutLinesSayWhy() async throws {
        let document = try DiffDocument(
            unified: """
                diff --git a/tide.png b/tide.png
                index 1..2
                Binary files a/tide.png and b/tide.png differ
                diff --git a/run.sh b/run.sh
                old mode 100644
                new mode 100755
                diff --git a/old.txt b/new.txt
                similarity index 100%
                rename from old.txt
                rename to new.txt

                """)
        let (_, pilot) = await start(document) { $0.showsFileHeadings = false }
        #expect(
            lines(pilot).prefix(5) == [
                "    tide.png                              binary", "",
                "    run.sh                 mode 100644 to 100755", "",
                "    old.txt → new.txt                    renamed",
            ])
        await pilot.press("down", "z", "Z")
        #expect(pilot.events(DiffPartFolded.self).isEmpty)
    }

    @Test func aPanelWithoutHeadingsShowsAGap() async {
        let (view, pilot) = await start(columns: 40, rows: 8) { view in
            view.showsFileHeadings = false
            view.showsHunkHeadings = false
        }
        #expect(lines(pilot)[4].trimmingBlanks == "…")
        #expect(view.sizeThatFits(Size(width: 40, height: .max)).height == 10)
        #expect(view.sizeThatFits(Size(width: 40, height: 3)).height == 3)
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

extension String {
    fileprivate var trimmingBlanks: Substring {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
