// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OutlineLoad, OutlineStatus.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Outlines whose children come later, and outlines that are read again.
@MainActor
@Suite struct OutlineLoadingTests {
    // MARK: Loading

    @Test func whileChildrenLoadTheRowShowsABubble() async {
        let scene = await OutlineScene { outline, names in
            names.children["net"] = []
            names.children[""] = ["net", "bread"]
            names.loads["net"] = { [weak outline] in
                try await outline?.window?.application?.clock.sleep(for: .seconds(2))
                return ["x", "y"]
            }
        }
        await scene.pilot.press("down", "right")
        await scene.pilot.advance(by: .milliseconds(480))
        #expect(scene.outline.isItemLoading("net"))
        #expect("·•●○".contains(scene.lines[0].first ?? " "))
        #expect(scene.pilot.events(OutlineItemToggled.self).isEmpty)
        await scene.pilot.advance(by: .seconds(2))
        #expect(scene.lines == ["▾ net", "├   x", "└   y", "  bread"])
        #expect(scene.pilot.events(OutlineItemToggled.self).map(\.item) == ["net"])
    }

    @Test func foldingCancelsLoading() async {
        var wasCancelled = false
        let scene = await OutlineScene { outline, names in
            names.loads["bread"] = { [weak outline] in
                do {
                    try await outline?.window?.application?.clock.sleep(for: .seconds(9))
                } catch {
                    wasCancelled = true
                    throw error
                }
                return ["x"]
            }
        }
        await scene.pilot.press("down", "down", "right")
        #expect(scene.outline.isItemLoading("bread"))
        await scene.pilot.press("left")
        #expect(!scene.outline.isItemLoading("bread"))
        #expect(wasCancelled)
        #expect(scene.lines == ["▸ fruit", "▸ bread", "▸ milk"])
    }

    @Test func anErrorIsToldInARowAndCanBeTriedAgain() async {
        struct NoRoute: Error, CustomStringConvertible { var description = "No route\nto it" }
        let scene = await OutlineScene(columns: 30) { _, names in
            names.loads["bread"] = { throw NoRoute() }
        }
        await scene.pilot.press("down", "down", "right")
        #expect(scene.lines[1...2] == ["▾ bread", "└ × No route  Try again"])
        // Neither the row nor the words are an item.
        await scene.pilot.press("down")
        #expect(scene.outline.selectedItems.isEmpty)
        scene.names.loads["bread"] = { ["rye"] }
        await scene.pilot.press("enter")
        #expect(scene.lines[1...2] == ["▾ bread", "└   rye"])
        scene.names.loads["bread"] = { throw NoRoute() }
        scene.outline.reloadItem("bread", reloadChildren: true)
        await scene.pilot.settle()
        #expect(scene.lines[2] == "└ × No route  Try again")
        scene.names.loads["bread"] = { ["rye", "spelt"] }
        await scene.pilot.click(on: "Try")
        #expect(scene.lines[2...3] == ["├   rye", "└   spelt"])
    }

    @Test func theItemsAtTheTopCanBeLoadedToo() async {
        let scene = await OutlineScene(["": []])
        scene.names.loads[""] = { [weak outline = scene.outline] in
            try await outline?.window?.application?.clock.sleep(for: .seconds(1))
            return ["a", "b"]
        }
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(scene.lines == ["· Loading"])
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.lines == ["  a", "  b"])
    }

    // MARK: Reloading

    @Test func whatIsUnfoldedAndSelectedStaysWithTheItems() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "*", "down", "down", "down", "down")
        #expect(scene.outline.selectedItems == ["lemon"])
        scene.names.children[""] = ["salt", "milk", "fruit"]
        scene.names.children["fruit"] = ["citrus", "plum"]
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(
            scene.lines == [
                "  salt", "▸ milk", "▾ fruit", "├ ▾ citrus", "│ ├   lemon", "│ └   lime",
                "└   plum",
            ])
        #expect(scene.outline.selectedItems == ["lemon"])
    }

    @Test func anItemThatMovedToAnotherParentStaysUnfoldedAndSelected() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "*", "down", "down", "down")
        #expect(scene.outline.selectedItems == ["citrus"])
        scene.outline.expandItem("milk")
        scene.names.children["fruit"] = ["apple"]
        scene.names.children["milk"] = ["oat", "citrus"]
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(
            scene.lines == [
                "▾ fruit", "└   apple", "  bread", "▾ milk", "├   oat", "└ ▾ citrus", "  ├   lemon",
                "  └   lime",
            ])
        #expect(scene.outline.selectedItems == ["citrus"])
    }

    @Test func anItemThatVanishesIsDeselected() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "*", "end")
        scene.outline.expandItem("milk")
        await scene.pilot.press("end")
        #expect(scene.outline.selectedItems == ["oat"])
        scene.names.children["milk"] = nil
        scene.outline.reloadItem("milk", reloadChildren: true)
        await scene.pilot.settle()
        #expect(scene.lines.last == "  milk")
        #expect(scene.outline.selectedItems == ["milk"])
    }

    @Test func expandedItemsAreUnfoldedAsSoonAsTheyAreLoaded() async {
        let scene = await OutlineScene { outline, names in
            names.loads["fruit"] = { ["citrus"] }
            outline.expandedItems = ["fruit", "citrus", "nothing"]
        }
        await scene.pilot.settle()
        #expect(
            scene.lines == [
                "▾ fruit", "└ ▾ citrus", "  ├   lemon", "  └   lime", "  bread", "▸ milk",
            ])
        #expect(scene.outline.expandedItems == ["fruit", "citrus"])
        scene.outline.expandedItems = ["milk"]
        await scene.pilot.settle()
        #expect(scene.lines == ["▸ fruit", "  bread", "▾ milk", "└   oat"])
    }

    @Test func itemsAreFoundAndTheirParentsAndDepths() async {
        let scene = await OutlineScene()
        scene.outline.expandItem(nil, expandChildren: true)
        #expect(scene.outline.row(forItem: "oat") == 8)
        #expect(scene.outline.item(atRow: 8) == AnyHashable("oat"))
        #expect(scene.outline.item(atRow: 9) == nil)
        #expect(scene.outline.parent(forItem: "lime") == AnyHashable("citrus"))
        #expect(scene.outline.level(forItem: "lime") == 2)
        #expect(scene.outline.parent(forItem: "fruit") == nil)
        #expect(scene.outline.row(forItem: "nothing") == nil)
        scene.outline.collapseItem(nil, collapseChildren: true)
        #expect(scene.outline.numberOfRows == 3)
        #expect(scene.outline.row(forItem: "oat") == nil)
    }
}
