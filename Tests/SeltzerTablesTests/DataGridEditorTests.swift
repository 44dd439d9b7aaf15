// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DataGridView+Changes, DataGridEditingActions, DataGridView+Copying.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct DataGridEditorTests {
    private func scene(_ source: Readings = Readings(6)) async -> DataGridScene<Readings> {
        await DataGridScene(source, isEditable: true) { $0.allowsRowChanges = true }
    }

    @Test func enterEditsACellAndTakesTheTextAndGoesDown() async {
        let scene = await scene()
        await scene.pilot.press("right", "enter")
        #expect(scene.grid.editedPosition == GridPosition(row: 0, column: 1))
        await scene.pilot.type("7.25\n")
        #expect(scene.source.rows[0][1] == "7.25")
        #expect(scene.pilot.screen.contains("7.25"))
        #expect(scene.grid.editedPosition == nil)
        #expect(scene.grid.currentPosition == GridPosition(row: 1, column: 1))
        #expect(scene.grid.isFirstResponder)
        #expect(
            scene.pilot.events(CellEdited.self).map(\.changes) == [
                [
                    GridCellChange(
                        position: GridPosition(row: 0, column: 1), oldText: "0.5", newText: "7.25")
                ]
            ])
    }

    @Test func typingReplacesTheTextAndTabGoesOnAlongTheRow() async {
        let scene = await scene()
        await scene.pilot.press("right", "right")
        await scene.pilot.type("42\t")
        #expect(scene.source.rows[0][2] == "42")
        #expect(scene.grid.currentPosition == GridPosition(row: 0, column: 3))
        await scene.pilot.type("x\t")
        #expect(scene.grid.currentPosition == GridPosition(row: 1, column: 0))
        await scene.pilot.press("right", "f2")
        await scene.pilot.press("shift-tab")
        #expect(scene.grid.currentPosition == GridPosition(row: 1, column: 0))
    }

    @Test func aTextWithAProblemIsNotTakenAndTheProblemIsShown() async {
        let scene = await scene()
        await scene.pilot.press("right", "f2")
        await scene.pilot.type("deep\n")
        #expect(scene.grid.editedPosition != nil)
        #expect(scene.pilot.screen.contains("No number"))
        #expect(scene.pilot.difference(fromSnapshot: "dataGridEditing", isStyled: true) == nil)
        await scene.pilot.press("tab")
        #expect(scene.grid.editedPosition != nil)
        await scene.pilot.press("escape")
        #expect(scene.grid.editedPosition == nil)
        #expect(scene.source.rows[0][1] == "0.5")
        #expect(scene.pilot.events(CellEdited.self).isEmpty)
    }

    @Test func aPressElsewhereTakesTheText() async {
        let scene = await scene()
        await scene.pilot.press("right", "right", "right", "f2")
        await scene.pilot.type("calm")
        await scene.pilot.click(on: "Roscoff")
        #expect(scene.source.rows[0][3] == "calm")
        #expect(scene.grid.currentPosition == GridPosition(row: 1, column: 0))
    }

    @Test func cellsThatCannotBeEditedAreActivated() async {
        let source = Readings(6)
        source.rows[1][3] = "two\nlines"
        let scene = await scene(source)
        await scene.pilot.press("enter")
        #expect(scene.pilot.events(CellActivated.self).count == 1)
        await scene.pilot.press("down", "end", "enter")
        #expect(scene.pilot.events(CellActivated.self).last?.text == "two\nlines")
        #expect(scene.grid.editedPosition == nil)
        await scene.pilot.press("home")
        await scene.pilot.type("x")
        #expect(scene.grid.editedPosition == nil)
        #expect(!scene.grid.canEdit(GridPosition(row: 0, column: 0)))
        #expect(!scene.grid.beginEditing(GridPosition(row: 99, column: 1)))
    }

    @Test func deleteClearsTheSelectionAsOneStepThatUndoes() async {
        let scene = await scene()
        let old = scene.source.rows
        await scene.pilot.press("right", "shift-down", "shift-right", "shift-right", "delete")
        #expect(scene.source.rows[0] == ["Brest", nil, nil, nil])
        #expect(scene.source.rows[1] == ["Roscoff", nil, nil, nil])
        #expect(scene.pilot.events(CellEdited.self).count == 1)
        let new = scene.source.rows
        await scene.pilot.press("ctrl-_")
        #expect(scene.source.rows == old)
        await scene.pilot.press("alt-_")
        #expect(scene.source.rows == new)
        await scene.pilot.press("ctrl-_")
        #expect(scene.source.rows == old)
    }

    @Test func aBlockIsPastedFromTheCurrentCellOn() async {
        let scene = await scene()
        await scene.pilot.press("right", "right", "ctrl-down")
        await scene.pilot.paste("8\tlast\tbeyond\n9\tbelow\n")
        #expect(scene.source.rows[5][2] == "8")
        #expect(scene.source.rows[5][3] == "last")
        #expect(scene.source.rows.count == 6)
        await scene.pilot.press("ctrl-up", "shift-down", "shift-down")
        await scene.pilot.paste("5")
        #expect((0..<3).map { scene.source.rows[$0][2] } == ["5", "5", "5"])
        // A block with a problem is refused as a whole.
        let old = scene.source.rows
        await scene.pilot.press("left")
        await scene.pilot.paste("1\t2\nx\t3")
        #expect(scene.source.rows == old)
    }

    @Test func copiedCellsAreCutAndPasted() async {
        let scene = await scene()
        await scene.pilot.press("end", "shift-down", "ctrl-x", "down", "down", "ctrl-v")
        #expect(
            (0..<4).map { scene.source.rows[$0][3] } == [nil, nil, "note 2", "note 0"].map { $0 })
        #expect(scene.source.rows[4][3] == "note 1")
    }

    @Test func aProgramAsksForTheActsOfEditing() async {
        let scene = await scene()
        let acts: any ResponderStandardEditActions = scene.grid
        await scene.pilot.press("end")
        acts.copy(nil)
        #expect(scene.pilot.application.pasteboard.string == "note 0")
        acts.cut(nil)
        #expect(scene.source.rows[0][3] == nil)
        acts.paste(nil)
        await scene.pilot.settle()
        #expect(scene.source.rows[0][3] == "note 0")
        acts.delete(nil)
        #expect(scene.source.rows[0][3] == nil)
        acts.selectAll(nil)
        #expect(scene.grid.selectedCellCount == 24)
    }

    @Test func fillingCopiesTheFirstRowOrColumn() async {
        let scene = await scene()
        await scene.pilot.press("right", "right", "right", "shift-down", "shift-down", "ctrl-d")
        #expect(
            (0..<4).map { scene.source.rows[$0][3] } == ["note 0", "note 0", "note 0", "note 3"])
        await scene.pilot.press("down", "left", "shift-right", "ctrl-r")
        #expect(scene.source.rows[3][2] == scene.source.rows[3][3])
    }

    @Test func rowsAreInsertedAndDeletedAndComeBackWithTheirTexts() async {
        let scene = await scene()
        let old = scene.source.rows
        await scene.pilot.press("down", "alt-r", "shift-down", "alt-d")
        #expect(scene.source.rows.count == 4)
        #expect(scene.grid.numberOfRows == 4)
        await scene.pilot.press("alt-i")
        #expect(scene.source.rows.count == 5)
        #expect(scene.source.rows[1] == [nil, nil, nil, nil])
        #expect(scene.grid.currentPosition.row == 1)
        await scene.pilot.press("ctrl-_")
        await scene.pilot.press("ctrl-_")
        #expect(scene.source.rows == old)
        #expect(scene.grid.numberOfRows == 6)
        await scene.pilot.press("alt-_")
        #expect(scene.source.rows.count == 4)
    }

    @Test func aStepBeforeSortingIsNotUndoneInAnotherRow() async {
        let scene = await scene()
        let (grid, source) = (scene.grid, scene.source)
        grid.on { [weak grid] (_: GridSortChanged) -> Disposition in
            source.rows.reverse()
            grid?.reloadData()
            return .observed
        }
        await scene.pilot.press("end", "delete", "alt-s")
        let sorted = source.rows
        #expect(sorted.last?[3] == nil)
        await scene.pilot.press("ctrl-_")
        #expect(source.rows == sorted)
        // Later steps are undone.
        await scene.pilot.press("delete")
        #expect(source.rows != sorted)
        await scene.pilot.press("ctrl-_")
        #expect(source.rows == sorted)
    }

    @Test func undoingAStepOfRowsThatNoLongerExistChangesNothing() async {
        for key: KeyChord in ["delete", "alt-I", "alt-d"] {
            let scene = await scene()
            await scene.pilot.press("end", "ctrl-down")
            await scene.pilot.press(key)
            scene.source.rows.removeLast(4)
            scene.grid.reloadData()
            await scene.pilot.settle()
            let left = scene.source.rows
            await scene.pilot.press("ctrl-_")
            #expect(scene.source.rows == left)
        }
    }

    @Test func aReadOnlyGridChangesNothing() async {
        let source = Readings(6)
        let scene = await DataGridScene(source)
        let old = source.rows
        await scene.pilot.press("right", "f2", "delete", "ctrl-d", "ctrl-x", "alt-d", "alt-i")
        await scene.pilot.type("x")
        await scene.pilot.paste("1\t2")
        #expect(source.rows == old)
        #expect(scene.grid.editedPosition == nil)
    }

    @Test func anEditedCellFollowsTheScreen() async {
        let scene = await scene(Readings(100))
        await scene.pilot.press("right", "ctrl-down", "f2")
        for size in [
            Size(width: 14, height: 3), Size(width: 3, height: 1), Size(width: 60, height: 10),
        ] {
            await scene.pilot.resize(columns: size.width, rows: size.height)
            #expect(await scene.pilot.faults().isEmpty)
        }
        scene.source.rows.removeLast(50)
        scene.grid.reloadData()
        await scene.pilot.settle()
        #expect(scene.grid.editedPosition == nil)
        #expect(scene.grid.currentPosition.row == 49)
    }
}
