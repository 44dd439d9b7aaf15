// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableIndexPath.

import SeltzerBase
import Testing

@testable import SeltzerTables

@Suite struct TableGeometryTests {
    private let geometry = TableGeometry(rowCounts: [2, 0, 3, 0], rowHeight: 3)

    @Test func rowsAreCountedOverAllSections() {
        #expect(geometry.rowCount == 5)
        #expect(geometry.sectionCount == 4)
        #expect(geometry.height == 15)
        let paths = (0..<5).map { geometry.indexPath(ofRow: $0) }
        #expect(paths.map(\.description) == ["0.0", "0.1", "2.0", "2.1", "2.2"])
        #expect(paths.compactMap(geometry.row(at:)) == Array(0..<5))
    }

    @Test(arguments: [(2, 0), (0, 1), (0, 3), (0, 4), (-1, 0), (0, -1), (.min, .max), (.max, 0)])
    func aPlaceThatIsNotThereHasNoRow(row: Int, section: Int) {
        #expect(geometry.row(at: TableIndexPath(row: row, section: section)) == nil)
    }

    @Test(arguments: [
        (0, 1, 0..<1), (0, 3, 0..<1), (0, 4, 0..<2), (2, 7, 0..<3), (3, 6, 1..<2), (14, 99, 4..<5),
        (15, 99, 5..<5), (-9, 1, 0..<1), (-9, 0, 0..<0), (4, 4, 0..<0), (5, 4, 0..<0),
        (.min, .max, 0..<5), (.max, .max, 0..<0), (.max - 1, .max, 5..<5),
    ])
    func aStretchTouchesRows(minY: Int, maxY: Int, rows: Range<Int>) {
        #expect(geometry.rows(from: minY, to: maxY) == rows)
    }

    @Test func negativeAndEnormousNumbersAreHarmless() {
        let geometry = TableGeometry(rowCounts: [-5, .max, .min, .max], rowHeight: .min)
        #expect(geometry.frame(ofRow: 0, width: 1).height == 1)
        #expect(geometry.rowCount == .max)
        #expect(geometry.rowCount(inSection: 0) == 0)
        #expect(geometry.indexPath(ofRow: .max - 1) == TableIndexPath(row: .max - 1, section: 1))
        let high = TableGeometry(rowCounts: [.max], rowHeight: .max)
        #expect(high.frame(ofRow: .max, width: 4).minY == .max)
        #expect(high.rows(from: 0, to: .max) == 0..<1)
    }

    @Test func aTableWithoutSectionsHasNoRows() {
        let geometry = TableGeometry(rowCounts: [], rowHeight: 1)
        #expect(geometry.rowCount == 0)
        #expect(geometry.rows(from: 0, to: 10) == 0..<0)
    }

    @Test func placesAreOrderedFromTheTop() {
        let paths = [TableIndexPath(row: 0, section: 1), TableIndexPath(row: 5, section: 0)]
        #expect(paths.sorted().map(\.description) == ["0.5", "1.0"])
    }
}
