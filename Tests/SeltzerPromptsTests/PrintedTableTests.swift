// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ProcessTerminal.

import Seltzer
import Testing

@testable import SeltzerPrompts

@Suite struct PrintedTableTests {
    @Test func columnsAreAsWideAsTheirWords() {
        let table = PrintedTable(
            [["fra", "12"], ["漢字", "7"], ["x"]], header: ["Region", "Units"], rightAligned: [1])
        #expect(
            table.lines().map(\.string) == [
                "Region  Units", "fra        12", "漢字        7", "x            ",
            ])
        #expect(table.lines()[0].runs.first?.style.attributes == .bold)
    }

    @Test func widestColumnsGiveUpCellsUntilALineFits() {
        let table = PrintedTable([["a short one", "a much longer text than that"]])
        #expect(table.lines(width: 24).map(\.string) == ["a short one  a much lon…"])
        #expect(table.lines(width: 3).map(\.string) == ["…  …"])
    }

    @Test func emptyTableHasNoLines() {
        #expect(PrintedTable([[String]]()).lines() == [])
    }

    @Test @MainActor func outputOfTestsIsNoTerminal() {
        #expect(ProcessTerminal.width > 0)
        if !ProcessTerminal.isOutputTerminal { #expect(ProcessTerminal.colorDepth == .monochrome) }
    }
}
