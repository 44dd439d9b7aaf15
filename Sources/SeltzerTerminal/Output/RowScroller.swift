// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Makes the terminal move rows that it already shows to their places in a frame.
///
/// The memory of the shown cells is moved in the same way. Afterwards, painting compares the rows,
/// so the result is correct in any case.
struct RowScroller {
    let cells: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>
    let size: Size
    let notes: RowNotes

    /// The minimum number of differing rows for a search.
    private static let worthSearching = 4
    /// The maximum number of moves in one frame, because several parts of a screen may scroll at once.
    private static let mostMoves = 3
    /// The approximate number of bytes of a move of whole rows, and of a move between margins.
    private static let moveCost = 24, marginsCost = 44
    /// The approximate number of bytes to reach the next differing cell.
    private static let stepCost = 5

    /// Moves rows while moves save bytes, and updates the differences of the rows.
    ///
    /// - Parameters:
    ///   - rows: The rows that may differ.
    ///   - writer: The destination of the moves.
    func scroll(_ rows: Range<Int>, _ writer: inout FrameWriter) {
        var count = 0
        for _ in 0..<Self.mostMoves {
            let rest = rows.count { notes.firstDifferences[$0] < size.width }
            // Another search only makes sense if most rows still differ.
            guard rest >= Self.worthSearching, 2 * rest >= count else { return }
            count = rest
            let columns = differingColumns(in: rows)
            guard let shift = shift(of: columns, in: rows), perform(shift, columns, &writer) else {
                return
            }
        }
    }

    /// Returns the columns that contain all differences, and records the end of each row's
    /// differences.
    private func differingColumns(in rows: Range<Int>) -> Range<Int> {
        var (left, right) = (size.width, 0)
        for row in rows where notes.firstDifferences[row] < size.width {
            let first = notes.firstDifferences[row]
            notes.ends[row] = comparison(row).lastDifference(from: first, to: notes.ends[row])
            left = min(left, first)
            right = max(right, notes.ends[row])
        }
        return left..<max(left, right)
    }

    private func shift(of columns: Range<Int>, in rows: Range<Int>) -> RowShift? {
        for row in rows {
            let start = row * size.width + columns.lowerBound
            let new = RowComparison.content(of: cells + start, count: columns.count)
            notes.new[row] = new
            notes.old[row] =
                notes.firstDifferences[row] == size.width
                ? new : RowComparison.content(of: shown + start, count: columns.count)
        }
        return RowShift.best(from: notes.old, to: notes.new, in: rows)
    }

    private func comparison(_ row: Int) -> RowComparison {
        RowComparison(cells: cells + row * size.width, shown: shown + row * size.width)
    }

    /// Moves rows on the terminal and in the memory of the shown cells.
    ///
    /// - Returns: Whether the move saves bytes; otherwise nothing is written.
    private func perform(
        _ shift: RowShift, _ columns: Range<Int>, _ writer: inout FrameWriter
    ) -> Bool {
        guard writer.dialect.canScroll(up: shift.distance > 0),
            let moved = movedColumns(for: shift, columns, writer.dialect)
        else { return false }
        writer.scroll(shift, columns: moved, size: size)
        move(shift, moved)
        for row in shift.rows {
            notes.moved[row] = true
            notes.firstDifferences[row] = comparison(row).firstDifference(from: 0, to: size.width)
            notes.ends[row] = size.width
        }
        return true
    }

    /// Returns the columns to move; nil if no move saves bytes.
    ///
    /// These are all columns if the rest of the rows may move too or is cheap to repair, and
    /// otherwise the columns between margins.
    private func movedColumns(
        for shift: RowShift, _ columns: Range<Int>, _ dialect: TerminalDialect
    ) -> Range<Int>? {
        let all = 0..<size.width
        if columns == all || sidesAreAlike(columns, in: shift.rows) { return all }
        var choice = (columns: all, cost: Self.moveCost + repairCost(shift, beside: columns))
        // Margins are at least two columns apart.
        let between = max(0, min(columns.lowerBound, columns.upperBound - 2))..<columns.upperBound
        if dialect.hasSideMargins, Self.marginsCost < choice.cost, between.count > 1,
            !cutsGlyphs(between, in: shift.rows)
        {
            choice = (between, Self.marginsCost)
        }
        return choice.cost < gain(of: shift) ? choice.columns : nil
    }

    /// Whether the cells beside the columns are the same in all rows, so that they may move too.
    private func sidesAreAlike(_ columns: Range<Int>, in rows: Range<Int>) -> Bool {
        let first = shown + rows.lowerBound * size.width
        for row in rows.dropFirst() {
            let pair = RowComparison(cells: first, shown: shown + row * size.width)
            guard pair.firstDifference(from: 0, to: columns.lowerBound) == columns.lowerBound,
                pair.firstDifference(from: columns.upperBound, to: size.width) == size.width
            else { return false }
        }
        return true
    }

    /// Whether a shown glyph crosses an edge of the columns, or may cross it on this terminal.
    private func cutsGlyphs(_ columns: Range<Int>, in rows: Range<Int>) -> Bool {
        rows.contains { row in
            let first = shown + row * size.width
            return first[columns.lowerBound].glyphWidth == 0
                || columns.upperBound < size.width && first[columns.upperBound].glyphWidth == 0
                || (0..<size.width).contains { first[$0].glyphBits & Cell.contestedBit != 0 }
        }
    }

    /// The approximate number of bytes that a move saves.
    private func gain(of shift: RowShift) -> Int {
        var gain = 0
        for row in shift.rows where shift.rows.contains(row + shift.distance) {
            guard notes.new[row] == notes.old[row + shift.distance],
                notes.new[row] != notes.old[row]
            else { continue }
            gain += Self.stepCost + notes.ends[row] - notes.firstDifferences[row]
        }
        return gain
    }

    /// The approximate number of bytes that repair the cells beside the columns after whole rows
    /// have moved.
    private func repairCost(_ shift: RowShift, beside columns: Range<Int>) -> Int {
        shift.rows.reduce(0) { cost, row in
            cost + repairCost(of: row, after: shift, in: 0..<columns.lowerBound)
                + repairCost(of: row, after: shift, in: columns.upperBound..<size.width)
        }
    }

    private func repairCost(of row: Int, after shift: RowShift, in columns: Range<Int>) -> Int {
        guard !shift.blankRows.contains(row) else {
            return columns.isEmpty ? 0 : columns.count + Self.stepCost
        }
        let start = row * size.width
        let moved = RowComparison(
            cells: cells + start, shown: shown + start + shift.distance * size.width)
        let first = moved.firstDifference(from: columns.lowerBound, to: columns.upperBound)
        guard first < columns.upperBound else { return 0 }
        return moved.lastDifference(from: first, to: columns.upperBound) - first + Self.stepCost
    }

    private func move(_ shift: RowShift, _ columns: Range<Int>) {
        for step in 0..<shift.rows.count {
            // The order of copying reads cells before they are overwritten.
            let row =
                shift.distance > 0
                ? shift.rows.lowerBound + step : shift.rows.upperBound - 1 - step
            let target = shown + row * size.width + columns.lowerBound
            if shift.blankRows.contains(row) {
                target.update(repeating: .blank, count: columns.count)
            } else {
                target.update(from: target + shift.distance * size.width, count: columns.count)
            }
        }
    }
}
