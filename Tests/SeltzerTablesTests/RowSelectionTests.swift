// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerTables

/// Selects row by row, as slowly and plainly as can be.
private struct PlainSelection {
    var rows: [Bool]
    var lead: Int?
    var anchor: Int?

    var selected: [Int] { rows.indices.filter { rows[$0] } }

    mutating func select(_ row: Int) {
        for index in rows.indices { rows[index] = index == row }
        (lead, anchor) = (row, row)
    }

    mutating func toggle(_ row: Int) {
        rows[row].toggle()
        (lead, anchor) = (row, row)
    }

    mutating func extend(to row: Int, keepsOthers: Bool) {
        let start = anchor ?? lead ?? row
        for index in rows.indices {
            let isInside = index >= min(start, row) && index <= max(start, row)
            rows[index] = isInside || keepsOthers && rows[index]
        }
        (lead, anchor) = (row, start)
    }

    mutating func insert(at row: Int, count: Int) {
        rows.insert(contentsOf: Array(repeating: false, count: count), at: row)
        lead = lead.map { $0 >= row ? $0 + count : $0 }
        anchor = anchor.map { $0 >= row ? $0 + count : $0 }
    }

    mutating func remove(_ gap: Range<Int>) {
        rows.removeSubrange(gap)
        let moved = { (row: Int) in
            row - gap.filter { $0 < row }.count
        }
        lead = lead.map(moved)
        anchor = anchor.map(moved)
        let last = rows.isEmpty ? nil : rows.count - 1
        lead = lead.flatMap { row in last.map { min($0, row) } }
        anchor = anchor.flatMap { row in last.map { min($0, row) } }
    }
}

@Suite struct RowSelectionTests {
    private func selection(_ mode: RowSelection.Mode) -> RowSelection {
        var selection = RowSelection()
        selection.mode = mode
        return selection
    }

    @Test func oneRowAtMostIsSelectedWhereOnlyOneMayBe() {
        var one = selection(.single)
        one.select(3)
        one.add(5)
        #expect(one.rows.ranges == [5..<6])
        one.extend(to: 8)
        #expect(one.rows.ranges == [8..<9])
        one.toggle(8)
        #expect(one.rows.isEmpty)
        #expect(one.lead == 8)
        one.selectAll(count: 9)
        #expect(one.rows.isEmpty)
    }

    @Test func nothingIsSelectedWhereNothingMayBe() {
        var none = selection(.none)
        none.select(3)
        none.restore(1..<4)
        none.selectAll(count: 9)
        #expect(none.rows.isEmpty)
    }

    @Test func fewerRowsThatMayBeSelectedKeepTheOneWithTheKeys() {
        var many = selection(.multiple)
        many.selectAll(count: 9)
        many.moveLead(to: 4)
        many.mode = .single
        #expect(many.rows.ranges == [4..<5])
        many.mode = .none
        #expect(many.rows.isEmpty)
        #expect(many.lead == nil)
    }

    @Test func anExtensionBeginsWhereTheLastRowWasSelected() {
        var many = selection(.multiple)
        many.select(5)
        many.extend(to: 8)
        many.extend(to: 2)
        #expect(many.rows.ranges == [2..<6])
        many.toggle(9)
        many.extend(to: 11, keepsOthers: true)
        #expect(many.rows.ranges == [2..<6, 9..<12])
        #expect(many.lead == 11)
        #expect(many.anchor == 9)
    }

    @Test(arguments: [11, 12, 13, 14, 15, 16])
    func whateverIsDoneItSelectsWhatAPlainModelDoes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var many = selection(.multiple)
        var plain = PlainSelection(rows: Array(repeating: false, count: 40))
        for _ in 0..<500 {
            let count = plain.rows.count
            let row = Int.random(in: 0..<max(1, count), using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0 where count > 0:
                many.select(row)
                plain.select(row)
            case 1 where count > 0:
                many.toggle(row)
                plain.toggle(row)
            case 3 where count > 0:
                let keepsOthers = Bool.random(using: &random)
                many.extend(to: row, keepsOthers: keepsOthers)
                plain.extend(to: row, keepsOthers: keepsOthers)
            case 4:
                let added = Int.random(in: 0..<4, using: &random)
                many.insertRows(at: min(row, count), count: added)
                plain.insert(at: min(row, count), count: added)
            case 5 where count > 0:
                let gap = row..<min(count, row + Int.random(in: 0..<5, using: &random))
                many.removeRows(gap)
                many.clamp(to: count - gap.count)
                plain.remove(gap)
            case 6:
                many.selectAll(count: count)
                plain.rows = Array(repeating: true, count: count)
            default:
                many.deselect(row..<row + 1)
                if count > 0 { plain.rows[row] = false }
            }
            #expect(many.rows.ranges.flatMap { Array($0) } == plain.selected)
            #expect(many.lead == plain.lead)
            #expect(many.anchor == plain.anchor)
        }
    }
}
