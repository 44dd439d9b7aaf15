// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import SheetModel
import Testing

@testable import Sheet

/// The statements that ran.
private actor Statements {
    private(set) var all: [String] = []

    func append(_ statement: String) { all.append(statement) }
}

@MainActor
@Suite struct PageControllerTests {
    /// A window with a query tab.
    private func query(
        _ text: String, columns: Int = 120, rows: Int = 34,
        answer: @escaping @Sendable (String) async throws -> any SheetRows = { _ in
            try await SheetScene.harbor().rows(of: "stations")
        }
    ) async throws -> SheetScene {
        let file = QueriedFile(base: SheetScene.harbor(), answer: answer)
        let scene = try await SheetScene(file, columns: columns, rows: rows)
        await scene.pilot.press("ctrl-n")
        await scene.pilot.type(text)
        return scene
    }

    @Test func queryShowsItsRowsAndIsNoLongerMarked() async throws {
        let scene = try await query("SELECT * FROM stations")
        #expect(scene.pilot.screen.contains("Query 1 ●"))
        await scene.pilot.press("escape", "f5")
        try await scene.wait(for: "6 rows")
        #expect(scene.pilot.screen.contains("Concarneau"))
        #expect(!scene.pilot.screen.contains("Query 1 ●"))
    }

    @Test func queryOffersColumnsOfAnAlias() async throws {
        let scene = try await query("SELECT 1 FROM readings r WHERE r.le")
        try await scene.wait(for: "level_m")
        #expect(scene.pilot.difference(fromSnapshot: "query-120x34") == nil)
        await scene.pilot.press("enter")
        #expect(scene.page.editor?.text.hasSuffix("WHERE r.level_m") == true)
    }

    @Test func mistakeIsUnderlinedWithItsMessage() async throws {
        let scene = try await query("SELECT nam FROM stations") { text in
            throw SheetQueryError("no such column: nam", offset: 7, in: text)
        }
        await scene.pilot.press("escape", "f5")
        try await scene.wait(for: "× no such column: nam")
        #expect(scene.page.editor?.decorations.map(\.range) == [7..<10])
        await scene.pilot.press("end")
        await scene.pilot.type(" ")
        #expect(!scene.pilot.screen.contains("no such column"))
    }

    @Test func escapeStopsARunningQuery() async throws {
        let scene = try await query("SELECT slow") { _ in
            try await Task.sleep(for: .seconds(600))
            return try await SheetScene.harbor().rows(of: "stations")
        }
        await scene.pilot.press("escape", "f5")
        try await scene.wait(for: "Running")
        await scene.pilot.press("escape")
        #expect(!scene.page.isBusy)
        #expect(!scene.pilot.screen.contains("Running"))
    }

    @Test func statementRunsOnceBesideASave() async throws {
        let statements = Statements()
        let scene = try await query("UPDATE stations") { text in
            await statements.append(text)
            return try await SheetScene.harbor().rows(of: "stations")
        }
        await scene.pilot.press("escape", "f5")
        try await scene.wait(for: "6 rows")
        scene.controller.open("readings", of: 0)
        await scene.go(row: 0, column: 4)
        await scene.pilot.press("enter")
        await scene.pilot.type("fog")
        await scene.pilot.press("enter", "ctrl-s")
        try await scene.wait(for: "1 row saved")
        scene.controller.tabs.selectedIndex = 1
        try await scene.wait(for: "before the last change of the file")
        #expect(scene.pilot.screen.contains("Concarneau"), "The result stays")
        #expect(await statements.all == ["UPDATE stations"])
    }

