// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TablePressTests {
    private func start(_ rows: Int = 30, multiple: Bool = false) async -> TableScene {
        let scene = await TableScene(Shelf(rows), allowsSelection: true)
        scene.table.allowsMultipleSelection = multiple
        return scene
    }

    @Test func aClickSelectsTheRowAndTakesTheKeys() async {
        let scene = await start()
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.table.selectedRows == [2])
        #expect(scene.table.isFirstResponder)
        await scene.pilot.click(column: 8, row: 4)
        #expect(scene.table.selectedRows == [4])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 2)
        await scene.pilot.click(column: 1, row: 0, button: .right)
        #expect(scene.table.selectedRows == [4])
    }

    @Test func controlTogglesAndShiftSelectsARange() async {
        let scene = await start(multiple: true)
        await scene.pilot.click(column: 1, row: 1)
        await scene.pilot.click(column: 1, row: 3, modifiers: .control)
        #expect(scene.table.selectedRows == [1, 3])
        await scene.pilot.click(column: 1, row: 1, modifiers: .control)
        #expect(scene.table.selectedRows == [3])
        await scene.pilot.click(column: 1, row: 3)
        await scene.pilot.click(column: 1, row: 5, modifiers: .shift)
        #expect(scene.table.selectedRows == [3, 4, 5])
        await scene.pilot.click(column: 1, row: 2, modifiers: .shift)
        #expect(scene.table.selectedRows == [2, 3])
        await scene.pilot.click(column: 1, row: 5, modifiers: .control)
        await scene.pilot.click(column: 1, row: 4, modifiers: [.control, .shift])
        #expect(scene.table.selectedRows == [2, 3, 4, 5])
    }

    @Test func modifiersMeanNothingWhereOneRowIsSelected() async {
        let scene = await start()
        await scene.pilot.click(column: 1, row: 1)
        await scene.pilot.click(column: 1, row: 3, modifiers: .control)
        #expect(scene.table.selectedRows == [3])
        await scene.pilot.click(column: 1, row: 4, modifiers: .shift)
        #expect(scene.table.selectedRows == [4])
    }

    @Test func draggingSelectsWhatThePointerComesOver() async {
        let scene = await start(multiple: true)
        await scene.pilot.drag(fromColumn: 1, row: 1, toColumn: 3, row: 4)
        #expect(scene.table.selectedRows == [1, 2, 3, 4])
        scene.table.allowsMultipleSelection = false
        await scene.pilot.drag(fromColumn: 1, row: 1, toColumn: 3, row: 4)
        #expect(scene.table.selectedRows == [4])
    }

    @Test func draggingBeyondTheEdgeScrolls() async {
        let scene = await TableScene(Shelf(30), allowsSelection: true, rows: 6)
        scene.table.allowsMultipleSelection = true
        scene.table.contentInset.bottom = 1
        await scene.pilot.mouseDown(column: 1, row: 1)
        for _ in 0..<9 {
            await scene.pilot.move(column: 1, row: 5)
            await scene.pilot.move(column: 2, row: 5)
        }
        #expect(scene.table.selectedRows.first == 1)
        #expect(scene.table.selectedRows.count > 15)
        await scene.pilot.move(column: 1, row: 2)
        await scene.pilot.mouseUp(column: 1, row: 2)
        #expect(scene.table.selectedRows.first == 1)
        #expect(scene.pilot.routes.count { ($0.event as? MouseEvent)?.phase == .cancel } == 0)
    }

    @Test func aDragHeldBeyondTheEdgeScrollsOn() async {
        let scene = await TableScene(Shelf(30), allowsSelection: true, rows: 6)
        scene.table.allowsMultipleSelection = true
        scene.table.contentInset.bottom = 1
        await scene.pilot.mouseDown(column: 1, row: 1)
        await scene.pilot.move(column: 1, row: 5)
        let before = scene.table.selectedRows.count
        await scene.pilot.advance(by: .milliseconds(150))
        #expect(scene.table.selectedRows.count == before + 3)
        await scene.pilot.advance(by: .seconds(3))
        #expect(scene.table.selectedRows == Array(1..<30))
        await scene.pilot.move(column: 1, row: 4)
        await scene.pilot.mouseUp(column: 1, row: 4)
        let selected = scene.table.selectedRows
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.table.selectedRows == selected)
        #expect(scene.pilot.application.diagnostics.isEmpty)
    }

    @Test func aDoubleClickActivates() async {
        let scene = await start()
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.pilot.events(RowActivated.self).isEmpty)
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.pilot.events(RowActivated.self).map(\.indexPath.row) == [2])
        scene.table.activatesOnSingleClick = true
        await scene.pilot.click(column: 1, row: 4)
        #expect(scene.pilot.events(RowActivated.self).map(\.indexPath.row) == [2, 4])
        await scene.pilot.drag(fromColumn: 1, row: 1, toColumn: 1, row: 3)
        #expect(scene.pilot.events(RowActivated.self).map(\.indexPath.row) == [2, 4, 3])
        await scene.pilot.drag(fromColumn: 1, row: 1, toColumn: 19, row: 5)
        #expect(scene.table.selectedRows == [5])
    }

    @Test func aPressOnAButtonOrBesideTheRowsSelectsNothing() async {
        let scene = await start(3)
        await scene.pilot.click(column: 11, row: 1)
        await scene.pilot.click(column: 1, row: 5)
        #expect(scene.table.selectedRows == [])
        #expect(scene.pilot.events(TableSelectionChanged.self).isEmpty)
    }

    @Test func rowsThatGoUnderAPressAreHarmless() async {
        let scene = await start(30, multiple: true)
        await scene.pilot.mouseDown(column: 1, row: 4)
        scene.shelf.counts = [2]
        scene.table.reloadData()
        await scene.pilot.move(column: 1, row: 5)
        await scene.pilot.mouseUp(column: 1, row: 5)
        #expect(scene.table.selectedRows.allSatisfy { $0 < 2 })
        await scene.pilot.mouseDown(column: 1, row: 1)
        scene.shelf.counts = [0]
        scene.table.reloadData()
        await scene.pilot.move(column: 1, row: 3)
        await scene.pilot.mouseUp(column: 1, row: 3)
        #expect(scene.table.selectedRows == [])
    }

    @Test func theWheelGoesOnUnderAPress() async {
        let scene = await start(50, multiple: true)
        await scene.pilot.mouseDown(column: 1, row: 2)
        await scene.pilot.wheel(dy: 5, column: 1, row: 2)
        await scene.pilot.move(column: 2, row: 2)
        await scene.pilot.mouseUp(column: 2, row: 2)
        #expect(scene.table.selectedRows == Array(2...17))
        #expect(scene.table.visibleCells.count == 6)
        #expect(scene.table.subviews.count { $0 is TableViewCell && !$0.isHidden } == 6)
    }
}
