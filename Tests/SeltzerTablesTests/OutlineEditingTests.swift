// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OutlineView+Moving, OutlineView+Renaming.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Renaming, moving and filtering the items of an outline.
@MainActor
@Suite struct OutlineEditingTests {
    // MARK: Renaming

    @Test func f2RenamesInPlaceAndEnterCommits() async {
        let scene = await OutlineScene { outline, _ in
            outline.canRenameItem = { $0 != AnyHashable("milk") }
        }
        await scene.pilot.press("down", "down", "f2")
        #expect(scene.outline.renamedItem == AnyHashable("bread"))
        await scene.pilot.type("rolls")
        // Keys of the outline do nothing meanwhile.
        await scene.pilot.press("down", "enter")
        let renamed = scene.pilot.events(OutlineItemRenamed.self)
        #expect(renamed.map(\.oldName) == ["bread"])
        #expect(renamed.map(\.newName) == ["rolls"])
        #expect(scene.outline.isFirstResponder)
        #expect(scene.lines == ["▸ fruit", "  bread", "▸ milk"])
        await scene.pilot.press("down", "f2")
        #expect(scene.outline.renamedItem == nil)
    }

    @Test func escapeKeepsTheNameAndAnEqualOneIsNoNews() async {
        let scene = await OutlineScene { outline, _ in outline.canRenameItem = { _ in true } }
        await scene.pilot.press("down", "f2")
        await scene.pilot.type("x")
        await scene.pilot.press("escape", "f2", "enter")
        #expect(scene.outline.renamedItem == nil)
        #expect(scene.outline.isFirstResponder)
        #expect(scene.pilot.events(OutlineItemRenamed.self).isEmpty)
    }

    @Test func aNameThatIsNotValidStaysInTheField() async {
        let scene = await OutlineScene { outline, _ in
            outline.canRenameItem = { _ in true }
            outline.renameValidation = { _, name in name.isEmpty ? "Empty" : nil }
        }
        await scene.pilot.press("down", "f2", "backspace", "enter")
        #expect(scene.outline.renamedItem == AnyHashable("fruit"))
        await scene.pilot.press("escape")
        #expect(scene.pilot.events(OutlineItemRenamed.self).isEmpty)
    }

    @Test func theFieldFollowsItsItemAndEndsWithIt() async {
        let scene = await OutlineScene { outline, _ in outline.canRenameItem = { _ in true } }
        await scene.pilot.press("down", "down", "f2")
        scene.names.children[""] = ["a", "fruit", "milk", "bread"]
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(scene.outline.renamedItem == AnyHashable("bread"))
        #expect(scene.pilot.display.cursor?.position.y == 3)
        scene.names.children[""] = ["fruit"]
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(scene.outline.renamedItem == nil)
        #expect(scene.pilot.events(OutlineItemRenamed.self).isEmpty)
        #expect(await scene.pilot.faults().isEmpty)
    }

    // MARK: Moving

    private func movable() async -> OutlineScene {
        await OutlineScene { outline, _ in
            outline.allowsMultipleSelection = true
            outline.canMoveItems = { $0.parent != AnyHashable("milk") }
        }
    }

