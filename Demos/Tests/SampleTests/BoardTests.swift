// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@MainActor
@Suite struct BoardTests {
    @Test func clickShowsTheCell() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        await pilot.click(column: 8, row: 2)
        #expect(pilot.screen.contains("2, 2"))
        #expect(pilot.events(CellClicked.self).map(\.column) == [2])
        #expect(
            pilot.lastRoute?.description
                == "CellClicked from CellView: CellGridView -, StackView -, Board stop")
    }
}

extension BoardTests {
    @Test func boardEqualsItsSnapshot() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        await pilot.click(column: 13, row: 2)
        #expect(pilot.difference(fromSnapshot: "board") == nil)
    }
}
