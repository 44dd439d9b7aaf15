// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Reloads, changes of rows, cells and scrolling of a table.
@MainActor
@Suite struct TableReloadCasesTests {
    @Test("U-R14: reloadData forgets the selection, and keeps the scroll offset")
    func reload() async {
        let screen = await TableScreen([50])
        await screen.click(2)
        screen.table.contentOffset.y = 20
        _ = screen.source.take()
        screen.table.reloadData()
        await screen.pilot.settle()
        #expect(screen.selected == [])
        #expect(screen.table.contentOffset.y == 20)
        #expect(!screen.source.take().contains { $0.contains("elect") })
        #expect(screen.pilot.events(TableSelectionChanged.self).count == 1)
        screen.source.counts = [10]
        screen.table.reloadData()
        await screen.pilot.settle()
        #expect(screen.table.contentOffset.y == 4)
    }

    @Test("U-R14: a table remembers the selection if it is set so")
    func rememberedSelection() async {
        let screen = await TableScreen { $0.remembersSelectionOnReload = true }
        await screen.click(2)
        screen.table.reloadData()
        #expect(screen.selected == [2])
    }

    @Test("U-R15: reloadRows deselects the reloaded rows")
    func reloadRows() async {
        let screen = await TableScreen { $0.allowsMultipleSelection = true }
        for row in [1, 2, 3] { await screen.click(row) }
        screen.table.reloadRows(at: [screen.path(2)], with: .none)
        #expect(screen.selected == [1, 3])
        await screen.pilot.settle()
        #expect(screen.table.cellForRow(at: screen.path(2))?.isSelected == false)
    }

    @Test("U-R16: the selection follows its row; a deleted row is gone without a call")
    func updates() async {
        let screen = await TableScreen { $0.allowsMultipleSelection = true }
        for row in [1, 4] { await screen.click(row) }
        _ = screen.source.take()
        screen.source.counts = [11]
        screen.table.insertRows(at: [screen.path(0)], with: .automatic)
        #expect(screen.selected == [2, 5])
        screen.source.counts = [10]
        screen.table.deleteRows(at: [screen.path(2)], with: .fade)
        #expect(screen.selected == [4])
        screen.table.moveRow(at: screen.path(4), to: screen.path(0))
        #expect(screen.selected == [0])
        #expect(!screen.source.take().contains { $0.contains("elect") })
    }

    @Test("U-R16: performBatchUpdates calls its completion in a later turn")
    func completion() async {
        let screen = await TableScreen()
        var answers: [Bool] = []
        screen.table.performBatchUpdates {
            screen.source.counts = [9]
            screen.table.deleteRows(at: [screen.path(0)], with: .automatic)
        } completion: {
            answers.append($0)
        }
        #expect(answers == [])
        await screen.pilot.settle()
        #expect(answers == [true])
    }

    @Test("U-R17: counts that do not fit the updates are diagnosed, and the table reloads")
    func mismatch() async {
        let screen = await TableScreen([3])
        screen.source.counts = [5]
        screen.table.insertRows(at: [screen.path(0)])
        #expect(screen.pilot.application.diagnostics.count == 1)
        #expect(screen.table.numberOfRows == 5)
    }

    @Test("U-R23: a reused cell is prepared; a new one is not")
    func reuse() async {
        final class Cell: TableViewCell {
            var preparations = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                preparations += 1
            }
        }
        let screen = await TableScreen([100]) {
            $0.register(Cell.self, forCellReuseIdentifier: "row")
        }
        func cells() -> [Cell] { screen.table.visibleCells.compactMap { $0 as? Cell } }
        #expect(cells().allSatisfy { $0.preparations == 0 })
        screen.table.contentOffset.y = 50
        await screen.pilot.settle()
        #expect(cells().allSatisfy { $0.preparations == 1 })
    }

    @Test("U-R24: a row that is not visible has no cell")
    func invisibleRow() async {
        let screen = await TableScreen([100])
        #expect(screen.table.cellForRow(at: screen.path(50)) == nil)
        #expect(screen.table.cellForRow(at: screen.path(2)) != nil)
    }

    @Test("U-R36: none scrolls as little as needed in scrollToRow, and not at all in selectRow")
    func scrolling() async {
        let screen = await TableScreen([100])
        screen.table.selectRow(at: screen.path(50), animated: false, scrollPosition: .none)
        #expect(screen.table.contentOffset.y == 0)
        screen.table.scrollToRow(at: screen.path(8), at: .none, animated: false)
        #expect(screen.table.contentOffset.y == 3)
        screen.table.scrollToRow(at: screen.path(5), at: .none, animated: false)
        #expect(screen.table.contentOffset.y == 3)
    }

    @Test("U-R16: beginUpdates and endUpdates show their changes together")
    func beginAndEnd() async {
        let screen = await TableScreen([3])
        screen.table.beginUpdates()
        screen.source.counts = [3]
        screen.table.deleteRows(at: [screen.path(0)], with: .automatic)
        screen.table.insertRows(at: [screen.path(2)], with: .automatic)
        screen.table.endUpdates()
        #expect(screen.table.numberOfRows == 3)
        #expect(screen.pilot.application.diagnostics == [])
    }

    @Test("U-R15: reconfigured rows keep their cells and their selection")
    func reconfigure() async {
        let screen = await TableScreen()
        await screen.click(2)
        let cell = screen.table.cellForRow(at: screen.path(2))
        _ = screen.source.take()
        screen.table.reconfigureRows(at: [screen.path(2)])
        #expect(screen.source.take() == ["cell 2"])
        #expect(screen.table.cellForRow(at: screen.path(2)) === cell)
        #expect(screen.selected == [2])
    }
}