    @Test func aDragMovesAnItemIntoAnotherOne() async {
        let scene = await movable()
        await scene.pilot.drag(fromColumn: 3, row: 1, toColumn: 5, row: 0)
        #expect(
            scene.pilot.events(OutlineItemsMoved.self).map(\.move)
                == [OutlineMove(items: ["bread"], parent: "fruit", index: nil)])
        // The validation refuses this one.
        await scene.pilot.drag(fromColumn: 3, row: 1, toColumn: 5, row: 2)
        #expect(scene.pilot.events(OutlineItemsMoved.self).count == 1)
    }

    @Test func aDragOverGuidesMovesBeforeTheRowAndOverALeafBelowIt() async {
        let scene = await movable()
        scene.outline.expandItem("fruit")
        await scene.pilot.drag(fromColumn: 3, row: 4, toColumn: 1, row: 2)
        await scene.pilot.drag(fromColumn: 5, row: 1, toColumn: 5, row: 2)
        await scene.pilot.drag(fromColumn: 5, row: 1, toColumn: 5, row: 7)
        #expect(
            scene.pilot.events(OutlineItemsMoved.self).map(\.move) == [
                OutlineMove(items: ["bread"], parent: "fruit", index: 1),
                OutlineMove(items: ["apple"], parent: "fruit", index: 2),
                OutlineMove(items: ["apple"], parent: nil, index: 3),
            ])
    }

    @Test func anItemIsNeverMovedIntoItself() async {
        let scene = await movable()
        scene.outline.expandItem("fruit", expandChildren: true)
        await scene.pilot.drag(fromColumn: 5, row: 0, toColumn: 7, row: 3)
        await scene.pilot.drag(fromColumn: 5, row: 0, toColumn: 7, row: 4)
        #expect(scene.pilot.events(OutlineItemsMoved.self).isEmpty)
    }

    @Test func escapeCancelsADragAndNothingStaysMarked() async {
        let scene = await movable()
        let before = scene.lines
        await scene.pilot.mouseDown(column: 3, row: 1)
        await scene.pilot.move(column: 5, row: 0)
        #expect(scene.pilot.screen.hasPrefix("▌▸ fruit"))
        await scene.pilot.press("escape")
        await scene.pilot.mouseUp(column: 5, row: 0)
        #expect(scene.pilot.events(OutlineItemsMoved.self).isEmpty)
        #expect(scene.lines == before)
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func severalSelectedItemsAreMovedTogether() async {
        let scene = await movable()
        await scene.pilot.press("down", "down", "shift-down")
        await scene.pilot.drag(fromColumn: 3, row: 1, toColumn: 5, row: 0)
        #expect(scene.pilot.events(OutlineItemsMoved.self).last?.move.items == ["bread", "milk"])
        #expect(scene.outline.selectedItems == ["bread", "milk"])
        await scene.pilot.click(column: 3, row: 1)
        #expect(scene.outline.selectedItems == ["bread"])
    }

    @Test func keysMoveAnItemToo() async {
        let scene = await movable()
        scene.outline.expandItem("fruit")
        await scene.pilot.press(
            "down", "down", "down", "alt-up", "alt-down", "alt-left", "alt-right")
        #expect(
            scene.pilot.events(OutlineItemsMoved.self).map(\.move) == [
                OutlineMove(items: ["pear"], parent: "fruit", index: 0),
                OutlineMove(items: ["pear"], parent: "fruit", index: 3),
                OutlineMove(items: ["pear"], parent: nil, index: 1),
                OutlineMove(items: ["pear"], parent: "apple", index: nil),
            ])
    }

    // MARK: Filtering

    @Test func aFilterKeepsTheItemsAboveAMatchAndUnfoldsThem() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "down")
        scene.outline.filter = { "\($0)".contains("l") }
        await scene.pilot.settle()
        #expect(
            scene.lines == [
                "▾ fruit", "├   apple", "└ ▾ citrus", "  ├   lemon", "  └   lime", "▸ milk",
            ])
        scene.outline.filter = { $0 == AnyHashable("lime") }
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ fruit", "└ ▾ citrus", "  └   lime"])
        scene.outline.filter = { _ in false }
        await scene.pilot.settle()
        #expect(scene.lines.isEmpty)
        // What was unfolded before is unfolded again.
        scene.outline.filter = nil
        await scene.pilot.settle()
        #expect(scene.lines == ["▸ fruit", "  bread", "▸ milk"])
    }

    @Test func aFilterLooksAtWhatIsLoadedAndAfterAReloadToo() async {
        let scene = await OutlineScene { _, names in names.loads["bread"] = { ["rye", "spelt"] } }
        scene.outline.filter = { $0 == AnyHashable("rye") }
        await scene.pilot.settle()
        #expect(scene.lines.isEmpty)
        scene.outline.filter = nil
        scene.outline.expandItem("bread")
        await scene.pilot.settle()
        scene.outline.filter = { ["rye", "water"].contains($0) }
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ bread", "└   rye"])
        scene.names.children[""]?.append("water")
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ bread", "└   rye", "  water"])
        scene.outline.filter = nil
        await scene.pilot.settle()
        #expect(scene.lines == ["▸ fruit", "▾ bread", "├   rye", "└   spelt", "▸ milk", "  water"])
    }

    // MARK: Looks

    @Test(arguments: DisplayLook.allCases)
    func itLooksItselfOnEachDisplay(look: DisplayLook) async {
        struct Refused: Error, CustomStringConvertible { var description = "Permission denied" }
        let scene = await OutlineScene(columns: 34, rows: 10, look: look) { outline, names in
            names.children["bread"] = nil
            names.loads["bread"] = { throw Refused() }
            outline.canMoveItems = { _ in true }
        }
        await scene.pilot.press("down", "*", "down", "down")
        scene.outline.expandItem("bread")
        await scene.pilot.settle()
        #expect(
            scene.pilot.difference(fromSnapshot: "outlineView-\(look.rawValue)", isStyled: true)
                == nil)
        await scene.pilot.mouseDown(column: 3, row: 1)
        await scene.pilot.move(column: 8, row: 4)
        #expect(
            scene.pilot.difference(
                fromSnapshot: "outlineView-moving-\(look.rawValue)", isStyled: true) == nil)
    }
}
