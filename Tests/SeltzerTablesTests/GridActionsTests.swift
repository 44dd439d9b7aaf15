// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct GridActionsTests {
    @Test(
        "The keys move the current cell, and the grid follows",
        arguments: [
            (["down", "right"], 1, 1), (["up", "left"], 0, 0), (["end"], 0, 19), (["home"], 0, 0),
            (["pagedown"], 4, 0), (["pagedown", "pagedown", "pageup"], 4, 0),
            (["ctrl-end"], 49, 19), (["ctrl-end", "down", "right"], 49, 19),
            (["ctrl-end", "ctrl-home"], 0, 0), (["ctrl-end", "up"], 48, 19),
        ])
    func navigation(keys: [String], row: Int, column: Int) async throws {
        let scene = await GridScene(Numbers(50, 20, width: 5, hasTitles: true))
        await scene.pilot.press("tab")
        for key in keys { await scene.pilot.press(try #require(KeyChord(parsing: key))) }
        let position = GridPosition(row: row, column: column)
        #expect(scene.grid.currentPosition == position)
        let cell = try #require(scene.grid.cellView(at: position))
        let place = cell.convert(Point.zero, to: nil)
        #expect(place.y >= 1 && place.y < 5 && place.x >= 0 && place.x + 5 <= 29)
        await scene.pilot.press("enter")
        #expect(scene.clicks == [position])
    }
}
