// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffCommand, DiffEvents, DiffView+Mouse, DiffView+TextMarking.

import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments

@MainActor
@Suite struct DiffViewSelectionTests: DiffScene {
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
}
