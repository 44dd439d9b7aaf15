// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CellMark, ReorderHandle, RowReorder, SwipeActionsConfiguration, SwipeButton, TableEditing,
// TableEditingActions, TableView+Editing, TableView+Moving, TableView+SwipeActions, TableViewCell+Editing.

import Seltzer
import SeltzerTesting
import Testing

/// Deleting, inserting and moving rows.
@MainActor
@Suite struct TableEditingCasesTests {
    @Test("U-R29: edit mode asks for each visible row whether and how it is edited")
    func asksPerRow() async {
        let scene = await EditingScreen { _, notes in notes.locked = [1] }
        await scene.edit()
        #expect(
            scene.notes.take() == [
                "canEdit 0", "style 0", "canEdit 1", "canEdit 2", "style 2", "canEdit 3",
                "style 3",
            ])
        #expect(scene.pilot.screen.filter { $0 == "⊖" }.count == 3)
        #expect(scene.table.cellForRow(at: scene.path(0))?.isEditing == true)
        #expect(scene.table.cellForRow(at: scene.path(1))?.isEditing == false)
        scene.table.setEditing(false, animated: true)
        await scene.pilot.settle()
        #expect(!scene.pilot.screen.contains("⊖"))
    }

    @Test("U-R30: the mark uncovers the button that deletes the row, and only that commits")
    func markThenButton() async {
        let scene = await EditingScreen()
        await scene.edit()
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.table.cellForRow(at: scene.path(1))?.showingDeleteConfirmation == true)
        #expect(!scene.notes.take().contains("commit delete 1"))
        await scene.pilot.click(on: "Delete")
        #expect(scene.notes.take().filter { $0.hasPrefix("commit") } == ["commit delete 1"])
        #expect(scene.letters == "ACD")
    }

    @Test("U-R30: a press beside the button covers it and deletes nothing")
    func pressBeside() async {
        let scene = await EditingScreen()
        await scene.edit()
        await scene.pilot.click(column: 1, row: 1)
        await scene.pilot.click(column: 6, row: 2)
        #expect(!scene.pilot.screen.contains("Delete"))
        #expect(scene.letters == "ABCD")
    }

    @Test("U-R30: the Delete key commits for the focused row, in edit mode and outside")
    func deleteKey() async {
        let scene = await EditingScreen()
        await scene.pilot.press("down", "delete")
        #expect(scene.notes.take().filter { $0.hasPrefix("commit") } == ["commit delete 1"])
        await scene.edit()
        await scene.pilot.press("delete")
        #expect(scene.letters == "AD")
    }

    @Test("U-R30: the table changes nothing itself")
    func sourceChanges() async {
        let scene = await EditingScreen { _, notes in notes.deletes = false }
        await scene.pilot.press("delete")
        #expect(scene.notes.take().last == "commit delete 0")
        #expect(scene.table.numberOfRows(inSection: 0) == 4)
    }

    @Test("U-R30: a source without commit lets superiors have the Delete key")
    func superiorDeletes() async {
        let controller = KeyController()
        let list = ListView(["A", "B"])
        controller.view = list
        let pilot = await Pilot(plain: controller, columns: 10, rows: 2)
        list.becomeFirstResponder()
        await pilot.press("delete")
        #expect(controller.count == 1)
    }

    @Test("U-R30: the mark of an insertion commits at once")
    func insertion() async {
        let scene = await EditingScreen { _, notes in notes.style = .insert }
        await scene.edit()
        await scene.pilot.click(column: 1, row: 2)
        #expect(scene.notes.take().contains("commit insert 2"))
    }

    @Test("U-R31: a tap selects in edit mode only if the table allows it")
    func selection() async {
        let scene = await EditingScreen()
        await scene.edit()
        scene.notes.calls = []
        await scene.pilot.click(column: 8, row: 2)
        await scene.pilot.press("enter")
        #expect(scene.notes.take().isEmpty)
        scene.table.allowsSelectionDuringEditing = true
        await scene.pilot.click(column: 8, row: 2)
        #expect(scene.notes.take() == ["select 2"])
    }

    @Test("U-R31: several rows can be selected in edit mode alone")
    func severalRows() async {
        let scene = await EditingScreen { table, _ in
            table.allowsMultipleSelectionDuringEditing = true
        }
        await scene.edit()
        await scene.pilot.click(column: 8, row: 1)
        await scene.pilot.click(column: 8, row: 2)
        #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    }

    @Test("U-R32: a drag of the handle moves the row, and the source is told after")
    func dragHandle() async {
        let scene = await EditingScreen()
        await scene.edit()
        scene.notes.calls = []
        await scene.pilot.mouseDown(column: 18, row: 0)
        await scene.pilot.move(column: 18, row: 1)
        await scene.pilot.move(column: 18, row: 2)
        #expect(scene.letters == "BCAD")
        #expect(scene.notes.calls.isEmpty)
        await scene.pilot.mouseUp(column: 18, row: 2)
        #expect(scene.notes.calls.filter { $0.hasPrefix("move") } == ["move 0 2"])
        #expect(scene.notes.names == ["B", "C", "A", "D"])
        #expect(scene.letters == "BCAD")
    }

    @Test("U-R32: Alt with an arrow key moves the focused row")
    func moveByKeys() async {
        let scene = await EditingScreen()
        await scene.edit()
        await scene.pilot.press("alt-down", "alt-down", "alt-up")
        #expect(scene.notes.names == ["B", "A", "C", "D"])
        #expect(scene.letters == "BACD")
        #expect(scene.table.indexPathOfCurrentRow == scene.path(1))
    }

    @Test("U-R32: the delegate changes the place, and a locked row stays")
    func targetAndLock() async {
        let scene = await EditingScreen { _, notes in notes.locked = [1] }
        scene.notes.onlyPlace = scene.path(3)
        await scene.edit()
        await scene.pilot.press("alt-down")
        #expect(scene.notes.names == ["B", "C", "D", "A"])
        await scene.pilot.press("home", "down", "alt-down")
        #expect(scene.notes.names == ["B", "C", "D", "A"])
        #expect(scene.pilot.screen.filter { $0 == "≡" }.count == 3)
    }

    @Test("U-R33: a drag to the left uncovers the actions; their handler gets a completion")
    func swipe() async {
        let scene = await EditingScreen()
        var log: [String] = []
        let pin = ContextualAction(style: .normal, title: "Pin") { action, _, done in
            log.append(action.title ?? "")
            done(true)
        }
        scene.notes.trailing = [pin]
        await scene.pilot.drag(fromColumn: 12, row: 1, toColumn: 6, row: 1)
        #expect(scene.notes.take().allSatisfy { !$0.hasPrefix("select") })
        await scene.pilot.click(on: "Pin")
        #expect(log == ["Pin"])
        #expect(!scene.pilot.screen.contains("Pin"))
    }

    @Test("U-R33: a picture is before the title, on the button and in the menu")
    func picture() async {
        let scene = await EditingScreen()
        let pin = ContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        let sign = ContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
        pin.image = Image(systemName: "star.fill")
        sign.image = Image(systemName: "plus")
        scene.notes.trailing = [pin, sign]
        await scene.pilot.drag(fromColumn: 12, row: 1, toColumn: 4, row: 1)
        #expect(scene.pilot.screen.contains("★ Pin") && scene.pilot.screen.contains(" + "))
        ContextMenuInteraction(on: scene.table)
        await scene.pilot.click(column: 2, row: 2, button: .right)
        #expect(scene.pilot.screen.contains("★ Pin"))
    }

    @Test("U-R33: without a configuration the drag uncovers Delete")
    func swipeToDelete() async {
        let scene = await EditingScreen()
        await scene.pilot.drag(fromColumn: 12, row: 1, toColumn: 6, row: 1)
        await scene.pilot.click(on: "Delete")
        #expect(scene.notes.take().contains("commit delete 1"))
        #expect(scene.letters == "ACD")
    }

    @Test("U-R33: the actions are in the context menu of the row")
    func contextMenu() async {
        let scene = await EditingScreen()
        var count = 0
        scene.notes.leading = [
            ContextualAction(style: .normal, title: "Read") { _, _, done in
                count += 1
                done(true)
            }
        ]
        ContextMenuInteraction(on: scene.table)
        await scene.pilot.click(column: 2, row: 1, button: .right)
        #expect(scene.pilot.screen.contains("Delete"))
        await scene.pilot.click(on: "Read")
        #expect(count == 1)
    }

    @Test("U-R33: the Delete key performs the first destructive action")
    func destructiveAction() async {
        let scene = await EditingScreen()
        var log: [String] = []
        scene.notes.trailing = [
            ContextualAction(style: .normal, title: "Pin") { _, _, _ in log.append("pin") },
            ContextualAction(style: .destructive, title: "Bin") { _, _, _ in log.append("bin") },
        ]
        await scene.pilot.press("delete")
        #expect(log == ["bin"])
        #expect(!scene.notes.take().contains("commit delete 0"))
    }

    @Test("U-R34: the accessory button calls the delegate and selects nothing")
    func accessory() async throws {
        let scene = await EditingScreen()
        let cell = try #require(scene.table.cellForRow(at: scene.path(1)))
        cell.accessoryType = .detailButton
        await scene.pilot.settle()
        await scene.pilot.click(on: "ⓘ")
        #expect(scene.notes.take() == ["details 1"])
        #expect(scene.table.indexPathForSelectedRow == nil)
        await scene.pilot.press("right")
        #expect(scene.notes.take().isEmpty)
        await scene.pilot.press("down", "right")
        #expect(scene.notes.take() == ["details 1"])
    }

    @Test("U-R35: a control in a cell acts, and the row is not selected")
    func controlInCell() async throws {
        let scene = await EditingScreen()
        let cell = try #require(scene.table.cellForRow(at: scene.path(1)))
        let button = Button("Go")
        var count = 0
        button.addAction(for: .touchUpInside) { _ in count += 1 }
        button.frame = Rect(x: 8, y: 0, width: 6, height: 1)
        cell.contentView.addSubview(button)
        await scene.pilot.settle()
        await scene.pilot.click(on: "Go")
        #expect(count == 1)
        #expect(!scene.notes.take().contains("select 1"))
    }
}

/// A controller with an action on the Delete key.
private final class KeyController: ViewController {
    private(set) var count = 0

    override var actions: [Action] {
        [Action("remove", title: "Remove", keys: ["delete"], KeyController.remove)]
    }

    private func remove() { count += 1 }
}
