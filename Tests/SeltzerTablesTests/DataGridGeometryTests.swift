// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import Testing

@testable import SeltzerTables

@Suite struct DataGridGeometryTests {
    private func geometry(_ random: inout SeededGenerator) -> DataGridGeometry {
        let (rows, columns) = (
            Int.random(in: 0...8, using: &random), Int.random(in: 0...8, using: &random)
        )
        var (heights, widths): ([Int: Int], [Int: Int]) = ([:], [:])
        for row in 0..<rows where Bool.random(using: &random) {
            heights[row] = Int.random(in: 1...3, using: &random)
        }
        for column in 0..<columns where Bool.random(using: &random) {
            widths[column] = Int.random(in: 3...9, using: &random)
        }
        return DataGridGeometry(
            rows: MeasuredLengths(count: rows, length: 1, lengths: heights, least: 1),
            columns: MeasuredLengths(count: columns, length: 5, lengths: widths, least: 1),
            size: Size(
                width: Int.random(in: 0...60, using: &random),
                height: Int.random(in: 0...20, using: &random)),
            hasHeader: Bool.random(using: &random), hasFilters: Bool.random(using: &random),
            rowTitleWidth: Int.random(in: 0...6, using: &random),
            frozenRows: Int.random(in: 0...3, using: &random),
            frozenColumns: Int.random(in: 0...3, using: &random))
    }

    /// Compares the part at each point with the rectangles of the cells, at random places of the content.
    @Test func theCellAtAPointIsTheCellWhoseRectangleContainsIt() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let geometry = geometry(&random)
            let content = geometry.contentSize
            let origin = Point(
                x: Int.random(in: 0...max(0, content.width), using: &random) - geometry.left,
                y: Int.random(in: 0...max(0, content.height), using: &random) - geometry.top)
            for y in origin.y + geometry.top - geometry.frozenHeight..<origin.y + geometry.top + 12
            {
                for x in origin.x + geometry.rowTitleWidth..<origin.x + geometry.left + 24 {
                    check(Point(x: x, y: y), geometry, origin)
                }
            }
        }
    }

    private func check(_ point: Point, _ geometry: DataGridGeometry, _ origin: Point) {
        let isFrozenRow = point.y < origin.y + geometry.top
        let isFrozenColumn = point.x < origin.x + geometry.left
        let isOnLine =
            isFrozenColumn && point.x == origin.x + geometry.left - 1
            && geometry.frozenColumns > 0
        var found: GridPosition?
        for row in 0..<geometry.rows.count where (row < geometry.frozenRows) == isFrozenRow {
            for column in 0..<geometry.columns.count
            where (column < geometry.frozenColumns) == isFrozenColumn {
                let cell = GridPosition(row: row, column: column)
                if geometry.frame(of: cell, origin: origin).contains(point) { found = cell }
            }
        }
        let part = geometry.part(at: point, origin: origin)
        guard !isOnLine else { return }
        #expect(part == found.map(DataGridGeometry.Part.cell))
        if let found { #expect(geometry.nearestCell(to: point, origin: origin) == found) }
    }

    @Test func visibleRowsAndPlacesAreThoseThatOverlapThePart() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<300 {
            let geometry = geometry(&random)
            for start in -2..<20 {
                let seen = start..<start + Int.random(in: 0...12, using: &random)
                let rows = (geometry.frozenRows..<geometry.rows.count).filter {
                    geometry.span(ofRow: $0, start: 0).overlaps(seen)
                }
                #expect(Array(geometry.rows(from: seen.lowerBound, to: seen.upperBound)) == rows)
                let places = (geometry.frozenColumns..<geometry.columns.count).filter {
                    geometry.span(ofPlace: $0, start: 0).overlaps(seen)
                }
                #expect(
                    Array(geometry.places(from: seen.lowerBound, to: seen.upperBound)) == places)
            }
        }
    }

    @Test func frozenPartsWithoutRoomScroll() {
        let rows = MeasuredLengths(count: 100, length: 1, lengths: [:])
        let columns = MeasuredLengths(count: 100, length: 10, lengths: [:])
        for height in 0...6 {
            for width in 0...40 {
                let geometry = DataGridGeometry(
                    rows: rows, columns: columns, size: Size(width: width, height: height),
                    hasHeader: true, hasFilters: true, rowTitleWidth: 6, frozenRows: 90,
                    frozenColumns: 90)
                #expect(geometry.top < max(1, height))
                #expect(geometry.left < max(1, width))
            }
        }
    }
}
