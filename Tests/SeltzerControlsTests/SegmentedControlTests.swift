// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OptionControl+Overflow.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SegmentedControlTests {
    private func start(
        _ views: [View], columns: Int = 36, rows: Int = 4, look: DisplayLook = .dark
    ) async -> Pilot {
        let stack = StackView(.vertical, views)
        stack.alignment = .leading
        return await Pilot(
            plain: ViewController(view: stack), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func clicksAndArrowsChooseAndTell() async {
        var told: [Int?] = []
        let control = SegmentedControl(items: ["&Day", "&Week", "&Month"]) {
            told.append($0.selectedSegmentIndex)
        }
        let pilot = await start([control])
        #expect(pilot.screen.hasPrefix("▌  Day    Week    Month  ▐\n"))
        await pilot.click(on: "Week")
        await pilot.press("right", "left", "home", "end", "alt-w")
        #expect(told == [1, 2, 1, 0, 2, 1])
        #expect(pilot.events(OptionSelected.self).map(\.index) == [1, 2, 1, 0, 2, 1])
        // Beside the segments nothing is chosen, and between them there are no gaps.
        for column in [0, 25] { await pilot.click(column: column, row: 0) }
        #expect(told.count == 6)
        for column in [7, 8, 15, 16, 1, 24] { await pilot.click(column: column, row: 0) }
        #expect(told.suffix(5) == [0, 1, 2, 0, 2])
    }

    @Test func segmentsComeAndGo() async {
        let control = SegmentedControl(items: ["a", "c"], selectedSegmentIndex: 1)
        let pilot = await start([control])
        control.insertSegment(withTitle: "b", at: 1)
        #expect(control.selectedSegmentIndex == 2)
        control.setTitle("bee", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "bee")
        #expect(control.titleForSegment(at: 9) == nil)
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▌  a    bee    c  ▐\n"))
        control.removeSegment(at: 2)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
        control.removeAllSegments()
        await pilot.press("tab", "right", "space")
        #expect(pilot.screen == "▌ ▐\n\n\n")
        #expect(pilot.events(OptionSelected.self).isEmpty)
    }

    @Test func aNarrowOneShowsTheChosenSegmentAndThatThereAreMore() async {
        let control = SegmentedControl(
            items: ["Monday", "Tuesday", "Wednesday", "Thursday"], selectedSegmentIndex: 0)
        let pilot = await Pilot(plain: ViewController(view: control), columns: 16, rows: 1)
        #expect(pilot.screen == "▌[Monday │Tues›▐")
        await pilot.press("tab", "right", "right")
        #expect(control.selectedSegmentIndex == 2)
        #expect(pilot.screen == "▌‹ │Wednesday ›▐")
        await pilot.wheel(dy: -9, column: 3, row: 0)
        #expect(pilot.screen == "▌[Monday │Tues›▐")
        await pilot.resize(columns: 5, rows: 1)
        await pilot.press("end")
        #expect(control.selectedSegmentIndex == 3)
        await pilot.resize(columns: 60, rows: 1)
        #expect(pilot.screen.hasPrefix("▌[ Monday  │ Tuesday  │ Wednesday  │ Thursday ]▐"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let controls = ["Plain", "Keys", "Off"].map {
            SegmentedControl(items: [$0, "&Chosen", "漢字"], selectedSegmentIndex: 1)
        }
        controls[0].setEnabled(false, forOptionAt: 2)
        controls[2].isEnabled = false
        let pilot = await start(controls, look: look)
        controls[1].becomeFirstResponder()
        await pilot.move(column: 3, row: 0)
        #expect(
            pilot.difference(fromSnapshot: "segmentedControl-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test func theChosenSegmentOfADisabledControlCanBeTold() async {
        let control = SegmentedControl(items: ["a", "b"], selectedSegmentIndex: 1)
        control.isEnabled = false
        let pilot = await start([control], look: .noColor)
        #expect(pilot.screen.hasPrefix("   a    b\n"))
        #expect(pilot.styledScreen.contains("0:3-3 dim\n0:8-8 bold dim"))
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 1), (7, 3)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let control = SegmentedControl(items: ["one", "two", String(repeating: "漢", count: 99)])
        let pilot = await Pilot(plain: ViewController(view: control), columns: columns, rows: rows)
        await pilot.press("tab", "end")
        await pilot.click(column: columns / 2, row: rows / 2)
        #expect(control.selectedSegmentIndex == 2)
        control.axis = .vertical
        await pilot.press("up")
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func withoutSegmentsTheFocusIsSeen() async {
        let control = SegmentedControl()
        let pilot = await Pilot(plain: ViewController(view: control), columns: 12, rows: 1)
        control.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.screen == "▌ ▐")
        #expect(control.sizeThatFits(.unbounded).width == 3)
    }

    @Test func signsForMoreSegmentsLeaveTheBarsOfTheFocus() async {
        let control = SegmentedControl(
            items: ["One", "Two", "Three", "Four"], selectedSegmentIndex: 2)
        let pilot = await Pilot(plain: ViewController(view: control), columns: 14, rows: 1)
        control.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▌‹"))
        #expect(pilot.screen.hasSuffix("›▐"))
    }

    @Test func itHasTheLabelsOfOtherOptionControls() {
        let control = SegmentedControl(["Day", "Week"], selectedIndex: 1)
        #expect(control.options == ["Day", "Week"])
        #expect(control.selectedSegmentIndex == 1)
        let old = SegmentedControl(items: ["Day", "Week"], selectedSegmentIndex: 0)
        #expect(old.selectedIndex == 0)
        for control: OptionControl in [control, RadioGroup(["a", "b"], selectedIndex: 1)] {
            #expect(control.moveSelection(.first))
            #expect(control.moveSelection(.next))
            #expect(control.selectedIndex == 1)
            #expect(!control.moveSelection(.next) || control.selectedIndex == 1)
            #expect(control.moveSelection(.previous))
            #expect(control.selectedIndex == 0)
        }
    }
}
