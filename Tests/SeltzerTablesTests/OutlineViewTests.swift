// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OutlineActions, OutlineCell, OutlineEvents, OutlineGrowth, OutlineLead, OutlineLoad,
// OutlineSource, OutlineStatus, OutlineView+Expanding, OutlineView+Items, OutlineView+Loading,
// OutlineViewDataSource.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct OutlineViewTests {
    // MARK: Unfolding

    @Test func arrowsUnfoldFoldAndGoInsideAndOutside() async {
        let scene = await OutlineScene()
        #expect(scene.lines == ["▸ fruit", "  bread", "▸ milk"])
        await scene.pilot.press("down", "right")
        #expect(
            scene.lines == ["▾ fruit", "├   apple", "├   pear", "└ ▸ citrus", "  bread", "▸ milk"])
        #expect(scene.pilot.events(OutlineItemToggled.self).map(\.item) == ["fruit"])
        await scene.pilot.press("right")
        #expect(scene.outline.selectedItems == ["apple"])
        // An item without children goes to its parent.
        await scene.pilot.press("down", "down", "right", "right", "left")
        #expect(scene.outline.selectedItems == ["citrus"])
        #expect(scene.lines[3...5] == ["└ ▾ citrus", "  ├   lemon", "  └   lime"])
        await scene.pilot.press("left")
        #expect(scene.lines[3...4] == ["└ ▸ citrus", "  bread"])
        await scene.pilot.press("left", "left")
        #expect(scene.lines == ["▸ fruit", "  bread", "▸ milk"])
        let folded = scene.pilot.events(OutlineItemToggled.self).filter { !$0.isExpanded }
        #expect(folded.map(\.item) == ["citrus", "fruit"])
        #expect(scene.outline.selectedItems == ["fruit"])
    }

    @Test func plusMinusAndStarUnfoldAndFold() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "*")
        #expect(
            scene.lines == [
                "▾ fruit", "├   apple", "├   pear", "└ ▾ citrus", "  ├   lemon", "  └   lime",
                "  bread",
                "▸ milk",
            ])
        await scene.pilot.press("-")
        #expect(scene.lines == ["▸ fruit", "  bread", "▸ milk"])
        // What was unfolded inside still is.
        await scene.pilot.press("+")
        #expect(scene.lines.contains("└ ▾ citrus"))
        scene.outline.collapseItem("fruit", collapseChildren: true)
        scene.outline.expandItem("fruit")
        await scene.pilot.settle()
        #expect(scene.lines.contains("└ ▸ citrus"))
    }

    @Test func aPressOnTheSignUnfoldsWithoutSelecting() async {
        let scene = await OutlineScene()
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.outline.isItemExpanded("fruit"))
        #expect(scene.outline.selectedItems.isEmpty)
        await scene.pilot.click(column: 3, row: 3)
        #expect(scene.outline.isItemExpanded("citrus"))
        await scene.pilot.click(column: 5, row: 3)
        #expect(scene.outline.selectedItems == ["citrus"])
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.lines == ["▸ fruit", "  bread", "▸ milk"])
        // The current row was inside.
        #expect(scene.outline.selectedItems == ["fruit"])
        #expect(scene.pilot.events(TableSelectionChanged.self).count == 2)
    }

    @Test func anItemIsActivatedAndUnfoldedIfNobodyHandlesIt() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "enter")
        #expect(scene.outline.isItemExpanded("fruit"))
        scene.outline.on { (_: OutlineItemActivated) in .stop }
        await scene.pilot.press("enter")
        #expect(scene.outline.isItemExpanded("fruit"))
        await scene.pilot.click(column: 4, row: 1)
        await scene.pilot.click(column: 4, row: 1)
        #expect(
            scene.pilot.events(OutlineItemActivated.self).map(\.item) == [
                "fruit", "fruit", "apple",
            ])
    }

    @Test func typingSelectsAVisibleItem() async {
        let scene = await OutlineScene()
        await scene.pilot.press("down", "right")
        await scene.pilot.type("pe")
        #expect(scene.outline.selectedItems == ["pear"])
    }

    @Test func severalItemsAreSelectedAndStaySelected() async {
        let scene = await OutlineScene { outline, _ in outline.allowsMultipleSelection = true }
        await scene.pilot.press("down", "down", "shift-down")
        #expect(scene.outline.selectedItems == ["bread", "milk"])
        scene.outline.expandItem("fruit")
        #expect(scene.outline.selectedItems == ["bread", "milk"])
        scene.outline.collapseItem("fruit")
        #expect(scene.outline.selectedItems == ["bread", "milk"])
    }

    @Test func columnsStandBesideTheOutline() async {
        let scene = await OutlineScene { outline, _ in
            outline.columns = [
                TableColumn("Name"), TableColumn.numbers("size", width: .fixed(4)),
            ]
        }
        await scene.pilot.press("down", "*")
        #expect(scene.lines[1] == "▾ fruit          5")
        #expect(scene.lines[5] == "  ├   lemon      5")
    }

    @Test(arguments: DisplayLook.allCases)
    func namesOfLeavesBeginWhereThoseOfSiblingsWithChildrenDo(look: DisplayLook) async throws {
        for columns in [[], [TableColumn("Name"), TableColumn("size", width: .fixed(4))]] {
            let scene = await OutlineScene(look: look) { outline, _ in outline.columns = columns }
            scene.outline.expandItem(nil, expandChildren: true)
            await scene.pilot.settle()
            for siblings in [["fruit", "bread", "milk"], ["apple", "pear", "citrus"]] {
                let places = siblings.compactMap { scene.pilot.location(of: $0)?.x }
                #expect(places.count == 3)
                #expect(Set(places).count == 1, "\(scene.pilot.screen)")
            }
        }
    }

    // MARK: Many levels

    /// A chain of items, "n0" to the last one; each but the first has a sibling "x1", "x2" and so on below it.
    private func chain(_ levels: Int) -> [String: [String]] {
        var children = ["": ["n0"]]
        for level in 1...levels { children["n\(level - 1)"] = ["n\(level)", "x\(level)"] }
        return children
    }

    private func column(of sign: Character, in line: String) -> Int? {
        line.firstIndex(of: sign).map { line.distance(from: line.startIndex, to: $0) }
    }

    @Test(arguments: [8, 12, 19])
    func guidesOfDeepRowsStandBelowTheSignsOfTheirItems(levels: Int) async throws {
        let scene = await OutlineScene(chain(levels), columns: 42, rows: 60)
        scene.outline.expandItem(nil, expandChildren: true)
        await scene.pilot.settle()
        let lines = scene.lines
        let signs = lines.prefix(levels).compactMap { column(of: "▾", in: $0) }
        #expect(signs.count == levels)
        #expect(signs == Set(signs).sorted())
        for level in 1..<levels {
            #expect(column(of: "├", in: lines[level]) == signs[level - 1], "\(lines[level])")
            let sibling = try #require(lines.first { $0.hasSuffix(" x\(level)") })
            #expect(column(of: "└", in: sibling) == signs[level - 1], "\(sibling)")
        }
    }

    @Test func namesHaveHalfOfTheRoomHoweverDeepTheyAre() async throws {
        let scene = await OutlineScene(chain(40), columns: 42, rows: 90)
        scene.outline.expandItem(nil, expandChildren: true)
        await scene.pilot.settle()
        let places = (0...40).compactMap { scene.pilot.location(of: "n\($0)")?.x }
        #expect(places.count == 41)
        #expect(places == places.sorted())
        #expect(places.last == 1 + 20 + 2)
        // The innermost levels are told apart.
        #expect(Set(places.suffix(20)).count == 20)
    }

    @Test func noRowMovesSidewaysWhenDeepOnesAreScrolledInto() async throws {
        let scene = await OutlineScene(chain(19), columns: 42, rows: 12)
        scene.outline.expandItem(nil, expandChildren: true)
        await scene.pilot.settle()
        let place = scene.pilot.location(of: "n9")?.x
        scene.outline.contentOffset.y = 8
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("n19"))
        #expect(scene.pilot.location(of: "n9")?.x == place)
    }

    @Test func rowsAreIndentedAsFarAsThereIsRoomAgainWhenDeepOnesAreFolded() async throws {
        let scene = await OutlineScene(chain(14), columns: 42, rows: 60)
        scene.outline.expandItem(nil, expandChildren: true)
        await scene.pilot.settle()
        #expect(column(of: "▾", in: scene.lines[1]) == 1)
        scene.outline.collapseItem("n5")
        await scene.pilot.settle()
        #expect(column(of: "▾", in: scene.lines[1]) == 2)
    }

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

    // MARK: Size

    @Test func aMillionUnfoldedRowsAskOnlyForWhatIsSeen() async {
        let source = OutlineNumbers()
        let outline = OutlineView()
        outline.outlineDataSource = source
        let pilot = await Pilot(ViewController(view: outline), columns: 20, rows: 10)
        outline.expandItem(nil, expandChildren: true)
        await pilot.settle()
        #expect(outline.numberOfRows == 1_001_000)
        #expect(source.texts <= 20)
        source.texts = 0
        await pilot.press("end")
        #expect(outline.selectedItems == [999_999])
        #expect(source.texts <= 10)
        await pilot.press("pageup", "left", "left")
        #expect(outline.numberOfRows == 1_000_000)
        #expect(outline.selectedItems == [-1_000])
        #expect(source.texts <= 60)
    }

    @Test func aTreeWithoutEndIsUnfoldedToAMaximum() async {
        let outline = OutlineView { item in
            OutlineChildren([(item?.base as? Int ?? 0) + 1])
        } text: {
            StyledText("\($0)")
        }
        let pilot = await Pilot(ViewController(view: outline), columns: 20, rows: 5)
        outline.expandItem(nil, expandChildren: true)
        await pilot.press("end")
        #expect(outline.numberOfRows == OutlineView.maximumLevel + 1)
        #expect(pilot.screen.contains("1001"))
    }

    @Test func inANarrowRoomTheInnermostGuidesStay() async {
        let outline = OutlineView { item in
            OutlineChildren([(item?.base as? Int ?? 0) + 1])
        } text: {
            StyledText("\($0)")
        }
        let pilot = await Pilot(ViewController(view: outline), columns: 14, rows: 8)
        outline.expandItem(nil, expandChildren: true)
        await pilot.settle()
        let lines = pilot.screen.split(separator: "\n")
        #expect(lines[2].hasPrefix(" ▾ 3"))
        #expect(lines[3].hasPrefix(" └▾ 4"))
        #expect(lines[4].hasPrefix("  └▾ 5"))
        #expect(lines[6].hasPrefix("    └▾ 7"))
        await pilot.resize(columns: 1, rows: 1)
        await pilot.resize(columns: 3, rows: 2)
        #expect(await pilot.faults().isEmpty)
    }

    // MARK: Menus and elements

    @Test func anOutlineSaysItsItems() async throws {
        let scene = await OutlineScene()
        try await scene.pilot.element(.row, "fruit").click()
        let text = scene.pilot.elementTree
        #expect(text.contains("outline"))
        #expect(text.contains("row \"fruit\": collapsed at level 1 selected"))
        #expect(text.contains("row \"bread\""))
    }
}

/// A thousand items with a thousand children each.
@MainActor
private final class OutlineNumbers: OutlineViewDataSource {
    var texts = 0

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        guard let number = item?.base as? Int else {
            return OutlineChildren(count: 1_000) { -$0 - 1 }
        }
        return OutlineChildren(count: 1_000) { (-number - 1) * 1_000 + $0 }
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        item.base as? Int ?? 0 < 0
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        texts += 1
        return StyledText("\(item)")
    }
}
