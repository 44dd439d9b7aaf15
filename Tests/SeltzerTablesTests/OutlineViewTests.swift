// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OutlineActions, OutlineCell, OutlineEvents, OutlineGrowth, OutlineLead,
// OutlineSource, OutlineView+Expanding, OutlineView+Items, OutlineViewDataSource.

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
