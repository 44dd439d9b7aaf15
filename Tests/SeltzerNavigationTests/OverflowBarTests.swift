// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerNavigation

@MainActor
@Suite struct OverflowBarTests {
    /// What a bar has told its owner.
    private final class Told {
        var chosen: [Int] = []
        var listed: [Range<Int>] = []
        var place: Rect?
    }

    private func start(
        _ titles: [String], columns: Int
    ) async -> (bar: OverflowBar, told: Told, pilot: Pilot) {
        let bar = OverflowBar(restName: "More windows"), told = Told()
        bar.titles = titles
        bar.onChoose = { told.chosen.append($0) }
        bar.onList = { _, rect, rest in
            told.place = rect
            told.listed.append(rest)
        }
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [bar])), columns: columns, rows: 3)
        return (bar, told, pilot)
    }

    @Test func aClickChoosesATitle() async {
        let (bar, told, pilot) = await start(["Clock", "Mail", "Letters"], columns: 40)
        #expect(bar.slots == [0..<9, 9..<17, 17..<28])
        await pilot.click(on: "Mail")
        await pilot.click(on: "Letters")
        #expect(told.chosen == [1, 2])
        #expect(told.listed.isEmpty)
    }

    @Test func keysChooseATitle() async {
        let (bar, told, pilot) = await start(["Clock", "Mail", "Letters"], columns: 40)
        bar.becomeFirstResponder()
        await pilot.press("right", "enter", "end", "space", "home", "enter")
        #expect(told.chosen == [1, 2, 0])
    }

    @Test func titlesWithoutRoomAreBehindTheLastItem() async {
        let (bar, told, pilot) = await start(["Clock", "Mail", "Letters"], columns: 20)
        #expect(pilot.screen.contains("Clock") && pilot.screen.contains("+2"))
        #expect(!pilot.screen.contains("Mail"))
        await pilot.click(on: "+2")
        #expect(told.listed == [1..<3])
        #expect(told.place == bar.rect(ofSlot: 1))
        bar.becomeFirstResponder()
        await pilot.press("end", "enter")
        #expect(told.listed == [1..<3, 1..<3])
        #expect(told.chosen.isEmpty)
    }

    @Test func moreRoomShowsMoreTitles() async {
        let (_, _, pilot) = await start(["Clock", "Mail", "Letters"], columns: 20)
        await pilot.resize(columns: 28, rows: 3)
        #expect(pilot.screen.contains("Letters"))
        #expect(!pilot.screen.contains("+"))
        await pilot.resize(columns: 24, rows: 3)
        #expect(pilot.screen.contains("Mail") && pilot.screen.contains("+1"))
    }

    @Test func aLongTitleLeavesRoomForOthers() async {
        let long = String(repeating: "long", count: 10)
        let (bar, _, _) = await start([long, "Mail"], columns: 40)
        #expect(bar.slots == [0..<24, 24..<32])
        #expect(bar.sizeThatFits(.unbounded) == Size(width: 32, height: 1))
    }

    @Test func aBarWithoutTitlesIsNoStopForTheFocus() async {
        let (bar, _, pilot) = await start([], columns: 20)
        #expect(!bar.canBecomeFirstResponder)
        bar.titles = ["Clock"]
        await pilot.settle()
        #expect(bar.canBecomeFirstResponder)
        #expect(pilot.screen.contains("Clock"))
    }

    @Test func aScreenReaderGetsTheTitlesAndTheNameOfTheRest() async {
        let (bar, _, _) = await start(["Clock", "Mail", "Letters"], columns: 20)
        let parts = bar.accessibilityParts
        #expect(parts.map(\.attributes.label) == ["Clock", "More windows"])
        #expect(parts.map(\.frame.size) == [Size(width: 9, height: 1), Size(width: 6, height: 1)])
    }
}
