// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GridRange.

import SeededRandom
import Testing

@testable import SeltzerTables

@Suite struct GridSelectionTests {
    private func cell(_ row: Int, _ column: Int) -> GridPosition {
        GridPosition(row: row, column: column)
    }

    private func selection(_ rows: Int = 10, _ columns: Int = 6) -> GridSelection {
        var selection = GridSelection()
        selection.resize(rows: rows, columns: columns)
        return selection
    }

    @Test func theCurrentCellIsSelectedAtFirst() {
        let selection = selection()
        #expect(selection.ranges == [GridRange(rows: 0..<1, columns: 0..<1)])
        #expect(selection.isSingleCell)
    }

    @Test func anEmptyGridHasNoRanges() {
        for (rows, columns) in [(0, 0), (0, 5), (5, 0), (-1, -1)] {
            var selection = selection(rows, columns)
            selection.selectAll()
            selection.move(to: cell(3, 3))
            selection.add(.rows, at: cell(1, 1))
            selection.widen(to: .columns)
            selection.step(backwards: false, alongRows: true)
            selection.endRange()
            #expect(selection.ranges.isEmpty)
            #expect(selection.count == 0)
        }
    }

    @Test func wholeRowsAndColumnsTogetherAreEverything() {
        var selection = selection()
        selection.move(to: cell(2, 3))
        selection.widen(to: .columns)
        #expect(selection.ranges == [GridRange(rows: 0..<10, columns: 3..<4)])
        selection.widen(to: .rows)
        #expect(selection.ranges == [GridRange(rows: 0..<10, columns: 0..<6)])
        #expect(selection.cursor == cell(2, 3))
    }

    @Test func aMillionByAThousandCellsAreOneRange() {
        var selection = selection(1_000_000, 1_000)
        selection.selectAll()
        #expect(selection.ranges.count == 1)
        #expect(selection.count == 1_000_000_000)
        selection.resize(rows: .max, columns: .max)
        #expect(selection.count == .max)
    }

    @Test func stepsAlongRowsGoAroundTheirEnds() {
        var selection = selection(2, 2)
        var visited: [GridPosition] = []
        for _ in 0..<4 {
            selection.step(backwards: false, alongRows: true)
            visited.append(selection.cursor)
        }
        #expect(visited == [cell(0, 1), cell(1, 0), cell(1, 1), cell(1, 1)])
        selection.step(backwards: true, alongRows: false)
        #expect(selection.cursor == cell(0, 1))
    }

    @Test func rowsThatComeAndGoMoveTheCurrentCell() {
        var selection = selection()
        selection.move(to: cell(5, 1))
        selection.rowsDidChange(inserted: 2..<4, removed: nil)
        #expect(selection.cursor == cell(7, 1))
        #expect(selection.rowCount == 12)
        selection.rowsDidChange(inserted: nil, removed: 0..<3)
        #expect(selection.cursor == cell(4, 1))
        selection.rowsDidChange(inserted: nil, removed: 3..<9)
        #expect(selection.cursor == cell(2, 1))
    }

    /// A set of cells in place of ranges.
    private struct Model {
        var kept: Set<GridPosition> = []
        var active: Set<GridPosition> = []
        var isRemoving = false
        var cells: Set<GridPosition> {
            isRemoving ? kept.subtracting(active) : kept.union(active)
        }
    }

    @Test func rangesSelectTheSameCellsAsASetOfCells() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let (rows, columns) = (
                Int.random(in: 1...7, using: &random), Int.random(in: 1...7, using: &random)
            )
            var selection = selection(rows, columns)
            var model = Model()
            model.active = [cell(0, 0)]
            for _ in 0..<12 {
                step(&selection, &model, rows, columns, &random)
                check(selection, model, rows, columns)
            }
        }
    }

    private func step(
        _ selection: inout GridSelection, _ model: inout Model, _ rows: Int, _ columns: Int,
        _ random: inout SeededGenerator
    ) {
        let place = cell(
            Int.random(in: 0..<rows, using: &random), Int.random(in: 0..<columns, using: &random))
        let unit =
            [GridSelection.Unit.cells, .rows, .columns].randomElement(using: &random) ?? .cells
        func covered(_ unit: GridSelection.Unit, _ first: GridPosition, _ last: GridPosition)
            -> Set<GridPosition>
        {
            var all: Set<GridPosition> = []
            for row in 0..<rows {
                for column in 0..<columns {
                    let isInRows =
                        unit == .columns || unit == .all
                        || (min(first.row, last.row)...max(first.row, last.row)).contains(row)
                    let isInColumns =
                        unit == .rows || unit == .all
                        || (min(first.column, last.column)...max(first.column, last.column))
                            .contains(column)
                    if isInRows, isInColumns { all.insert(cell(row, column)) }
                }
            }
            return all
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            selection.select(unit, from: place, to: place)
            model = Model(active: covered(unit, place, place))
        case 1:
            selection.extend(to: place)
            model.active = covered(selection.unit, selection.anchor, place)
        case 2, 3:
            let cells = model.cells
            let isOnlyThis = cells == covered(unit, place, place)
            model.kept = cells
            model.active = covered(unit, place, place)
            model.isRemoving = cells.contains(place) && !isOnlyThis
            let isOneRange = selection.ranges.count == 1
            selection.add(unit, at: place)
            if isOnlyThis, !isOneRange { model.isRemoving = true }
        default:
            let cells = model.cells
            let wasRemoving = model.isRemoving
            selection.endRange()
            if wasRemoving {
                // The last range that is left is the one that is extended next.
                model.active = covered(.cells, selection.anchor, selection.cursor)
                model.kept = cells.subtracting(model.active)
                model.isRemoving = false
                #expect(model.active.isSubset(of: cells) || cells.isEmpty)
            }
        }
    }

    private func check(_ selection: GridSelection, _ model: Model, _ rows: Int, _ columns: Int) {
        let ranges = selection.ranges
        var count = 0
        for row in 0..<rows {
            for column in 0..<columns {
                let place = cell(row, column)
                let isSelected = model.cells.contains(place)
                #expect(selection.contains(place) == isSelected)
                #expect(ranges.contains { $0.contains(place) } == isSelected)
                if isSelected { count += 1 }
            }
        }
        #expect(selection.count == count)
    }
}
