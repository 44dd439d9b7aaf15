// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableViewCell, TableViewDataSource.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableViewTests {
    @Test func rowsOfAllSectionsFollowEachOther() async {
        let scene = await TableScene(Shelf(2, 0, 3))
        #expect(scene.texts == ["0.0", "0.1", "2.0", "2.1", "2.2", ""])
        #expect(scene.table.numberOfSections == 3)
        #expect(scene.table.numberOfRows == 5)
        #expect(scene.table.numberOfRows(inSection: 2) == 3)
        #expect(scene.table.numberOfRows(inSection: 3) == 0)
        #expect(scene.table.indexPathsForVisibleRows?.map(\.description) == scene.texts.dropLast())
    }

    @Test func aTableHasOneSectionUnlessItsSourceSaysOtherwise() async {
        final class Plain: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: TableView, cellForRowAt path: TableIndexPath)
                -> TableViewCell
            {
                TableViewCell()
            }
        }
        let table = TableView()
        let plain = Plain()
        table.dataSource = plain
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows == 2)
    }

    @Test func theChainLeadsFromTheButtonOverContentViewAndCellToTheTable() async throws {
        let scene = await TableScene(Shelf(3))
        let cell = try #require(scene.table.visibleCells.first as? BookCell)
        #expect(cell.button.next === cell.contentView)
        #expect(cell.contentView.next === cell)
        #expect(cell.next === scene.table)
    }

    @Test func placesAndRectanglesTellRowsOfAnyHeight() async throws {
        let scene = await TableScene(Shelf(2, 2), rowHeight: 3)
        let path = TableIndexPath(row: 0, section: 1)
        #expect(scene.table.rectForRow(at: path) == Rect(x: 0, y: 6, width: 20, height: 3))
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: 8)) == path)
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: 12)) == nil)
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: -1)) == nil)
        #expect(scene.table.indexPathForRow(at: Point(x: 5, y: .max)) == nil)
        #expect(scene.table.rectForRow(at: TableIndexPath(row: 2, section: 1)) == .zero)
        #expect(scene.table.cellForRow(at: path) == nil)
        let top = try #require(scene.table.cellForRow(at: TableIndexPath(row: 0, section: 0)))
        #expect(scene.table.indexPath(for: top) == TableIndexPath(row: 0, section: 0))
        #expect(scene.table.indexPath(for: TableViewCell()) == nil)
        #expect(scene.texts == ["", "0.0", "", "", "0.1", ""])
        scene.table.rowHeight = 1
        await scene.pilot.settle()
        #expect(scene.texts == ["0.0", "0.1", "1.0", "1.1", "", ""])
    }

    @Test(arguments: [Int.max, Int.max / 2, .min])
    func extremeSizesDoNotTrap(value: Int) async {
        let scene = await TableScene(Shelf(value, 3, value))
        scene.table.linesPerWheelStep = value
        scene.table.becomeFirstResponder()
        for height in [1, value] {
            scene.table.rowHeight = height
            await scene.pilot.press("end", "up", "pageup", "home", "down", "pagedown")
            await scene.pilot.wheel(dx: .max, dy: .max, column: 1, row: 1)
            await scene.pilot.wheel(dx: .min, dy: .min, column: 1, row: 1)
            for extreme in [Int.min, Int.max] {
                scene.table.bounds.origin = Point(x: extreme, y: extreme)
                scene.table.scrollToRow(at: TableIndexPath(row: extreme, section: 0))
                scene.table.scrollRectToVisible(Rect(x: 0, y: extreme, width: 1, height: 1))
                await scene.pilot.settle()
            }
        }
        #expect(scene.table.rowHeight == max(1, value))
        #expect(scene.table.bounds.minX == 0)
    }

    @Test(arguments: [(20, 1), (1, 1), (0, 0), (200, 60)])
    func anySizeIsDrawn(columns: Int, rows: Int) async {
        let scene = await TableScene(Shelf(4, 4), rowHeight: 3, columns: columns, rows: rows)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("tab", "down", "end")
        #expect(scene.table.visibleCells.count == min(8, (rows + 2) / 3))
        await scene.pilot.resize(columns: 20, rows: 6)
        await scene.pilot.press("end")
        #expect(scene.texts.contains("1.3"))
    }

    @Test(arguments: [1_000_000, .max])
    func aTableAsHighAsItsRowsHasCellsForNoMoreThanAScreen(rows: Int) async {
        let shelf = Shelf(rows)
        let table = TableView()
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        table.dataSource = shelf
        table.sizeToFit()
        #expect(table.bounds.height == rows)
        #expect(table.visibleCells.count == 4_096)
    }

    @Test func aTableGivesWayInAStack() async {
        let shelf = Shelf(30)
        let table = TableView()
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        table.dataSource = shelf
        let stack = StackView(.vertical, [table, Label("below")])
        let pilot = await Pilot(plain: ViewController(view: stack), columns: 20, rows: 6)
        #expect(table.frame == Rect(x: 0, y: 0, width: 20, height: 5))
        #expect(pilot.location(of: "below") == Point(x: 0, y: 5))
        #expect(table.sizeThatFits(.unbounded) == Size(width: 20, height: 30))
    }
}
