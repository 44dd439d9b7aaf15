// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Ways to show a part of a frame with fewer bytes than row by row, cell by cell.
///
/// Painting compares the rows afterwards, so that they are right whatever was done.
extension FrameEncoder {
    /// The maximum number of rows that are searched for a move along the row.
    private static let mostSearches = 4

    /// Moves cells along their rows, and paints columns of single cells.
    func save(_ rows: Range<Int>, of cells: UnsafePointer<Cell>, _ writer: inout FrameWriter) {
        // The rows of a slide are compared again from their beginning.
        slide(rows, of: cells, &writer)
        SparseColumns(cells: cells, shown: shown, size: size, notes: notes).paint(rows, &writer)
    }

    /// Moves cells along their rows; the last rows come first, because key footers are there.
    private func slide(
        _ rows: Range<Int>, of cells: UnsafePointer<Cell>, _ writer: inout FrameWriter
    ) {
        guard writer.dialect.movesCells, !writer.dialect.isInline else { return }
        var searches = 0
        for y in rows.reversed() where !notes.moved[y] {
            let first = notes.firstDifferences[y]
            guard notes.ends[y] - first >= RowSlide.worthSearching else { continue }
            let place = y * size.width
            let row = RowComparison(cells: cells + place, shown: shown + place)
            let end = row.lastDifference(from: first, to: notes.ends[y])
            guard end - first >= RowSlide.worthSearching else { continue }
            // Bars at both ends of a row leave its middle as it is.
            guard !row.isShown(first + (end - first) / 2) || !row.isShown(first + (end - first) / 4)
            else { continue }
            searches += 1
            if let slide = RowSlide.best(in: row, columns: first..<end, width: size.width) {
                writer.slide(slide, y: y, shown: shown + place)
                slide.move(shown + place)
                notes.moved[y] = true
                notes.firstDifferences[y] = row.firstDifference(from: 0, to: size.width)
                notes.ends[y] = size.width
            }
            if searches == Self.mostSearches { return }
        }
    }
}

extension FrameWriter {
    /// Makes the terminal move cells along their row, by deleting cells and inserting blanks.
    ///
    /// The cells behind them move as well, and move back.
    mutating func slide(_ slide: RowSlide, y: Int, shown: UnsafePointer<Cell>) {
        let count = abs(slide.distance)
        let target = slide.target
        let isLeft = slide.distance > 0
        reserveCell()
        move(toX: isLeft ? target.lowerBound : target.upperBound - count, y: y, shown: shown)
        putShift(count, 0x50)
        reserveCell()
        move(toX: isLeft ? target.upperBound : target.lowerBound - count, y: y, shown: shown)
        putShift(count, 0x40)
    }

    private mutating func putShift(_ count: Int, _ final: UInt8) {
        putCSI()
        if count > 1 { put(number: count) }
        put(final)
    }
}
