// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTables

@Suite struct ShownCellsTests {
    /// Cells that are their places, and what was shown and hidden of them.
    private struct Board {
        var cells = ShownCells<String>()
        var shown: [String] = []
        var hidden: [String] = []

        mutating func show(rows: Range<Int>, columns: Range<Int>) {
            var (shown, hidden): ([String], [String]) = ([], [])
            cells.show(
                rows: rows, columns: columns, hide: { hidden.append($0) },
                show: { position in
                    shown.append("\(position.row).\(position.column)")
                    return "\(position.row).\(position.column)"
                })
            self.shown = shown.sorted()
            self.hidden = hidden.sorted()
        }

        var isConsistent: Bool {
            cells.positions.allSatisfy { cells[$0] == "\($0.row).\($0.column)" }
        }
    }

    @Test func aStepTouchesOnlyWhatComesAndGoes() {
        var board = Board()
        board.show(rows: 0..<2, columns: 3..<5)
        #expect(board.shown == ["0.3", "0.4", "1.3", "1.4"])
        board.show(rows: 1..<3, columns: 3..<5)
        #expect(board.shown == ["2.3", "2.4"])
        #expect(board.hidden == ["0.3", "0.4"])
        board.show(rows: 1..<3, columns: 4..<6)
        #expect(board.shown == ["1.5", "2.5"])
        #expect(board.hidden == ["1.3", "2.3"])
        board.show(rows: 1..<3, columns: 4..<6)
        #expect(board.shown.isEmpty && board.hidden.isEmpty)
        #expect(board.isConsistent)
        #expect(board.cells.positions.count == 4)
    }

    @Test func aLeapReplacesEverything() {
        var board = Board()
        board.show(rows: 0..<2, columns: 0..<2)
        board.show(rows: 50..<52, columns: 90..<92)
        #expect(board.shown.count == 4)
        #expect(board.hidden.count == 4)
        #expect(board.isConsistent)
        #expect(board.cells[GridPosition(row: 0, column: 0)] == nil)
        #expect(board.cells[GridPosition(row: 50, column: 89)] == nil)
    }

    @Test func noRowsOrColumnsAreNoCells() {
        var board = Board()
        board.show(rows: 0..<3, columns: 0..<2)
        board.show(rows: 0..<3, columns: 1..<1)
        #expect(board.hidden.count == 6)
        #expect(board.cells.positions.isEmpty)
        board.show(rows: 0..<3, columns: 0..<2)
        #expect(board.shown.count == 6)
        board.show(rows: 2..<2, columns: 0..<2)
        #expect(board.cells.positions.isEmpty)
        board.cells.removeAll { _ in }
        #expect(board.cells.positions.isEmpty)
    }
}
