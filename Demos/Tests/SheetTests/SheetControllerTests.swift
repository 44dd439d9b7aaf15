// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import SheetModel
import Testing

@testable import Sheet

@MainActor
@Suite struct SheetControllerTests {
    @Test(arguments: [(120, 34), (80, 24), (40, 12)])
    func windowIsComposed(columns: Int, rows: Int) async throws {
        let scene = try await SheetScene(columns: columns, rows: rows)
        try await scene.wait { columns < 100 || scene.pilot.screen.contains("How often") }
        #expect(scene.pilot.difference(fromSnapshot: "sheet-\(columns)x\(rows)") == nil)
        #expect(await scene.pilot.faults() == [])
    }

    @Test func schemaOpensTablesAndGoesToColumns() async throws {
        let scene = try await SheetScene()
        #expect(scene.pilot.screen.contains("▾ readings         60"))
        await scene.pilot.click(on: "photo")
        try await scene.wait(for: "Roscoff")
        #expect(scene.page.table == "stations")
        #expect(scene.page.grid.currentPosition.column == 2)
        await scene.pilot.press("ctrl-b", "home", "enter")
        try await scene.wait { scene.page.table == "readings" }
        #expect(scene.controller.pages.count == 2, "A table has one tab")
    }

    @Test func narrowWindowOffersTablesInAList() async throws {
        let scene = try await SheetScene(columns: 60, rows: 20)
        #expect(!scene.pilot.screen.contains("Schema  "))
        await scene.pilot.press("ctrl-b")
        await scene.pilot.type("stat")
        await scene.pilot.press("enter")
        try await scene.wait(for: "Saint-Malo")
    }

