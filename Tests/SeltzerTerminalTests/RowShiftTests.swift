// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerTerminal

@Suite struct RowShiftTests {
    private func best(_ old: [UInt64], _ new: [UInt64], in rows: Range<Int>? = nil) -> RowShift? {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                RowShift.best(
                    from: old.baseAddress!, to: new.baseAddress!, in: rows ?? 0..<old.count)
            }
        }
    }

    @Test func scrolledListMovesByItsDistance() {
        #expect(
            best([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7]) == RowShift(rows: 0..<6, distance: 1))
        #expect(
            best([1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5]) == RowShift(rows: 0..<6, distance: -1))
        #expect(
            best([1, 2, 3, 4, 5, 6, 7], [4, 5, 6, 7, 8, 9, 10])
                == RowShift(rows: 0..<7, distance: 3))
    }

    @Test func rowsAroundAListStay() {
        #expect(
            best([9, 1, 2, 3, 4, 5, 8], [9, 2, 3, 4, 5, 6, 8])
                == RowShift(rows: 1..<6, distance: 1))
    }

    @Test func insertedRowMovesThoseBelow() {
        #expect(
            best([1, 2, 3, 4, 5, 6], [1, 9, 2, 3, 4, 5]) == RowShift(rows: 1..<6, distance: -1))
    }

    @Test func fewRowsThatCouldMoveAreLeft() {
        #expect(best([1, 2, 3, 4], [2, 3, 8, 9]) == nil)
        #expect(best([], []) == nil)
        #expect(best([1, 2], [2, 3]) == nil)
    }

    @Test func equalRowsAreNoReasonToMove() {
        #expect(best([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) == nil)
        #expect(best([0, 0, 0, 0, 5], [0, 0, 0, 0, 6]) == nil)
    }

    @Test func rowsThatWouldBeLostCountAgainstAMove() {
        // Five rows come right, and the two below them, which are right, become blank.
        #expect(
            best([7, 8, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 4, 5])
                == RowShift(rows: 0..<7, distance: 2))
        #expect(best([7, 8, 1, 2, 3, 4], [1, 2, 3, 4, 3, 4]) == nil)
    }

    @Test func searchesOnlyItsRows() {
        #expect(best([1, 2, 3, 4, 5, 6, 7], [2, 3, 4, 5, 6, 7, 8], in: 2..<4) == nil)
        #expect(
            best([1, 2, 3, 4, 5, 6, 7], [2, 3, 4, 5, 6, 7, 8], in: 1..<6)
                == RowShift(rows: 1..<6, distance: 1))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func netGainIsWhatItClaims(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = (0..<24).map { _ in UInt64.random(in: 0..<30, using: &random) }
        let distance = Int.random(in: 1...5, using: &random)
        var new = old
        for row in 0..<(24 - distance) where row % 7 != 6 { new[row] = old[row + distance] }
        guard let shift = best(old, new) else { return }
        var moved = old
        for row in shift.rows {
            let source = row + shift.distance
            moved[row] = shift.rows.contains(source) ? old[source] : .max
        }
        let before = zip(old, new).filter { $0 == $1 }.count
        let after = zip(moved, new).filter { $0 == $1 }.count
        #expect(after - before >= RowShift.worthMoving)
    }
}
