// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OptionControl, OptionSelected.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct RadioGroupTests {
    private func start(
        _ views: [View], columns: Int = 30, rows: Int = 6, look: DisplayLook = .dark
    ) async -> Pilot {
        let stack = StackView(.vertical, views)
        stack.alignment = .leading
        return await Pilot(
            plain: ViewController(view: stack), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func clicksArrowsAndMnemonicsChooseAndTell() async {
        var told: [Int?] = []
        var sent = 0
        let group = RadioGroup(["&Small", "&Medium", "&Large"]) { told.append($0.selectedIndex) }
        group.addAction(for: .valueChanged) { _ in sent += 1 }
        let pilot = await start([group])
        await pilot.click(on: "Medium")
        await pilot.press("down", "up", "home", "end", "alt-m")
        #expect(told == [1, 2, 1, 0, 2, 1])
        #expect(sent == 6)
        #expect(group.selectedOption == "Medium")
        #expect(
            pilot.events(OptionSelected.self).last == OptionSelected(index: 1, title: "Medium"))
        // What is chosen already is not chosen anew.
        await pilot.click(on: "Medium")
        await pilot.press("space", "alt-m")
        #expect(sent == 6)
    }

    @Test func oneBarSaysThatARowIsWrong() async {
        let group = RadioGroup(["Card", "Cash", "Coin"], axis: .horizontal)
        group.isInvalid = true
        let pilot = await start([Checkbox("before"), group], columns: 40)
        #expect(pilot.screen.contains("▌( ) Card  ( ) Cash  ( ) Coin\n"))
        // The focused option has its bars as well.
        group.selectedIndex = 1
        await pilot.press("tab")
        #expect(pilot.screen.contains("▌( ) Card ▌(●) Cash▐ ( ) Coin\n"))
        group.axis = .vertical
        await pilot.settle()
        #expect(pilot.screen.contains("▌( ) Card\n▌(●) Cash▐\n▌( ) Coin\n"))
    }

    @Test func spaceChoosesTheFirstWhereNoneIs() async {
        let group = RadioGroup(["a", "b"])
        group.setEnabled(false, forOptionAt: 0)
        let pilot = await start([group])
        await pilot.press("tab", "space")
        #expect(group.selectedIndex == 1)
    }

    @Test func itIsOneStopForTabAndArrowsGoOnAtItsEnds() async {
        let group = RadioGroup(["a", "b"], selectedIndex: 0)
        let before = Checkbox("before"), after = Checkbox("after")
        let pilot = await start([before, group, after])
        #expect(before.isFirstResponder)
        await pilot.press("tab")
        #expect(group.isFirstResponder)
        await pilot.press("down")
        #expect(group.selectedIndex == 1)
        await pilot.press("down")
        #expect(after.isFirstResponder)
        #expect(group.selectedIndex == 1)
        await pilot.press("shift-tab", "up", "up")
        #expect(before.isFirstResponder)
    }

    @Test func aGroupInARowHasTheOtherArrows() async {
        let group = RadioGroup(["a", "b"], selectedIndex: 0, axis: .horizontal)
        let pilot = await start([group])
        #expect(pilot.screen.hasPrefix("▌(●) a▐ ( ) b\n"))
        await pilot.press("tab", "right")
        #expect(group.selectedIndex == 1)
        await pilot.press("down", "left")
        #expect(group.selectedIndex == 0)
        await pilot.click(on: "b")
        #expect(group.selectedIndex == 1)
    }

    @Test func aPressIsForTheOptionItEndsOn() async {
        let group = RadioGroup(["a", "b", "c"])
        let pilot = await start([group])
        await pilot.drag(fromColumn: 1, row: 0, toColumn: 1, row: 2)
        #expect(group.selectedIndex == 2)
        await pilot.drag(fromColumn: 1, row: 0, toColumn: 20, row: 5)
        #expect(group.selectedIndex == 2)
        await pilot.press("space")
        #expect(group.selectedIndex == 2)
    }

    @Test func disabledOptionsCannotBeChosenByTheUser() async {
        let group = RadioGroup(["&a", "&b", "&c"], selectedIndex: 0)
        group.setEnabled(false, forOptionAt: 1)
        let pilot = await start([group])
        await pilot.click(on: "b")
        await pilot.press("alt-b")
        #expect(group.selectedIndex == 0)
        await pilot.press("down")
        #expect(group.selectedIndex == 2)
        group.isEnabled = false
        await pilot.press("up", "alt-a")
        await pilot.click(on: "a")
        #expect(group.selectedIndex == 2)
        #expect(pilot.events(OptionSelected.self).count == 1)
    }

    @Test func whatTheProgramSetsIsNotTold() async {
        let group = RadioGroup(["a", "b"]) { _ in Issue.record("told") }
        let pilot = await start([group])
        group.selectedIndex = 1
        group.selectedIndex = 99
        group.options = ["x"]
        await pilot.settle()
        #expect(group.selectedIndex == nil)
        #expect(pilot.events(OptionSelected.self).isEmpty)
        #expect(pilot.screen.hasPrefix("▌( ) x▐\n"))
    }

    @Test func aGroupTallerThanItsRoomShowsTheChosenOneAndScrolls() async {
        let group = RadioGroup((0..<20).map { "option \($0)" }, selectedIndex: 9)
        let pilot = await Pilot(plain: ViewController(view: group), columns: 20, rows: 3)
        #expect(pilot.screen == "↑( ) option 8\n▌(●) option 9▐\n↓( ) option 10")
        await pilot.wheel(dy: -2, column: 4, row: 1)
        #expect(pilot.screen.hasPrefix("↑( ) option 6\n"))
        await pilot.click(column: 6, row: 0)
        #expect(group.selectedIndex == 6)
        await pilot.press("home")
        #expect(pilot.screen == "▌(●) option 0▐\n ( ) option 1\n↓( ) option 2")
        await pilot.resize(columns: 20, rows: 20)
        #expect(pilot.screen.hasSuffix("option 19"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let groups = [
            RadioGroup(["Plain 漢", "&Chosen"], selectedIndex: 1),
            RadioGroup(["Row", "Off", "Has keys"], selectedIndex: 2, axis: .horizontal),
            RadioGroup(["Disabled", "Group"], selectedIndex: 0),
        ]
        groups[1].setEnabled(false, forOptionAt: 1)
        groups[2].isEnabled = false
        let pilot = await start(groups, columns: 36, look: look)
        groups[1].becomeFirstResponder()
        await pilot.move(column: 1, row: 0)
        #expect(
            pilot.difference(fromSnapshot: "radioGroup-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (5, 1)])
    func smallSizesAndNoOptionsDoNotTrap(columns: Int, rows: Int) async {
        let group = RadioGroup(["one", "two"])
        let pilot = await Pilot(plain: ViewController(view: group), columns: columns, rows: rows)
        await pilot.press("tab", "down", "end")
        await pilot.wheel(dy: .max, column: 0, row: 0)
        #expect(group.selectedIndex == 1)
        group.options = []
        await pilot.press("down", "space", "home")
        await pilot.click(column: 0, row: 0)
        #expect(group.selectedIndex == nil)
    }

    @Test func optionsThatChangeInAPressAreNotChosenByMistake() async {
        let group = RadioGroup(["a", "b", "c"])
        let pilot = await start([group])
        await pilot.mouseDown(column: 1, row: 2)
        group.options = ["x"]
        await pilot.mouseUp(column: 1, row: 2)
        #expect(group.selectedIndex == nil)
    }
}
