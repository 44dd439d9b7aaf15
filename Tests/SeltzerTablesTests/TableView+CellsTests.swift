// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableViewCellsTests {
    @Test func scrollingUsesTheSameCellsAgain() async {
        let scene = await TableScene(Shelf(100))
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        let before = Set(scene.table.subviews.map(ObjectIdentifier.init))
        for _ in 0..<25 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(Set(scene.table.subviews.map(ObjectIdentifier.init)) == before)
        #expect(scene.texts.first == "0.78")
        let reuses = scene.table.visibleCells.compactMap { ($0 as? BookCell)?.reuses }
        #expect(reuses.allSatisfy { $0 > 5 })
    }

    @Test func aTableCostsWhatIsVisible() async {
        let scene = await TableScene(Shelf(1_000_000, 1_000_000))
        #expect(scene.shelf.asked.count == 6)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(scene.texts.last == "1.999999")
        #expect(scene.shelf.asked.count == 12)
        #expect(scene.table.subviews.count { $0 is TableViewCell } <= 12)
    }

    @Test func aPressDoesNotSurviveTheRowScrollingAway() async {
        let scene = await TableScene(Shelf(50))
        await scene.pilot.mouseDown(column: 11, row: 1)
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        await scene.pilot.mouseUp(column: 11, row: 1)
        #expect(scene.pilot.events(ButtonPressed.self).isEmpty)
    }

    @Test func aButtonInASelectedRowKeepsItsFill() async {
        let scene = await TableScene(Shelf(2), allowsSelection: true)
        scene.pilot.application.theme = .fathom
        scene.table.becomeFirstResponder()
        await scene.pilot.press("home", "space")
        #expect(scene.table.isRowSelected(at: TableIndexPath(row: 0, section: 0)))
        let grounds = (0..<20).map { scene.pilot.display.buffer[Point(x: $0, y: 0)].background }
        // The button has the columns 10 to 14, and its bars the outer two of them.
        let (row, button) = (Theme.fathom[.selection], Theme.fathom[.control])
        #expect(grounds[11...13].allSatisfy { $0 == button })
        #expect((grounds[...10] + grounds[14...]).allSatisfy { $0 == row })
    }

    @Test func aCellWithoutAnIdentifierIsNotKept() async {
        let shelf = Shelf(50)
        shelf.answer = { _, _ in TableViewCell() }
        let scene = await TableScene(shelf)
        for _ in 0..<5 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(scene.table.subviews.count { $0 is TableViewCell } == 6)
    }

    @Test func aCellHandedOutAndNotShownWaitsOn() async {
        let shelf = Shelf(50)
        shelf.answer = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "shelf", for: path)
            return table.dequeueReusableCell(withIdentifier: "shelf", for: path)
        }
        let scene = await TableScene(shelf)
        for _ in 0..<9 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(scene.table.subviews.count { $0 is TableViewCell } <= 12)
    }

    @Test func anotherClassForAnIdentifierDropsTheCellsOfTheFirst() async {
        let scene = await TableScene(Shelf(50))
        scene.table.register(TableViewCell.self, forCellReuseIdentifier: "shelf")
        scene.table.reloadData()
        scene.table.register(TableViewCell.self, forCellReuseIdentifier: "shelf")
        await scene.pilot.settle()
        #expect(scene.table.subviews.allSatisfy { !($0 is BookCell) })
        #expect(scene.texts.first == "0.0")
    }

    @Test func anotherViewMayTakeACell() async throws {
        let scene = await TableScene(Shelf(3))
        let cell = try #require(scene.table.visibleCells.first)
        View().addSubview(cell)
        #expect(scene.table.indexPath(for: cell) == nil)
        await scene.pilot.settle()
        #expect(scene.table.visibleCells.count == 3)
        #expect(!scene.table.visibleCells.contains { $0 === cell })
        #expect(scene.texts == ["0.0", "0.1", "0.2", "", "", ""])
    }
}
