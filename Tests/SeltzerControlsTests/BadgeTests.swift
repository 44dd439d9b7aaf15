// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct BadgeTests {
    @Test func aBadgeIsAsWideAsItsTextWithACellAtEachSide() {
        #expect(Badge("new").sizeThatFits(.unbounded) == Size(width: 5, height: 1))
        #expect(Badge("潮").sizeThatFits(.unbounded) == Size(width: 4, height: 1))
        #expect(Badge("").sizeThatFits(.unbounded) == .zero)
    }

    @Test func aToneHasTintAndTextAndAProminentOneIsFilled() async {
        let badge = Badge("down", tone: .danger)
        let pilot = await Pilot(plain: ViewController(view: badge), columns: 10, rows: 1)
        pilot.application.theme = .fathom
        await pilot.settle()
        var cell = pilot.display.buffer[Point(x: 1, y: 0)]
        #expect(cell.foreground == Theme.fathom[.danger])
        #expect(cell.background == Theme.fathom[.dangerTint])
        badge.isProminent = true
        await pilot.settle()
        cell = pilot.display.buffer[Point(x: 1, y: 0)]
        #expect(cell.foreground == Theme.fathom[.onDangerFill])
        #expect(cell.background == Theme.fathom[.dangerFill])
        badge.tone = nil
        await pilot.settle()
        cell = pilot.display.buffer[Point(x: 1, y: 0)]
        #expect(cell.foreground == Theme.fathom[.label])
        #expect(cell.background == Theme.fathom[.control])
        #expect(pilot.display.buffer[Point(x: 6, y: 0)].background != Theme.fathom[.control])
    }

    @Test func withoutFillsParenthesesStandAroundTheText() async {
        let badge = Badge("slow", tone: .warning)
        let pilot = await Pilot(plain: ViewController(view: badge), columns: 10, rows: 1)
        #expect(pilot.screen == "(slow)")
        badge.text = "quick"
        await pilot.settle()
        #expect(pilot.screen == "(quick)")
        await pilot.resize(columns: 4, rows: 1)
        #expect(pilot.screen == "(q…)")
        await pilot.resize(columns: 2, rows: 1)
        #expect(pilot.screen == "")
    }
}
