// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct BreakpointsTests {
    @Test func aLengthHasTheValueOfTheLastBreakpointBelow() {
        let columns = Breakpoints(1, (120, 3), (60, 2))
        #expect([Int.min, 0, 59, 60, 119, 120, .max].map { columns[$0] } == [1, 1, 1, 2, 2, 3, 3])
        #expect(Breakpoints("a")[7] == "a")
        #expect(Breakpoints(0, (5, 1), (5, 2))[5] == 2)
    }

    @Test func theWindowDecidesTheSizeClass() async {
        let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 80))
        #expect(view.horizontalSizeClass == .compact && view.verticalSizeClass == .regular)
        let pilot = await Pilot(ViewController(view: view), columns: 80, rows: 10)
        #expect(view.horizontalSizeClass == .regular && view.verticalSizeClass == .compact)
        await pilot.resize(columns: 59, rows: 20)
        #expect(view.horizontalSizeClass == .compact && view.verticalSizeClass == .regular)
    }
}
