// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerTables

@Suite struct GridGeometryTests {
    private let geometry = GridGeometry(rows: 10, columnWidths: [3, 5, 0, 2], headerHeight: 1)

    @Test func cellsLieSideBySideWithAGap() {
        let frames = (0..<4).map { geometry.frame(of: GridPosition(row: 2, column: $0)) }
        #expect(frames.map(\.minX) == [0, 4, 10, 12])
        #expect(frames.map(\.width) == [3, 5, 1, 2])
        #expect(frames.allSatisfy { $0.minY == 3 && $0.height == 1 })
        #expect(geometry.contentSize == Size(width: 14, height: 11))
    }

    @Test(
        "The columns that a stretch touches",
        arguments: [
            (0, 1, 0..<1), (0, 14, 0..<4), (2, 5, 0..<2), (3, 4, 1..<1), (3, 5, 1..<2),
            (9, 11, 2..<3), (13, 99, 3..<4), (5, 5, 0..<0), (Int.min, Int.max, 0..<4),
        ])
    func columns(from: Int, to: Int, expected: Range<Int>) {
        #expect(geometry.columns(from: from, to: to) == expected)
    }

    @Test(
        "The rows that a stretch touches, the header left out",
        arguments: [
            (0, 1, 0..<0), (1, 3, 0..<2), (5, 99, 4..<10), (Int.min, Int.max, 0..<10),
            (50, 60, 10..<10), (6, 2, 0..<0),
        ])
    func rows(from: Int, to: Int, expected: Range<Int>) {
        #expect(geometry.rows(from: from, to: to) == expected)
    }

    @Test func nothingHasNoExtent() {
        let empty = GridGeometry(rows: -1, columnWidths: [], headerHeight: 0)
        #expect(empty.contentSize == .zero)
        #expect(empty.columns(from: 0, to: 100).isEmpty)
    }

    @Test func endlessColumnsDoNotTrap() {
        let endless = GridGeometry(rows: .max, columnWidths: [.max, .max, 5], headerHeight: 1)
        #expect(endless.contentSize.height == .max)
        for column in 0..<3 {
            #expect(endless.frame(of: GridPosition(row: .max - 1, column: column)).width >= 0)
        }
        #expect(endless.columns(from: 0, to: 10) == 0..<1)
    }

    @Test(arguments: [
        (Point(x: 0, y: 1), GridPosition(row: 0, column: 0)),
        (Point(x: 3, y: 2), GridPosition(row: 1, column: 0)),
        (Point(x: 4, y: 10), GridPosition(row: 9, column: 1)),
        (Point(x: 99, y: 1), GridPosition(row: 0, column: 3)),
        (Point(x: 0, y: 0), nil), (Point(x: 0, y: 11), nil), (Point(x: .max, y: .max), nil),
        (Point(x: .min, y: .min), nil),
    ])
    func aPointBelongsToACellAndTheGapAfterIt(point: Point, position: GridPosition?) {
        #expect(geometry.position(at: point) == position)
    }
}
