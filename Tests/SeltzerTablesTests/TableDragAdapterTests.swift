// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+focusPoint, DragActions, TableViewDragDelegate, TableViewDropDelegate.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableDragAdapterTests {
    // MARK: The mouse

    @Test func aRowIsMovedToAnotherList() async {
        let scene = await DragScene()
        await scene.pilot.drag(fromColumn: 3, row: 1, toColumn: 22, row: 0)
        #expect(scene.left.names == ["Lemon", "Peach", "柚子"])
        #expect(scene.right.names == ["Mint", "Plain"])
        #expect(scene.left.log == ["items 1", "can handle", "ended move", "session over"])
        #expect(scene.right.log == ["can handle", "drop at 0", "session over"])
    }

    @Test func theSecondHalfOfARowAndTheRoomBelowAreAfterIt() async {
        let scene = await DragScene()
        await scene.pilot.drag(fromColumn: 3, row: 1, toColumn: 32, row: 0)
        #expect(scene.right.names == ["Plain", "Mint"])
        await scene.pilot.drag(fromColumn: 3, row: 0, toColumn: 22, row: 4)
        #expect(scene.right.names == ["Plain", "Mint", "Lemon"])
    }

    @Test func aRowIsMovedWithinAList() async {
        let scene = await DragScene()
        await scene.pilot.drag(fromColumn: 3, row: 0, toColumn: 12, row: 2)
        #expect(scene.left.names == ["Mint", "Peach", "Lemon", "柚子"])
        await scene.pilot.drag(fromColumn: 3, row: 3, toColumn: 2, row: 0)
        #expect(scene.left.names == ["柚子", "Mint", "Peach", "Lemon"])
    }

    @Test func controlCopiesAndAnOriginMayAllowOnlyThat() async {
        let scene = await DragScene()
        await scene.lift(from: (3, 1), to: (22, 0), modifiers: .control)
        await scene.release(at: (22, 0), modifiers: .control)
        #expect(scene.left.names.count == 4)
        #expect(scene.right.names == ["Mint", "Plain"])
        scene.left.allowsMove = false
        await scene.pilot.drag(fromColumn: 3, row: 0, toColumn: 22, row: 0)
        #expect(scene.left.names.count == 4)
        #expect(scene.right.names == ["Lemon", "Mint", "Plain"])
    }

    @Test func severalSelectedRowsAreDraggedTogether() async {
        let scene = await DragScene { $0.left.table.allowsMultipleSelection = true }
        await scene.pilot.click(column: 3, row: 0)
        await scene.pilot.click(column: 3, row: 2, modifiers: .control)
        await scene.lift(from: (3, 2), to: (22, 3))
        #expect(scene.dragSession?.items.count == 2)
        #expect(scene.pilot.screen.contains("→ Lemon  2"))
        await scene.release(at: (22, 3))
        #expect(scene.left.names == ["Mint", "柚子"])
        #expect(scene.right.names == ["Plain", "Lemon", "Peach"])
    }

    @Test func aClickOnOneOfSeveralSelectedRowsSelectsIt() async {
        let scene = await DragScene { $0.left.table.allowsMultipleSelection = true }
        await scene.pilot.click(column: 3, row: 0)
        await scene.pilot.click(column: 3, row: 2, modifiers: .shift)
        #expect(scene.left.table.selectedIndices == [0, 1, 2])
        await scene.pilot.mouseDown(column: 3, row: 1)
        #expect(scene.left.table.selectedIndices == [0, 1, 2])
        await scene.pilot.mouseUp(column: 3, row: 1)
        #expect(scene.left.table.selectedIndices == [1])
        await scene.pilot.click(column: 3, row: 1, modifiers: .control)
        #expect(scene.left.table.selectedIndices == [])
    }

    @Test func aTableWithoutADelegateSelectsRowsByDragging() async {
        let scene = await DragScene {
            $0.left.table.allowsMultipleSelection = true
            $0.left.table.dragDelegate = nil
        }
        await scene.pilot.drag(fromColumn: 3, row: 0, toColumn: 3, row: 2)
        #expect(scene.left.table.selectedIndices == [0, 1, 2])
    }

    @Test func itemsGoIntoARow() async {
        let scene = await DragScene { $0.right.intent = .insertIntoDestinationIndexPath }
        await scene.lift(from: (3, 1), to: (22, 0))
        #expect(scene.pilot.screen.contains("▌Plain"))
        await scene.release(at: (22, 0))
        #expect(scene.right.log.contains("drop at 0"))
    }

    @Test func anEmptyListTakesItems() async {
        let scene = await DragScene(right: [])
        await scene.pilot.drag(fromColumn: 3, row: 1, toColumn: 22, row: 2)
        #expect(scene.right.names == ["Mint"])
    }

    @Test func aListScrollsWhileThePointerIsAtItsEdge() async {
        let scene = await DragScene(right: (0..<100).map { "Row \($0)" })
        await scene.lift(from: (3, 1), to: (22, 5))
        await scene.pilot.advance(by: .milliseconds(600))
        #expect(scene.right.table.contentOffset.y == 4)
        await scene.pilot.move(column: 22, row: 3)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.right.table.contentOffset.y == 4)
        await scene.release(at: (22, 3))
        #expect(scene.right.names.firstIndex(of: "Mint") == 7)
    }

    @Test func aMillionRowsAreNoDifferent() async {
        let scene = await DragScene()
        scene.right.table.setItems(count: 1_000_000) { StyledText("Row \($0)") }
        await scene.lift(from: (3, 1), to: (22, 5))
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.screen.contains("→ Mint"))
        await scene.pilot.press("escape")
        #expect(scene.left.names.count == 4)
    }

    // MARK: Keys

    @Test func keysPickUpARowAndDropItAfterTheCurrentOneOfAnotherList() async {
        let scene = await DragScene()
        await scene.pilot.press("down", "down")
        await scene.pilot.press("ctrl-t")
        #expect(scene.dragSession?.isCarriedByKeys == true)
        let picked = scene.dragSession?.items.first?.title.string
        await scene.pilot.press("tab")
        #expect(scene.pilot.screen.contains("→ \(picked ?? "")"))
        await scene.pilot.press("ctrl-t")
        #expect(scene.dragSession == nil)
        #expect(scene.right.names == ["Plain", picked ?? ""])
        #expect(!scene.left.names.contains(picked ?? ""))
    }

    @Test func escapeLaysTheRowDownAndLeavesEverythingAsItWas() async {
        let scene = await DragScene()
        let before = scene.pilot.styledScreen
        await scene.pilot.press("ctrl-t")
        #expect(scene.pilot.styledScreen != before)
        await scene.pilot.press("escape")
        #expect(scene.dragSession == nil)
        #expect(scene.pilot.styledScreen == before)
    }

    @Test func actionsSayWhatKeysCanDo() async {
        let scene = await DragScene()
        func titles() -> Set<String> {
            Set(scene.pilot.application.currentActions.filter(\.isEnabled).map(\.action.title))
        }
        #expect(titles().contains("Pick up"))
        #expect(!titles().contains("Drop here"))
        await scene.pilot.press("ctrl-t")
        #expect(titles().isSuperset(of: ["Drop here", "Drop a copy here"]))
        #expect(!titles().contains("Pick up"))
        let copy = scene.pilot.application.currentActions.first {
            $0.identifier == "drop-copy-here"
        }
        await scene.pilot.press("tab")
        #expect(copy.map { scene.pilot.application.perform($0) } != nil)
        await scene.pilot.settle()
        #expect(scene.left.names.count == 4)
        #expect(scene.right.names.count == 2)
    }

    // MARK: Looks

    @Test(arguments: DisplayLook.allCases)
    func aDragOverAnotherList(_ look: DisplayLook) async {
        let scene = await DragScene(look: look) { $0.left.table.allowsMultipleSelection = true }
        await scene.pilot.click(column: 3, row: 0)
        await scene.pilot.click(column: 3, row: 2, modifiers: .shift)
        await scene.lift(from: (3, 2), to: (32, 0))
        #expect(
            scene.pilot.difference(fromSnapshot: "drag-between-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func aDragIntoARowAndOneThatIsForbidden(_ look: DisplayLook) async {
        let scene = await DragScene(look: look) {
            $0.right.intent = .insertIntoDestinationIndexPath
        }
        await scene.lift(from: (3, 1), to: (22, 0), modifiers: .alt)
        #expect(
            scene.pilot.difference(fromSnapshot: "drag-into-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test func ASCIIHasSignsOfItsOwn() async {
        let scene = await DragScene(look: .ascii)
        await scene.lift(from: (3, 1), to: (22, 0))
        #expect(scene.pilot.screen.contains("> Mint"))
        await scene.pilot.move(column: 22, row: 0, modifiers: .alt)
        #expect(scene.pilot.screen.contains("+ Mint"))
    }

    @Test func severalItemsHaveABadge() async {
        let scene = await DragScene { $0.left.table.allowsMultipleSelection = true }
        await scene.pilot.click(column: 3, row: 0)
        await scene.pilot.click(column: 3, row: 3, modifiers: .shift)
        await scene.lift(from: (3, 1), to: (22, 0))
        #expect(scene.pilot.screen.contains("→ Lemon  4"))
    }

    @Test func itemsFollowTheFocusToATarget() async {
        let scene = await DragScene()
        await scene.pilot.press("ctrl-t", "tab")
        #expect(scene.dragSession?.location(in: scene.right.table) == .zero)
        #expect(scene.pilot.application.windows.last?.frame.minY == 1)
        await scene.pilot.press("shift-tab")
        #expect(scene.dragSession?.location(in: scene.left.table) == .zero)
    }

    @Test func copiesAreAskedForByAnAction() async throws {
        let scene = await DragScene()
        await scene.pilot.press("ctrl-t", "tab")
        let picked = scene.dragSession?.items.first?.title.string ?? ""
        let copy = try #require(
            scene.pilot.application.currentActions.first { $0.identifier == "drop-copy-here" })
        #expect(scene.pilot.application.perform(copy))
        await scene.pilot.settle()
        #expect(scene.right.names == ["Plain", picked])
        #expect(scene.left.names.count == 4)
    }

    @Test func pickingUpWhereNothingIsRingsTheBell() async {
        let scene = await DragScene(left: [])
        scene.left.table.becomeFirstResponder()
        await scene.pilot.press("ctrl-t")
        #expect(scene.dragSession == nil)
    }
}
