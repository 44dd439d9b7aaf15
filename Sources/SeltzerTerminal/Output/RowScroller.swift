// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Makes the terminal move rows that it shows already to where a frame wants them.
///
/// What the terminal is known to show is moved alike, so that the rows are right whatever was moved: painting
/// compares them afterwards.
struct RowScroller {
    let cells: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>
    let size: Size
    let notes: RowNotes

    /// The fewest rows that differ for which a search is made.
    private static let worthSearching = 4
    /// The moves that one frame may make: several parts of a screen may scroll at once.
    private static let mostMoves = 3
    /// The bytes that a move of whole rows takes about, and one between margins.
    private static let moveCost = 24, marginsCost = 44
    /// The bytes that the way to the next cell that differs takes about.
    private static let stepCost = 5

    /// Moves rows as long as that is worth it, and notes where the rows differ then.
    ///
    /// - Parameters:
    ///   - rows: The rows that may differ; their notes tell where they begin to.
    ///   - writer: Where the moves are written.
    func scroll(_ rows: Range<Int>, _ writer: inout FrameWriter) {
        var count = 0
        for _ in 0..<Self.mostMoves {
            let rest = rows.count { notes.firstDifferences[$0] < size.width }
            // Another search is not worth it for the few rows that came in.
            guard rest >= Self.worthSearching, 2 * rest >= count else { return }
            count = rest
            let columns = differingColumns(in: rows)
            guard let shift = shift(of: columns, in: rows), perform(shift, columns, &writer) else {
                return
            }
        }
    }

    /// Returns the columns outside of which no row differs; notes where each ceases to.
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

    /// Moves rows on the terminal and in what it is known to show.
    ///
    /// - Returns: Whether that was worth it; nothing is written where it was not.
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

    /// Returns the columns that are moved: all where the rest may move along or is soon repaired, else those
    /// between margins; nil where no move is worth it.
    private func movedColumns(
        for shift: RowShift, _ columns: Range<Int>, _ dialect: TerminalDialect
    ) -> Range<Int>? {
        let all = 0..<size.width
        if columns == all || sidesAreAlike(columns, in: shift.rows) { return all }
        var choice = (columns: all, cost: Self.moveCost + repairCost(shift, beside: columns))
        // Margins are two columns apart at least.
        let between = max(0, min(columns.lowerBound, columns.upperBound - 2))..<columns.upperBound
        if dialect.hasSideMargins, Self.marginsCost < choice.cost, between.count > 1,
            !cutsGlyphs(between, in: shift.rows)
        {
            choice = (between, Self.marginsCost)
        }
        return choice.cost < gain(of: shift) ? choice.columns : nil
    }

    /// Whether what stands beside columns is the same in all rows, so that it may move with them.
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

    /// Whether a glyph that is shown reaches over an edge of columns, or may do so on this terminal.
    private func cutsGlyphs(_ columns: Range<Int>, in rows: Range<Int>) -> Bool {
        rows.contains { row in
            let first = shown + row * size.width
            return first[columns.lowerBound].glyphWidth == 0
                || columns.upperBound < size.width && first[columns.upperBound].glyphWidth == 0
                || (0..<size.width).contains { first[$0].glyphBits & Cell.contestedBit != 0 }
        }
    }

    /// The bytes, about, that need not be written because rows come right by a move.
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

    /// The bytes, about, that are written to put right what stands beside columns after whole rows have moved.
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
            // What is moved is read before it is written over.
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
