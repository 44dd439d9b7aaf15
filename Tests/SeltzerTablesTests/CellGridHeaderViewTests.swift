// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct CellGridHeaderViewTests {
    @Test func titlesStandWhereTheirColumnsAre() async {
        let header = CellGridHeaderView()
        header.titles = [
            (Rect(x: 0, y: 0, width: 4, height: 1), "one", .left),
            (Rect(x: 5, y: 0, width: 4, height: 1), "too long", .left),
        ]
        let pilot = await Pilot(plain: ViewController(view: header), columns: 12, rows: 1)
        #expect(
            pilot.styledScreen == "one  too…\n\n--\n0:0-11 bold"
                || pilot.screen == "one  too…")
        header.titles = []
        await pilot.settle()
        #expect(pilot.screen.isEmpty)
    }

    @Test func theHeaderIsAsWideAsTheGridAndStaysOverTheBar() async {
        let scene = await GridScene(Numbers(50, 2, width: 5, hasTitles: true), columns: 20, rows: 6)
        #expect(scene.pilot.styledScreen.contains("0:0-19 bold"))
        await scene.pilot.wheel(dy: 3, column: 1, row: 3)
        #expect(scene.pilot.styledScreen.contains("0:0-19 bold"))
        #expect(scene.pilot.screen.hasPrefix("c0    c1"))
    }
}
