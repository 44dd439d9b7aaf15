// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SwitchTests {
    private func start(_ switches: [Switch], look: DisplayLook = .dark) async -> Pilot {
        let stack = StackView(.vertical, switches)
        stack.alignment = .leading
        return await Pilot(
            plain: ViewController(view: stack), columns: 20, rows: 5,
            capabilities: look.capabilities)
    }

    @Test func clickSpaceAndMnemonicTurnItAndTell() async {
        var told: [Bool] = []
        var sent = 0
        let wraps = Switch("&Wrap") { told.append($0.isOn) }
        wraps.addAction(for: .valueChanged) { _ in sent += 1 }
        let pilot = await start([wraps])
        await pilot.click(on: "Wrap")
        await pilot.press("space")
        await pilot.press("alt-w")
        #expect(told == [true, false, true])
        #expect(sent == 3)
        #expect(
            pilot.events(SwitchToggled.self)
                == [true, false, true].map { SwitchToggled(title: "Wrap", isOn: $0) })
    }

    @Test func theLeverIsDraggedToEitherEndOnce() async {
        let lever = Switch("Wrap")
        let pilot = await start([lever])
        await pilot.drag(fromColumn: 1, row: 0, toColumn: 3, row: 0)
        #expect(lever.isOn)
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 1, row: 0)
        #expect(!lever.isOn)
        // To and fro in one press, and out of the control.
        await pilot.mouseDown(column: 1, row: 0)
        await pilot.move(column: 3, row: 0)
        await pilot.move(column: 1, row: 0)
        await pilot.move(column: 18, row: 3)
        await pilot.mouseUp(column: 18, row: 3)
        #expect(lever.isOn)
        #expect(pilot.events(SwitchToggled.self).map(\.isOn) == [true, false, true, false, true])
        await pilot.press("space")
        #expect(!lever.isOn)
    }

    @Test func aDragTheWrongWayAndBackIsAClick() async {
        let lever = Switch("Wrap")
        let pilot = await start([lever])
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 2, row: 0)
        #expect(lever.isOn)
    }

    @Test func whatTheProgramSetsIsNotTold() async {
        var told = 0
        let lever = Switch("Wrap") { _ in told += 1 }
        let pilot = await start([lever])
        lever.isOn = true
        await pilot.settle()
        #expect(told == 0)
        #expect(pilot.events(SwitchToggled.self).isEmpty)
        #expect(pilot.screen.hasPrefix("▌━━● Wrap▐\n"))
    }

    @Test func aDisabledOneAndOneThatIsDisabledInAPressDoNothing() async {
        let lever = Switch("&Wrap")
        let pilot = await start([lever])
        await pilot.mouseDown(column: 1, row: 0)
        lever.isEnabled = false
        await pilot.move(column: 3, row: 0)
        await pilot.mouseUp(column: 3, row: 0)
        await pilot.press("tab", "space", "alt-w")
        #expect(!lever.isOn)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let switches = ["Off", "&On", "Disabled", "Focused"].map { Switch($0) }
        switches[1].isOn = true
        switches[2].isEnabled = false
        switches[3].isOn = true
        let pilot = await start(switches, look: look)
        switches[3].becomeFirstResponder()
        await pilot.move(column: 1, row: 0)
        #expect(pilot.difference(fromSnapshot: "switch-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 1), (6, 1), (8, 2)])
    func smallSizesCutTheTitle(columns: Int, rows: Int) async {
        let lever = Switch("A title", isOn: false)
        let pilot = await Pilot(plain: ViewController(view: lever), columns: columns, rows: rows)
        await pilot.press("tab", "space")
        #expect(lever.isOn)
        let expected = [0: "", 1: "━", 3: "▌━▐", 6: "▌━━● ▐", 8: "▌━━● A…▐\n"]
        #expect(pilot.screen == expected[columns])
    }
}
