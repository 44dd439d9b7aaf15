// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableView+RowCounts.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableViewDataTests {
    @Test func reloadingShowsWhatIsThereNow() async {
        let scene = await TableScene(Shelf(50))
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        scene.shelf.counts = [2]
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(scene.texts == ["0.0", "0.1", "", "", "", ""])
        #expect(scene.table.bounds.origin == .zero)
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test func numbersThatChangeInSecretAreFoundOut() async {
        let scene = await TableScene(Shelf(50))
        scene.shelf.counts = [7]
        scene.shelf.asked = []
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        #expect(scene.shelf.asked.allSatisfy { $0.row < 7 })
        #expect(scene.texts == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6"])
        scene.shelf.counts = []
        await scene.pilot.resize(columns: 20, rows: 20)
        #expect(scene.texts.allSatisfy { $0.isEmpty })
        #expect(
            scene.pilot.application.diagnostics == [
                "Shelf changed its numbers without reloadData()"
            ])
    }

    @Test func numbersThatAreNeverTheSameAreHarmless() async {
        final class Liar: TableViewDataSource {
            var turn = 0
            func numberOfSections(in tableView: TableView) -> Int { 1 }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                turn += 1
                return turn % 2 == 0 ? -turn : turn
            }
            func tableView(_ tableView: TableView, cellForRowAt path: TableIndexPath)
                -> TableViewCell
            {
                TableViewCell()
            }
        }
        let table = TableView()
        let liar = Liar()
        table.dataSource = liar
        let pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 6)
        for _ in 0..<9 { await pilot.wheel(dy: 1, column: 1, row: 1) }
        #expect(!pilot.application.diagnostics.isEmpty)
        #expect(liar.turn < 100)
    }

    @Test(arguments: [
        ([-1], nil, "a section with a negative number of rows"),
        ([.min, 2], nil, "a section with a negative number of rows"),
        ([2], -1, "a negative number of sections"),
        ([2], Int.min, "a negative number of sections"),
        ([2], Int.max, "more than 1000000 sections"),
    ])
    func numbersThatCannotBeAreToldAndCountAsNone(
        counts: [Int], sections: Int?, words: String
    ) async {
        let shelf = Shelf()
        shelf.counts = counts
        shelf.sections = sections
        let scene = await TableScene(shelf)
        #expect(scene.pilot.application.diagnostics == ["Shelf has \(words)"])
        #expect(scene.table.numberOfRows >= 0)
        #expect(scene.table.numberOfSections <= TableView.maximumSections)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        await scene.pilot.press("tab", "end", "home", "pagedown", "enter")
    }

    @Test func oneCellForAllRowsIsShownOnce() async {
        let shelf = Shelf(50)
        let only = TableViewCell(reuseIdentifier: "only")
        only.textLabel?.text = "only"
        shelf.answer = { _, _ in only }
        let scene = await TableScene(shelf)
        #expect(scene.texts == ["only", "", "", "", "", ""])
        #expect(scene.pilot.application.diagnostics == ["Shelf has one cell for two rows"])
        await scene.pilot.wheel(dy: 2, column: 1, row: 1)
        await scene.pilot.wheel(dy: 5, column: 1, row: 1)
        #expect(scene.table.visibleCells.count { $0 === only } <= 1)
    }

    @Test func aSourceThatReloadsWhileItIsAskedIsRefused() async {
        let shelf = Shelf(50)
        shelf.answer = { table, _ in
            table.reloadData()
            return TableViewCell()
        }
        let scene = await TableScene(shelf)
        #expect(scene.shelf.asked.count == 6)
        #expect(
            scene.pilot.application.diagnostics == [
                "Shelf reloads the TableView that asks it for a cell"
            ])
    }

    @Test func anUnknownIdentifierGivesAPlainCell() async {
        let shelf = Shelf(2)
        shelf.identifier = "none"
        let scene = await TableScene(shelf)
        #expect(scene.texts == ["0.0", "0.1", "", "", "", ""])
        #expect(
            scene.pilot.application.diagnostics == [
                "TableView has no class of cells for \"none\""
            ])
        #expect(scene.table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test func aSourceThatIsGoneLeavesNoRows() async {
        let table = TableView()
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        let pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 3)
        do {
            let shelf = Shelf(50)
            table.dataSource = shelf
            await pilot.settle()
            #expect(pilot.screen.contains("0.2"))
        }
        #expect(table.dataSource == nil)
        await pilot.wheel(dy: 3, column: 1, row: 1)
        #expect(pilot.screen == "\n\n")
        #expect(table.numberOfRows == 0)
    }
}
