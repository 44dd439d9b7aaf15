// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct MinimumSizeNoticeTests {
    @Test func aWindowThatIsTooSmallSaysSoUntilItIsLargeEnough() async {
        let label = Label("What it is about")
        let controller = ViewController(view: label)
        controller.minimumSize = Size(width: 30, height: 4)
        let pilot = await Pilot(controller, columns: 40, rows: 4)
        #expect(pilot.location(of: "What it is about") != nil)
        await pilot.resize(columns: 29, rows: 4)
        #expect(pilot.location(of: "What it is about") == nil)
        #expect(pilot.location(of: "The window is too small:") == Point(x: 2, y: 1))
        #expect(pilot.location(of: "29×4, needed are 30×4") != nil)
        await pilot.resize(columns: 30, rows: 3)
        #expect(pilot.location(of: "30×3, needed are 30×4") != nil)
        await pilot.resize(columns: 30, rows: 4)
        #expect(pilot.location(of: "What it is about") != nil)
        controller.minimumSize.width = 31
        await pilot.settle()
        #expect(pilot.location(of: "too small") != nil)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test(arguments: [(1, 1), (12, 1), (14, 2), (0, 0), (25, 1), (1, 9)])
    func anySizeWillDo(columns: Int, rows: Int) async {
        let controller = ViewController(view: Label("x"))
        controller.minimumSize = Size(width: .max, height: 30)
        let pilot = await Pilot(controller, columns: columns, rows: rows)
        #expect(pilot.location(of: "x") == nil || columns > 1)
        controller.minimumSize = Size(width: -4, height: .min)
        await pilot.settle()
        #expect(columns * rows == 0 || pilot.location(of: "x") != nil)
    }
}
