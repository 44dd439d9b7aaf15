// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A move of neighboring cells along their row that brings them to their places in a frame.
///
/// A key footer is the usual case: its first caps change with the focus, and the other caps move by
/// a few columns.
struct RowSlide: Equatable {
    /// The columns to which the cells move.
    let target: Range<Int>
    /// The distance in columns; positive is left, negative is right.
    let distance: Int

    /// The columns to which cells move, and the columns that they leave.
    var columns: Range<Int> {
        min(
            target.lowerBound, target.lowerBound + distance)..<max(
                target.upperBound, target.upperBound + distance)
    }

    /// The columns that the cells leave, which become blank.
    var blankColumns: Range<Int> {
        distance > 0
            ? target.upperBound..<(target.upperBound + distance)
            : (target.lowerBound + distance)..<target.lowerBound
    }

    /// The minimum number of columns between the first and the last difference.
    static let worthSearching = 24
    /// The number of cells that are searched for.
    private static let sampleCount = 8
    /// The maximum distance of a move.
    private static let farthest = 96
    /// The approximate number of bytes of a move, and of a change of the pen.
    private static let moveCost = 24, penCost = 12

    /// Returns the move that saves the most bytes; nil if no move saves bytes.
    ///
    /// Samples of the wanted cells are searched for in the shown cells, and the first match of each
    /// sample is extended to both sides.
    ///
    /// - Parameters:
    ///   - row: The cells of the row.
    ///   - columns: The columns from the first difference to the last one.
    ///   - width: The number of columns of the row.
    static func best(in row: RowComparison, columns: Range<Int>, width: Int) -> RowSlide? {
        guard columns.count >= worthSearching else { return nil }
        var best: RowSlide?
        var bestGain = moveCost
        for quarter in 1...3 {
            let sample = columns.lowerBound + columns.count * quarter / 4
            guard !row.isShown(sample),
                let found = slide(ofSampleAt: sample, in: row, columns: columns, width: width)
            else { continue }
            let gain = found.gain(in: row)
            guard gain > bestGain, found.isSafe(in: row, width: width) else { continue }
            (best, bestGain) = (found, gain)
        }
        return best
    }

    /// Returns the move that puts the sample at a column right at the shortest distance, extended
    /// as far as possible.
    private static func slide(
        ofSampleAt start: Int, in row: RowComparison, columns: Range<Int>, width: Int
    ) -> RowSlide? {
        let sample = start..<(start + sampleCount)
        // A sample of equal cells would be found anywhere.
        guard sample.upperBound <= columns.upperBound,
            sample.contains(where: { row.cells[$0] != row.cells[start] })
        else { return nil }
        for step in 2...(2 * farthest + 1) {
            // The search alternates between left and right, without an array of distances.
            let distance = step & 1 == 0 ? step / 2 : -(step / 2)
            let source = start + distance
            let moved = RowComparison(cells: row.cells, shown: row.shown + distance)
            guard source >= columns.lowerBound, source + sampleCount <= columns.upperBound,
                moved.isShown(start),
                moved.firstDifference(from: start, to: sample.upperBound) == sample.upperBound
            else { continue }
            var (first, end) = (sample.lowerBound, sample.upperBound)
            while first > columns.lowerBound, first + distance > columns.lowerBound,
                moved.isShown(first - 1)
            {
                first -= 1
            }
            while end < columns.upperBound, end + distance < columns.upperBound,
                moved.isShown(end)
            {
                end += 1
            }
            return RowSlide(target: first..<end, distance: distance)
        }
        return nil
    }

    /// The approximate number of bytes that the move saves.
    private func gain(in row: RowComparison) -> Int {
        var gain = 0
        for column in target where !row.isShown(column) { gain += cost(of: column, in: row) }
        for column in blankColumns where !target.contains(column) && row.isShown(column) {
            gain -= cost(of: column, in: row)
        }
        return gain
    }

    private func cost(of column: Int, in row: RowComparison) -> Int {
        guard column > 0 else { return Self.penCost }
        let (cell, last) = (row.cells[column], row.cells[column - 1])
        return cell.style == last.style ? 1 : Self.penCost
    }

    /// Whether all cells from the move's first column on are one column wide on every terminal.
    ///
    /// The cells after the move take part in it: they move, and then move back.
    private func isSafe(in row: RowComparison, width: Int) -> Bool {
        for column in columns.lowerBound..<width {
            guard RowComparison.isPlain(row.shown + column) else { return false }
        }
        return true
    }

    /// Moves the cells in the memory of the shown cells.
    func move(_ shown: UnsafeMutablePointer<Cell>) {
        (shown + target.lowerBound).update(
            from: shown + target.lowerBound + distance, count: target.count)
        // The blanks have a background that depends on the terminal.
        for column in blankColumns { shown[column] = .unknownBlank }
    }
}
