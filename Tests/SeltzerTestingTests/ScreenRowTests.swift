// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTesting

@Suite struct ScreenRowTests {
    private func row(_ text: String, row: Int = 0) -> ScreenRow {
        let buffer = CellBuffer(size: Size(width: 12, height: 1))
        Canvas(buffer: buffer).draw(text, at: .zero)
        return ScreenRow(buffer, row: row)
    }

    @Test func aTextIsFoundInItsColumn() {
        #expect(row("one two").column(of: "two") == 4)
        #expect(row("one two").column(of: "three") == nil)
        #expect(row("aaa").column(of: "a") == 0)
    }

    @Test func wideAndJoinedClustersCountByTheirCells() {
        #expect(row("漢字 ab").column(of: "字") == 2)
        #expect(row("漢字 ab").column(of: "ab") == 5)
        #expect(row("👨‍👩‍👧e\u{301}x").column(of: "x") == 3)
    }

    @Test func rowsOutsideOfTheScreenAreEmpty() {
        #expect(row("one", row: 1).column(of: "one") == nil)
        #expect(row("one", row: -1).column(of: "one") == nil)
    }
}
