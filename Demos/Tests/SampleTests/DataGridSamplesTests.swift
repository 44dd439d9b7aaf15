// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page DataGridView.
@MainActor
@Suite struct DataGridSamplesTests {
    final class Levels: DataGridViewDataSource {
        let rows = [("Brest", 7.12), ("Roscoff", 8.31)]

        func numberOfRows(in gridView: DataGridView) -> Int { rows.count }
        func numberOfColumns(in gridView: DataGridView) -> Int { 2 }

        func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
            column == 0 ? DataGridColumn("station") : DataGridColumn("level_m", alignment: .right)
        }

        func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
            let row = rows[position.row]
            return position.column == 0 ? DataGridCell(row.0) : DataGridCell(number: "\(row.1)")
        }
    }

    final class EditedLevels: DataGridViewDataSource {
        var levels = ["7.12", "8.31"]

        func numberOfRows(in gridView: DataGridView) -> Int { levels.count }
        func numberOfColumns(in gridView: DataGridView) -> Int { 1 }

        func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
            DataGridColumn("level_m", isEditable: true)
        }

        func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
            DataGridCell(levels[position.row])
        }

        func dataGridView(
            _ gridView: DataGridView, problemOf text: String?, at position: GridPosition
        ) -> String? {
            text.flatMap(Double.init) == nil ? "Enter a number" : nil
        }

        func dataGridView(_ gridView: DataGridView, change changes: [GridCellChange]) -> Bool {
            for change in changes { levels[change.position.row] = change.newText ?? "" }
            return true
        }
    }

    @Test func theGridShowsItsRows() async {
        let levels = Levels()
        let grid = DataGridView()
        grid.dataSource = levels
        let pilot = await Pilot(ViewController(view: grid), columns: 40, rows: 6)
        #expect(pilot.screen.contains("Roscoff"))
        #expect(pilot.screen.contains("8.31"))
    }

    @Test func theUserChangesACell() async {
        let levels = EditedLevels()
        let grid = DataGridView()
        grid.dataSource = levels
        grid.isEditable = true
        let pilot = await Pilot(ViewController(view: grid), columns: 40, rows: 6)
        await pilot.press("down")
        await pilot.type("high\n")
        #expect(pilot.screen.contains("Enter a number"))
        await pilot.press("escape")
        await pilot.type("9\n")
        #expect(levels.levels == ["7.12", "9"])
    }
}
