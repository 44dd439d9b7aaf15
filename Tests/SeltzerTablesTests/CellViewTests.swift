// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct CellViewTests {
    @Test func theGapAfterACellBelongsToIt() async {
        let scene = await GridScene(Numbers(3, 3, width: 5))
        await scene.pilot.click(column: 5, row: 1)
        #expect(scene.clicks == [GridPosition(row: 1, column: 0)])
        await scene.pilot.click(column: 25, row: 1)
        #expect(scene.clicks.count == 1)
    }

    @Test func aPressMakesTheCellTheCurrentOne() async {
        let scene = await GridScene(Numbers(3, 3, width: 5))
        await scene.pilot.mouseDown(column: 7, row: 2)
        #expect(scene.grid.currentPosition == GridPosition(row: 2, column: 1))
        await scene.pilot.mouseUp(column: 29, row: 2)
        #expect(scene.clicks.isEmpty)
        #expect(scene.grid.isFirstResponder)
    }

    @Test func aCellShowsWhatItIs() async {
        let scene = await GridScene(Numbers(2, 2, width: 3), columns: 12, rows: 3)
        scene.pilot.display.capabilities.colorDepth = .monochrome
        await scene.pilot.settle()
        #expect(scene.pilot.styledScreen.contains("0:0-2 bold"))
        await scene.pilot.press("tab")
        #expect(scene.pilot.styledScreen.contains("0:0-2 reverse"))
        await scene.pilot.move(column: 4, row: 1)
        #expect(scene.pilot.styledScreen.contains("1:4-6 underline"))
        await scene.pilot.mouseDown(column: 4, row: 1)
        #expect(scene.pilot.styledScreen.contains("1:4-6 bold reverse"))
    }

    @Test func aPlainCellKeepsTheColorBehindIt() async {
        let scene = await GridScene(Numbers(2, 2, width: 3), columns: 12, rows: 3)
        scene.grid.backgroundColor = .blue
        await scene.pilot.settle()
        #expect(scene.pilot.styledScreen.contains("on palette(4)"))
    }
}
