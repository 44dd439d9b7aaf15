// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CompletionRow, RowHighlight.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct CompletionListTests {
    private func start(
        _ items: [String], rows: Int = 5
    ) async -> (list: CompletionList, pilot: Pilot) {
        let list = CompletionList()
        list.items = items.map { CompletionItem($0) }
        let pilot = await Pilot(plain: ViewController(view: list), columns: 20, rows: rows)
        return (list, pilot)
    }

    private func rows(of list: CompletionList) -> [View] {
        list.subviews.filter { $0.defaultAccessibility.role == .row }
    }

    private static let numbers = (0..<1_000).map { "Item \($0)" }

    @Test func onlyVisibleTextsHaveViews() async {
        let (list, pilot) = await start(Self.numbers)
        let first = rows(of: list)
        #expect(first.count == 5)
        list.selectedIndex = 500
        await pilot.settle()
        #expect(pilot.screen.contains("Item 500"))
        let later = rows(of: list)
        #expect(Set(later.map(ObjectIdentifier.init)) == Set(first.map(ObjectIdentifier.init)))
        #expect(Set(later.filter { !$0.isHidden }.map(\.defaultAccessibility.index)).count == 5)
    }

    @Test func theSelectedTextIsScrolledTo() async {
        let (list, pilot) = await start(Self.numbers)
        list.selectedIndex = 7
        await pilot.settle()
        #expect(pilot.screen.contains("Item 7") && !pilot.screen.contains("Item 8"))
        list.selectedIndex = 0
        await pilot.settle()
        #expect(pilot.screen.contains("Item 0"))
    }

    @Test func newTextsAreShownFromTheFirstAndNoneIsSelected() async {
        let (list, pilot) = await start(Self.numbers)
        list.selectedIndex = 900
        await pilot.settle()
        list.items = ["Basel", "Bern"].map { CompletionItem($0) }
        await pilot.settle()
        #expect(list.selectedIndex == nil)
        #expect(list.contentOffset == .zero)
        #expect(pilot.screen.contains("Basel") && pilot.screen.contains("Bern"))
        #expect(!pilot.screen.contains("Item"))
    }

    @Test func aClickTakesTheTextUnderThePointer() async {
        let (list, pilot) = await start(Self.numbers)
        var taken: [Int] = []
        list.take = { taken.append($0) }
        await pilot.click(on: "Item 3")
        list.selectedIndex = 100
        await pilot.settle()
        await pilot.click(on: "Item 99")
        #expect(taken == [3, 99])
    }

    @Test func theListLeavesTheFocusAlone() async {
        let (list, pilot) = await start(Self.numbers)
        await pilot.click(on: "Item 1")
        #expect(!list.canBecomeFirstResponder)
        #expect(!list.becomeFirstResponder())
        #expect(rows(of: list).allSatisfy { !$0.canBecomeFirstResponder })
    }

    @Test func theSelectedTextHasAMarkInFrontOfIt() async {
        let (list, pilot) = await start(["Basel", "Bern"])
        let plain = pilot.screen
        list.selectedIndex = 1
        await pilot.settle()
        let lines = pilot.screen.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix(" Basel") && lines[1].hasPrefix("▏Bern"))
        list.selectedIndex = nil
        await pilot.settle()
        #expect(pilot.screen == plain)
    }

    @Test func theSizeIsThatOfTheWidestTextAndTheScrollBar() {
        let list = CompletionList()
        list.items = ["Basel", "漢字市", "Chur"].map { CompletionItem($0) }
        #expect(list.sizeThatFits(Size(width: 80, height: 3)) == Size(width: 8, height: 3))
        #expect(list.sizeThatFits(Size(width: 80, height: 2)) == Size(width: 9, height: 3))
        #expect(list.sizeThatFits(Size(width: 4, height: 3)) == Size(width: 4, height: 3))
    }

    @Test func signsAndDetailsStandInColumns() async {
        let list = CompletionList()
        let pilot = await Pilot(plain: ViewController(view: list), columns: 22, rows: 3)
        list.items = [
            CompletionItem("tides.json", detail: "Fixtures", symbol: .bullet),
            CompletionItem("漢字", detail: "Names"),
        ]
        #expect(list.sizeThatFits(Size(width: 80, height: 3)) == Size(width: 24, height: 2))
        await pilot.settle()
        #expect(pilot.screen == " • tides.json  Fixtu…\n   漢字         Names\n")
        await pilot.resize(columns: 15, rows: 3)
        // The title is more important than a few letters of the detail.
        #expect(pilot.screen == " • tides.json\n   漢字  Names\n")
    }
}