    @Test func statisticsFollowTheCurrentColumn() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 0, column: 3)
        try await scene.wait(for: "level_m  real")
        try await scene.wait { scene.pilot.screen.firstMatch(of: /Least +5\.00/) != nil }
        #expect(scene.pilot.screen.contains("Median"))
        await scene.pilot.press("f4")
        #expect(!scene.pilot.screen.contains("Median"))
    }

    @Test func statisticsCoverNarrowWindows() async throws {
        let scene = try await SheetScene(columns: 80, rows: 30)
        await scene.pilot.press("f4")
        #expect(scene.pilot.screen.contains("Statistics"))
        #expect(scene.pilot.screen.contains("id  int"))
        await scene.pilot.press("escape")
        #expect(!scene.pilot.screen.contains("Statistics"))
    }

    @Test func statusAddsTheSelectedNumbers() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 0, column: 3)
        await scene.pilot.press("shift-down", "shift-down")
        try await scene.wait(for: "3 cells")
        try await scene.wait(for: "sum 21.94")
        #expect(scene.pilot.screen.contains("mean 7.31"))
        #expect(scene.pilot.screen.contains("Row 3"))
    }

    @Test func referencesLeadToTheirRowAndBack() async throws {
        let scene = try await SheetScene(SheetScene.harbor(isReadOnly: true))
        await scene.go(row: 3, column: 1)
        #expect(scene.pilot.screen.contains("stations 4 ›"))
        await scene.pilot.press("enter")
        try await scene.wait { scene.page.table == "stations" }
        try await scene.wait { scene.page.grid.currentPosition.row == 3 }
        await scene.pilot.press("alt-backspace")
        #expect(scene.page.table == "readings")
        #expect(scene.page.grid.currentPosition == GridPosition(row: 3, column: 1))
        await scene.pilot.click(on: "stations 4 ›")
        try await scene.wait { scene.page.table == "stations" }
    }

    @Test func savedEditsAreCountedMarkedAndWritten() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 0, column: 4)
        await scene.pilot.press("enter")
        await scene.pilot.type("fog")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("1 unsaved row"))
        #expect(scene.pilot.screen.contains("readings ●"))
        await scene.pilot.press("ctrl-s")
        try await scene.wait(for: "1 row saved")
        #expect(!scene.pilot.screen.contains("unsaved"))
        let rows = try await scene.page.document.file.rows(of: "readings").rows(0..<1)
        #expect(rows[0].values[4] == .text("fog"))
    }

    @Test func refusedEditsStayAndTheReasonIsShown() async throws {
        let file = QueriedFile(base: SheetScene.harbor()) { _ in throw CancellationError() }
        let scene = try await SheetScene(file)
        await scene.go(row: 0, column: 4)
        await scene.pilot.press("shift-down", "shift-down")
        await scene.pilot.paste("a\nb\nc")
        #expect(scene.pilot.screen.contains("3 unsaved rows"))
        await scene.pilot.press("ctrl-s")
        try await scene.wait(for: "Another program changed row")
        #expect(scene.page.document.edits.rowCount == 3, "Nothing is lost")
    }

    @Test func discardAsksFirst() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 0, column: 4)
        await scene.pilot.press("delete", "down", "enter")
        await scene.pilot.type("x")
        await scene.pilot.press("enter", "ctrl-p")
        await scene.pilot.type("discard")
        await scene.pilot.press("enter")
        #expect(scene.page.document.edits.rowCount == 1)
        try await scene.pilot.element(.button, "Discard edits").click()
        try await scene.wait { scene.page.document.edits.isEmpty }
    }

    @Test func quittingAsksAboutEdits() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 0, column: 4)
        await scene.pilot.press("enter")
        await scene.pilot.type("fog")
        await scene.pilot.press("enter", "ctrl-q")
        #expect(scene.pilot.screen.contains("Save 1 edited rows?"))
        await scene.pilot.press("escape")
        #expect(scene.pilot.ending == nil)
        await scene.pilot.press("ctrl-q", "alt-d")
        try await scene.wait { scene.pilot.ending != nil }
    }

    @Test(arguments: [["ctrl-s"], ["ctrl-q", "alt-s"], ["ctrl-q", "alt-d"]])
    func savedAndDiscardedEditsAreNotOfferedAgain(keys: [KeyChord]) async throws {
        let folder = try SheetFolder()
        let recovery = try SheetRecovery(folder: folder.state)
        let scene = try await SheetScene(recovery: recovery)
        await scene.go(row: 0, column: 4)
        await scene.pilot.press("enter")
        await scene.pilot.type("fog")
        await scene.pilot.press("enter")
        try await scene.wait(for: "edits on the disk") { folder.hasUnsavedEdits }
        for key in keys { await scene.pilot.press(key) }
        try await scene.wait(for: "no edits on the disk") { !folder.hasUnsavedEdits }
        try await scene.wait { keys.count == 1 || scene.pilot.ending != nil }
    }

    @Test func abandonedEditsAreOfferedAndRestored() async throws {
        let folder = try SheetFolder()
        var edits = SheetEdits()
        let row = SheetRow(id: .number(0), values: [.integer(1), .integer(1), .null, .null, .null])
        edits.set(.text("kept"), row: row, column: 4, in: "readings")
        // A lock that a process holds twice is free for none, so the run ends first.
        try await SheetRecovery(folder: folder.state).keep(edits, of: "/srv/harbor.db")
        let scene = try await SheetScene(recovery: SheetRecovery(folder: folder.state))
        try await scene.wait(for: "Restore 1 edited rows of harbor.db?")
        await scene.pilot.press("alt-r")
        try await scene.wait(for: "1 unsaved row")
        #expect(scene.pilot.screen.contains("kept"))
    }

    @Test func pickedRowsGiveTheirKey() async throws {
        let scene = try await SheetScene(isPicking: true)
        await scene.go(row: 4, column: 3)
        await scene.pilot.press("enter")
        #expect(scene.pilot.events(RowPicked.self).map(\.key) == ["5"])
    }

    @Test func exportWritesTheRowsOfTheFilter() async throws {
        let folder = try SheetFolder()
        let scene = try await SheetScene()
        scene.page.grid.filters["note"] = "^spring"
        _ = scene.page.arrange()
        try await scene.wait { !scene.page.isBusy && scene.page.count.rows == 4 }
        await scene.pilot.press("ctrl-e")
        await scene.pilot.type("csv")
        await scene.pilot.press("enter")
        try await scene.wait(for: "readings.csv")
        // The panel selects the name without its extension.
        await scene.pilot.type(folder.path + "/a")
        await scene.pilot.press("enter")
        try await scene.wait(for: "4 rows exported")
        #expect(folder.text(of: "a.csv")?.split(separator: "\n").count == 5)
    }

    @Test func exportAsksForFormatAndPath() async throws {
        let scene = try await SheetScene()
        await scene.pilot.press("ctrl-e")
        #expect(scene.pilot.screen.contains("Export 60 rows as"))
        await scene.pilot.type("json")
        await scene.pilot.press("enter")
        try await scene.wait(for: "readings.json")
        await scene.pilot.press("escape")
        #expect(!scene.pilot.screen.contains("readings.json"))
    }

    @Test func helpListsTheKeys() async throws {
        let scene = try await SheetScene(SheetScene.harbor(isReadOnly: true), rows: 60)
        await scene.pilot.press("?")
        try await scene.wait(for: "Only this value")
        #expect(scene.pilot.screen.contains("Export"))
    }

    @Test func fileWithoutTablesSaysSo() async throws {
        let controller = SheetController([SheetDocument(MemoryFile(tables: []))])
        let pilot = await Pilot(controller, columns: 100, rows: 24)
        #expect(pilot.screen.contains("No tables"))
        #expect(await pilot.faults() == [])
    }
}
