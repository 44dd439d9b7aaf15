// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableHeaderActions.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableHeaderViewTests {
    private func orders(_ scene: ColumnsScene) -> [String] {
        scene.pilot.events(SortOrderChanged.self).map {
            "\($0.sortOrder.column) \($0.sortOrder.isAscending ? "up" : "down")"
        }
    }

    @Test func aClickOnATitleSortsAndAnotherTurnsItRound() async {
        let scene = await ColumnsScene()
        await scene.pilot.click(on: "Name")
        #expect(scene.lines[0] == " Name ▴        │  Age│City         │")
        #expect(scene.lines[1].hasPrefix("▌Ada"))
        await scene.pilot.click(on: "Name")
        #expect(scene.lines[0] == " Name ▾        │  Age│City         │")
        #expect(scene.lines[1].hasPrefix("▌李小龍"))
        await scene.pilot.click(on: "Age")
        #expect(scene.lines[0] == " Name          │▴ Age│City         │")
        #expect(orders(scene) == ["name up", "name down", "age up"])
        #expect(scene.table.sortOrder == TableSortOrder(column: "age"))
        #expect(!scene.table.isRowSelected(at: TableIndexPath(row: 0, section: 0)))
    }

    @Test func aTableCanGoWhileItsHeaderIsFocused() async {
        let field = TextField()
        var table: TableView? = TableView()
        let people = People()
        table?.columns = [TableColumn("Name", identifier: "name")]
        table?.dataSource = people
        let stack = StackView(.vertical, [])
        if let table { stack.addArrangedSubview(table) }
        stack.addArrangedSubview(field)
        let pilot = await Pilot(ViewController(view: stack), columns: 30, rows: 8)
        let header = table?.subviews.first { $0.canBecomeFirstResponder }
        header?.becomeFirstResponder()
        #expect(header?.isFirstResponder == true)
        table?.removeFromSuperview()
        table = nil
        await pilot.press("right")
        #expect(field.isFirstResponder)
        #expect(header?.canBecomeFirstResponder == false)
        // Elsewhere it is an empty view.
        header.map(stack.addArrangedSubview)
        await pilot.click(column: 2, row: 1)
        #expect(field.isFirstResponder)
    }

    @Test func aTitleWhoseReleaseIsNeverToldIsShownAsBefore() async {
        let scene = await ColumnsScene()
        await scene.pilot.mouseDown(column: 4, row: 0)
        await scene.pilot.move(column: 4, row: 2)
        await scene.pilot.send([.mouse(MouseInput(.move, at: Point(x: 4, y: 3)))])
        #expect(await scene.pilot.faults() == [])
    }

    @Test func aColumnGrowsOnWhileTheRowsAreReloaded() async {
        let scene = await ColumnsScene()
        await scene.pilot.mouseDown(column: 15, row: 0)
        await scene.pilot.move(column: 12, row: 0)
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(scene.table.width(ofColumn: 0) == 11)
        await scene.pilot.move(column: 18, row: 0)
        scene.people.rows.removeAll()
        scene.table.reloadData()
        await scene.pilot.move(column: 20, row: 0)
        await scene.pilot.mouseUp(column: 20, row: 0)
        #expect(scene.table.width(ofColumn: 0) == 19)
    }

    @Test func aPressThatEndsElsewhereSortsNothing() async {
        let scene = await ColumnsScene()
        await scene.pilot.drag(fromColumn: 2, row: 0, toColumn: 2, row: 3)
        await scene.pilot.drag(fromColumn: 2, row: 0, toColumn: 18, row: 0)
        #expect(orders(scene).isEmpty)
    }

    @Test func aColumnThatCannotBeSortedIsNot() async {
        let scene = await ColumnsScene(columns: [
            TableColumn("Name", identifier: "name", isSortable: false, isResizable: false)
        ])
        await scene.pilot.click(on: "Name")
        await scene.pilot.drag(fromColumn: 35, row: 0, toColumn: 9, row: 0)
        #expect(orders(scene).isEmpty)
        #expect(scene.table.width(ofColumn: 0) == 34)
    }

    @Test func draggingTheLineMakesAColumnAnotherWidth() async {
        let scene = await ColumnsScene()
        await scene.pilot.drag(fromColumn: 15, row: 0, toColumn: 8, row: 2)
        #expect(scene.table.width(ofColumn: 0) == 7)
        await scene.pilot.drag(fromColumn: 8, row: 0, toColumn: 0, row: 0)
        #expect(scene.table.width(ofColumn: 0) == 3)
        await scene.pilot.mouseDown(column: 4, row: 0)
        await scene.pilot.move(column: 30, row: 0)
        #expect(scene.table.width(ofColumn: 0) == 29)
        #expect(scene.table.contentSize.width > 36)
        await scene.pilot.mouseUp(column: 30, row: 0)
        #expect(orders(scene).isEmpty)
    }

    @Test func aDoubleClickOnTheLineFitsTheColumn() async {
        let scene = await ColumnsScene()
        await scene.pilot.click(column: 15, row: 0)
        #expect(scene.table.width(ofColumn: 0) == 14)
        await scene.pilot.click(column: 15, row: 0)
        #expect(scene.table.width(ofColumn: 0) == 12)
        #expect(scene.lines[3].hasPrefix(" Grace Hopper "))
    }

    @Test func keysChooseSortAndResizeColumns() async {
        let scene = await ColumnsScene()
        await scene.pilot.press("tab", "tab")
        await scene.pilot.press("right", "enter", "enter")
        #expect(orders(scene) == ["age up", "age down"])
        await scene.pilot.press(">", ">", "<", "shift-right")
        #expect(scene.table.width(ofColumn: 1) == 7)
        await scene.pilot.press("=")
        #expect(scene.table.width(ofColumn: 1) == 5)
        await scene.pilot.press("home", "space")
        #expect(orders(scene).last == "name up")
        await scene.pilot.press("down")
        #expect(scene.table.isFirstResponder)
        await scene.pilot.press("down")
        #expect(scene.table.indexPathForSelectedRow != nil)
    }

    @Test func theColumnOfTheKeysIsScrolledIntoSight() async {
        let scene = await ColumnsScene(width: 12, height: 8)
        await scene.pilot.press("tab", "tab", "end")
        #expect(scene.lines[0].contains("City"))
        #expect(scene.table.contentOffset.x > 0)
        await scene.pilot.press("home")
        #expect(scene.table.contentOffset.x == 0)
    }

    @Test func columnsThatGoWhileTheHeaderHasTheKeysAreHarmless() async {
        let scene = await ColumnsScene()
        await scene.pilot.press("tab", "tab", "end")
        await scene.pilot.mouseDown(column: 15, row: 0)
        scene.table.columns = [TableColumn("Age", identifier: "age")]
        await scene.pilot.move(column: 9, row: 0)
        await scene.pilot.mouseUp(column: 9, row: 0)
        await scene.pilot.press(">", "enter", "=")
        #expect(orders(scene) == ["age up"])
        scene.table.columns = []
        await scene.pilot.press("enter", "down")
        #expect(scene.pilot.application.windows[0].firstResponder === scene.table)
    }
}
