// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import SeltzerTables

@Suite struct GridColumnsTests {
    @Test func columnsMoveHideAndSizeAsInAListOfColumns() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let count = Int.random(in: 0...12, using: &random)
            var columns = GridColumns(count: count, defaultWidth: 10)
            var order = Array(0..<count)
            var (hidden, widths): (Set<Int>, [Int: Int]) = ([], [:])
            for _ in 0..<15 {
                let column = Int.random(in: -1...12, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    let isHidden = Bool.random(using: &random)
                    columns.setHidden(isHidden, columns: [column])
                    guard order.contains(column) else { continue }
                    if isHidden { hidden.insert(column) } else { hidden.remove(column) }
                case 1:
                    let width = Int.random(in: -3...30, using: &random)
                    columns.setWidths([column: width])
                    if order.contains(column) { widths[column] = max(1, width) }
                default:
                    let shown = order.filter { !hidden.contains($0) }
                    let (from, to) = (
                        Int.random(in: -1...12, using: &random),
                        Int.random(in: -1...12, using: &random)
                    )
                    columns.move(from: from, to: to)
                    guard shown.indices.contains(from), shown.indices.contains(to), from != to
                    else { continue }
                    order.removeAll { $0 == shown[from] }
                    let index = order.firstIndex(of: shown[to]) ?? 0
                    order.insert(shown[from], at: from < to ? index + 1 : index)
                }
                check(columns, order.filter { !hidden.contains($0) }, widths)
            }
        }
    }

    private func check(_ columns: GridColumns, _ shown: [Int], _ widths: [Int: Int]) {
        #expect((0..<columns.placeCount).map(columns.column(at:)) == shown)
        var start = 0
        for (place, column) in shown.enumerated() {
            let width = widths[column] ?? 10
            #expect(columns.place(of: column) == place)
            #expect(columns.width(of: column) == width)
            #expect(columns.lengths.start(of: place) == start)
            #expect(columns.lengths.length(of: place) == width + GridColumns.padding)
            for x in start..<start + width + GridColumns.padding {
                #expect(columns.lengths.index(at: x) == place)
            }
            start += width + GridColumns.padding
        }
        #expect(columns.lengths.total == start)
    }

    @Test func columnsInTheirOwnOrderNeedNoMemory() {
        var columns = GridColumns(count: 1_000_000_000, defaultWidth: 12)
        columns.setWidths([999_999_999: 40])
        #expect(columns.lengths.start(of: 999_999_999) == 999_999_999 * 14)
        #expect(columns.lengths.total == 999_999_999 * 14 + 42)
        #expect(columns.column(at: 5) == 5)
        #expect(columns.place(of: 1_000_000_000) == nil)
    }

    @Test func enormousWidthsAndCountsEndAtTheLargestNumber() {
        let columns = GridColumns(count: .max, defaultWidth: .max)
        #expect(columns.lengths.length(of: .max - 1) == .max)
        #expect(columns.lengths.total == .max)
        let many = MeasuredLengths(count: .max, length: 1, lengths: [:])
        for line in [0, 7, .max / 2 + 5, .max - 1] { #expect(many.index(at: line) == line) }
        let long = MeasuredLengths(count: 5, length: 1, lengths: [1: .max, 2: .max, 3: .max])
        #expect(long.length(of: 1) == .max)
        for index in 0..<5 { #expect(long.length(of: index) >= 1) }
        #expect(long.total == .max)
    }

    @Test func aColumnThatMovesBackRestoresTheOrder() {
        var columns = GridColumns(count: 4, defaultWidth: 5)
        let first = columns
        columns.move(from: 0, to: 3)
        #expect((0..<4).map(columns.column(at:)) == [1, 2, 3, 0])
        columns.move(from: 3, to: 0)
        #expect(columns == first)
    }
}
