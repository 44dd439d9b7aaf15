// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Methods that show a part of a frame with fewer bytes than painting row by row, from left to
/// right.
///
/// Afterwards, painting compares the rows, so that the result is correct in any case.
extension FrameEncoder {
    /// The maximum number of differing rows, not counting rows that differ only in painted columns.
    ///
    /// A frame that changes more rows is not caused by a move of the focus, and a search would only
    /// cost time.
    private static let mostRows = 12
    /// The maximum number of rows that are searched, the last ones first, because key footers are there.
    private static let mostSearches = 6

    /// Whether so many rows differ, or so widely, that a search may save bytes.
    var isWorthSaving: Bool {
        notes.differingCount >= SparseColumns.worthPainting
            || notes.widestDamage >= RowSlide.worthSearching
    }

    /// Paints columns of single cells; then moves cells along their rows, and paints the rest pen by pen.
    func save(_ rows: Range<Int>, of cells: UnsafePointer<Cell>, _ writer: inout FrameWriter) {
        if notes.differingCount >= SparseColumns.worthPainting {
            SparseColumns(cells: cells, shown: shown, size: size, notes: notes).paint(rows, &writer)
        }
        var rest = notes.differingCount
        if rest > Self.mostRows { rest = rows.count { notes.firstDifferences[$0] < size.width } }
        guard rest <= Self.mostRows else { return }
        rest = min(rest, Self.mostSearches)
        for y in rows.reversed() where rest > 0 && notes.firstDifferences[y] < size.width {
            if !notes.moved[y] { slide(row: y, of: cells, &writer) }
            rest -= 1
        }
        guard writer.dialect.colorDepth > .sixteen else { return }
        PenPasses(cells: cells, shown: shown, size: size, notes: notes, memory: notes.runs)
            .paint(rows, &writer)
    }

    private func slide(row y: Int, of cells: UnsafePointer<Cell>, _ writer: inout FrameWriter) {
        guard writer.dialect.movesCells, !writer.dialect.isInline else { return }
        let first = notes.firstDifferences[y]
        let place = y * size.width
        let row = RowComparison(cells: cells + place, shown: shown + place)
        // If only a cell or two bars changed, the columns after the first difference are unchanged,
        // and no move helps.
        guard notes.ends[y] - first >= RowSlide.worthSearching,
            row.firstDifference(from: first + 8, to: first + 24) < first + 24
        else { return }
        let end = row.lastDifference(from: first, to: notes.ends[y])
        guard end - first >= RowSlide.worthSearching,
            let slide = RowSlide.best(in: row, columns: first..<end, width: size.width)
        else { return }
        writer.slide(slide, y: y, shown: shown + place)
        slide.move(shown + place)
        notes.moved[y] = true
        notes.firstDifferences[y] = row.firstDifference(from: 0, to: size.width)
        notes.ends[y] = size.width
    }
}

extension FrameWriter {
    /// Makes the terminal move cells along their row, by deleting cells and inserting blanks.
    ///
    /// The cells after them move too, and then move back.
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

    /// Erases cells from the cursor on; the cursor does not move.
    mutating func putErasure(_ final: UInt8, count: Int = 1) {
        putShift(count, final)
    }
}
