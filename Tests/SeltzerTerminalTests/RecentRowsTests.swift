// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

@Suite struct RecentRowsTests {
    @Test func rowsAreCountedAsTheTerminalWrapsThem() {
        var rows = RecentRows()
        #expect(rows.rowsAbove(row: 3, width: 10) == 3)
        rows.note([25, 0, 10], column: 12, at: .zero)
        rows.end(at: .seconds(1))
        // Three rows, one, one, and the cursor's own row before its column.
        #expect(rows.rowsAbove(row: 3, width: 10) == 6)
        #expect(rows.rowsAbove(row: 3, width: 30) == 3)
    }

    @Test func framesAroundTheChangeCountWithTheFewestRows() {
        var rows = RecentRows()
        rows.note([5], column: 0, at: .zero)
        rows.note([25], column: 0, at: .seconds(1))
        rows.end(at: .milliseconds(1_020))
        #expect(rows.rowsAbove(row: 1, width: 10) == 1)
        rows.note([25], column: 0, at: .seconds(2))
        rows.note([21], column: 0, at: .milliseconds(2_010))
        rows.end(at: .milliseconds(2_020))
        #expect(rows.rowsAbove(row: 1, width: 10) == 3)
    }

    @Test func cursorThatMovedSinceTheChangeMovedByItsRows() {
        var rows = RecentRows()
        rows.note([25, 25], column: 0, at: .zero)
        rows.note([25], column: 0, at: .seconds(1))
        rows.end(at: .milliseconds(1_001))
        // Two wrapped rows of three and one row up, or one wrapped row.
        #expect(rows.rowsAbove(row: 1, width: 10) == 3)
        #expect(rows.rowsAbove(row: 1, width: 20) == 2)
    }

    @Test func rowsThatWerePaintedAnewMayNotBeWrapped() {
        var rows = RecentRows()
        rows.note([25], column: 0, at: .zero)
        rows.noteChange(at: .seconds(1))
        rows.note([25], column: 0, at: .milliseconds(1_001))
        rows.end(at: .milliseconds(1_010))
        #expect(rows.rowsAbove(row: 1, width: 10) == 1)
    }

    @Test func onlyTheFirstOfSeveralReportsEndsTheStates() {
        var rows = RecentRows()
        rows.note([5], column: 0, at: .zero)
        rows.note([25], column: 0, at: .seconds(1))
        rows.end(at: .milliseconds(1_001))
        rows.end(at: .seconds(9))
        #expect(rows.rowsAbove(row: 1, width: 10) == 1)
    }
}
