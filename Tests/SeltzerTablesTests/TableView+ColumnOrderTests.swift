// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct TableViewColumnOrderTests {
    private final class Planets: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(
            _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
        ) -> StyledText { StyledText("\(column.identifier)\(indexPath.row)") }
    }

    private let source = Planets()

    private func scene(_ table: TableView) async -> Pilot {
        table.columns = ["a", "b", "c"].map { TableColumn($0, width: .fixed(6)) }
        table.dataSource = source
        table.selectionFollowsFocus = true
        return await Pilot(plain: ViewController(view: table), columns: 40, rows: 6)
    }

    private func order(_ pilot: Pilot) -> [String] {
        pilot.display.buffer.text(row: 1).split(separator: " ").map(String.init)
            .filter { $0.hasSuffix("0") }
    }

    @Test func aDragOfATitleMovesTheColumnAndKeepsTheSelection() async {
        let table = TableView()
        table.allowsColumnReordering = true
        let pilot = await scene(table)
        table.selectRow(
            at: TableIndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        await pilot.drag(fromColumn: 2, row: 0, toColumn: 19, row: 0)
        #expect(table.columns.map(\.identifier) == ["b", "c", "a"])
        #expect(order(pilot) == ["b0", "c0", "a0"])
        #expect(table.indexPathForSelectedRow?.row == 2)
        #expect(pilot.events(TableColumnMoved.self).map(\.index) == [2])
        #expect(pilot.events(SortOrderChanged.self).isEmpty)
        table.header?.becomeFirstResponder()
        await pilot.press("home", "}")
        #expect(table.columns.map(\.identifier) == ["c", "b", "a"])
        await pilot.press("{", "{")
        #expect(table.columns.map(\.identifier) == ["b", "c", "a"])
    }

    @Test func withoutReorderingADragChangesNothing() async {
        let table = TableView()
        let pilot = await scene(table)
        await pilot.drag(fromColumn: 2, row: 0, toColumn: 19, row: 0)
        #expect(table.columns.map(\.identifier) == ["a", "b", "c"])
        #expect(pilot.events(TableColumnMoved.self).isEmpty)
    }

    @Test func aHiddenColumnHasNoRoomAndTheRowsStay() async {
        let table = TableView()
        let pilot = await scene(table)
        table.selectRow(
            at: TableIndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.setColumn(1, hidden: true)
        table.setColumn(7, hidden: true)
        table.moveColumn(0, toColumn: 7)
        await pilot.settle()
        #expect(order(pilot) == ["a0", "c0"])
        #expect(table.width(ofColumn: 1) == 0)
        #expect(table.indexPathForSelectedRow?.row == 1)
        table.setColumn(1, hidden: false)
        await pilot.settle()
        #expect(order(pilot) == ["a0", "b0", "c0"])
    }

    @Test func aPressTellsTheColumnOfTheCell() async {
        let table = TableView()
        let pilot = await scene(table)
        await pilot.click(on: "b2")
        #expect(pilot.events(TableCellPressed.self).map(\.column) == ["b"])
        #expect(pilot.events(TableCellPressed.self).map(\.indexPath.row) == [2])
        table.selectionFollowsFocus = false
        await pilot.click(on: "c1")
        #expect(pilot.events(TableCellPressed.self).map(\.column) == ["b", "c"])
    }

    @Test func theTreeOfAnOutlineStaysInTheFirstColumn() {
        let outline = OutlineView()
        outline.columns = ["a", "b", "c"].map { TableColumn($0) }
        outline.allowsColumnReordering = true
        #expect(!outline.canMoveColumn(0))
        #expect(outline.canMoveColumn(1))
        #expect(!outline.canMoveColumn(3))
    }
}
