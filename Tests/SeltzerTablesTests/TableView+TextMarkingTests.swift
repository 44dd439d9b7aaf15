// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Text of rows that is marked by dragging.
@MainActor
@Suite struct TableViewTextMarkingTests {
    private func start(_ view: View, columns: Int = 30, rows: Int = 6) async -> Pilot {
        await Pilot(ViewController(view: view), columns: columns, rows: rows)
    }

    @Test func rowsOfATableAreMarked() async {
        let list = ListView((0..<5).map { "row \($0)" })
        let pilot = await start(list)
        await pilot.drag(fromColumn: 1, row: 1, toColumn: 5, row: 3)
        #expect(pilot.application.pasteboard.string?.contains("row 2") == true)
        #expect(list.indexPathsForSelectedRows?.map(\.row) == [3])
    }

    @Test func dragThatSelectsRowsMarksNoText() async {
        let list = ListView((0..<5).map { "row \($0)" })
        list.allowsMultipleSelection = true
        let pilot = await start(list)
        await pilot.drag(fromColumn: 1, row: 1, toColumn: 5, row: 3)
        #expect(pilot.application.markedText == nil)
        #expect(list.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
        await pilot.drag(fromColumn: 1, row: 1, toColumn: 5, row: 1)
        #expect(pilot.application.markedText?.hasSuffix("w 1") == true)
    }

    @Test func barsOfATableAreNotCopied() async throws {
        let list = ListView((0..<5).map { "row \($0)" })
        let pilot = await start(list)
        await pilot.click(column: 5, row: 2)
        #expect(pilot.screen.contains("▌"))
        let place = try #require(pilot.location(of: "row 1"))
        let air = String(repeating: " ", count: place.x - 1)
        await pilot.drag(
            fromColumn: place.x, row: place.y, toColumn: place.x + 4, row: place.y + 2)
        #expect(
            pilot.application.pasteboard.string
                == ["row 1", "row 2", "row 3"].joined(separator: "\n" + air))
    }
}