    @Test func manyBytesAreShownInPartAndComeBackWhole() async throws {
        let bytes = SheetValue.bytes([UInt8](repeating: 0xAB, count: 5000))
        let columns = [
            SheetColumn("id", declaredType: "INTEGER", kind: .integer, isKey: true),
            SheetColumn("photo", declaredType: "BLOB", kind: .bytes),
        ]
        let table = (SheetTable("photos", columns: columns), [[SheetValue.integer(1), bytes]])
        let scene = try await SheetScene(MemoryFile(tables: [table]))
        await scene.go(row: 0, column: 1)
        #expect(scene.page.cell(of: bytes, column: 1, change: nil).value?.count ?? 0 < 100)
        await scene.pilot.press("enter", "end")
        await scene.pilot.press("backspace", "backspace", "backspace")
        await scene.pilot.type("…'")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("Not all bytes"))
        await scene.pilot.press("escape", "delete")
        #expect(scene.page.document.edits.rowCount == 1)
        await scene.pilot.press("ctrl-_")
        #expect(scene.page.document.edits.isEmpty, "Undoing brings all bytes back")
    }

    @Test func earlierQueriesComeBack() async throws {
        let scene = try await query("SELECT 1")
        await scene.pilot.press("escape", "f5")
        try await scene.wait(for: "6 rows")
        scene.page.editor?.becomeFirstResponder()
        await scene.pilot.press("ctrl-a")
        await scene.pilot.type("SELECT 2")
        await scene.pilot.press("escape", "f8", "enter")
        try await scene.wait { scene.page.editor?.text == "SELECT 1" }
    }

    @Test func filtersAndSortsComeFromTheModel() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 0, column: 3)
        await scene.pilot.press("alt-f")
        await scene.pilot.type("> 11")
        try await scene.wait { scene.page.count.rows < 60 }
        #expect(scene.pilot.screen.contains("of 60"))
        await scene.pilot.press("enter", "alt-s")
        try await scene.wait { scene.page.rows?.arrangement.sorts.count == 1 }
        await scene.pilot.press("alt-a")
        try await scene.wait { scene.page.count.rows == 60 }
    }

    @Test func clickWithAltKeepsTheValue() async throws {
        let scene = try await SheetScene(SheetScene.harbor(isReadOnly: true))
        let place = scene.pilot.location(of: "spring tide") ?? .zero
        await scene.pilot.click(column: place.x, row: place.y, modifiers: .alt)
        try await scene.wait { scene.page.count.rows == 4 }
        #expect(scene.page.grid.filters == ["note": "=spring tide"])
    }

    @Test func wrongValuesAreRefusedInTheCell() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 1, column: 3)
        await scene.pilot.press("enter")
        await scene.pilot.type("wet")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("Needs a number"))
        await scene.pilot.press("escape")
        #expect(scene.page.document.edits.isEmpty)
    }

    @Test func rowsAreInsertedDeletedAndBroughtBack() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 2, column: 4)
        await scene.pilot.press("alt-d")
        #expect(scene.page.row(2)?.change == .deleted)
        await scene.pilot.press("ctrl-_")
        #expect(scene.page.row(2)?.change == nil)
        await scene.pilot.press("alt-i")
        #expect(scene.page.grid.numberOfRows == 61)
        #expect(scene.page.grid.currentPosition.row == 60)
        #expect(scene.page.document.edits.rowCount == 1)
        await scene.pilot.press("ctrl-_")
        #expect(scene.page.grid.numberOfRows == 60)
        #expect(scene.page.document.edits.isEmpty)
    }

    @Test func undoneEditsCountNoMore() async throws {
        let scene = try await SheetScene()
        await scene.go(row: 3, column: 4)
        await scene.pilot.press("delete")
        #expect(scene.page.document.edits.rowCount == 1)
        await scene.pilot.press("ctrl-_")
        #expect(scene.page.document.edits.isEmpty)
    }

    @Test func wholeCellShowsBytesAsNumbers() async throws {
        let scene = try await SheetScene()
        await scene.pilot.click(on: "photo")
        try await scene.wait { scene.page.grid.currentPosition.column == 2 }
        await scene.pilot.press("f6")
        #expect(scene.pilot.screen.contains("Row 1 · photo"))
        #expect(scene.pilot.screen.contains("42 72 65 73 74"))
        await scene.pilot.press("escape")
        #expect(!scene.pilot.screen.contains("Row 1 · photo"))
    }

    @Test func rowsAreFoundByTheirNumber() async throws {
        let scene = try await SheetScene()
        await scene.pilot.press("ctrl-g")
        await scene.pilot.type("42")
        await scene.pilot.press("enter")
        try await scene.wait { scene.page.grid.currentPosition.row == 41 }
    }

    @Test func menuOfACellOffersCopiesAndFilters() async throws {
        let scene = try await SheetScene()
        await scene.pilot.click(on: "spring tide", button: .right)
        for entry in ["Only this value", "All rows", "Whole cell", "Copy as", "Delete rows"] {
            #expect(scene.pilot.screen.contains(entry), "\(entry)")
        }
    }
}
