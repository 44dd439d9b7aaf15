// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Bars that stand on a baseline and hang below it, in steps of an eighth of a cell.
struct VerticalBars {
    let low: Double
    let high: Double
    let baseline: Double
    /// The rows above the baseline, which runs between two rows.
    let rowsAbove: Int
    let rowsBelow: Int

    init(low: Double, high: Double, baseline: Double, rows: Int) {
        let isSplit = low < baseline && rows > 1
        self.low = low
        self.high = max(high, baseline)
        // In one row bars cannot hang, so they stand on the least value.
        self.baseline = low < baseline && !isSplit ? low : baseline
        guard isSplit else {
            (rowsAbove, rowsBelow) = (rows, 0)
            return
        }
        let part = (baseline / 2 - low / 2) / (self.high / 2 - low / 2)
        let most = high > baseline ? rows - 1 : rows
        rowsBelow = Int((part * Double(rows)).rounded()).clamped(1, most)
        rowsAbove = rows - rowsBelow
    }

    /// Returns the length of a value's bar in eighths of a row; both directions have the same scale.
    private func eighths(_ value: Double) -> Int {
        let above = high / 2 - baseline / 2, below = baseline / 2 - low / 2
        var unit = Double.infinity
        if rowsAbove > 0, above > 0 { unit = min(unit, Double(rowsAbove * 8) / above) }
        if rowsBelow > 0, below > 0 { unit = min(unit, Double(rowsBelow * 8) / below) }
        guard unit.isFinite else { return value == baseline ? 0 : rowsAbove * 8 }
        let length = ((value / 2 - baseline / 2) * unit).rounded()
        return Int(min(max(length, Double(-rowsBelow * 8)), Double(rowsAbove * 8)))
    }

    /// Returns the row of a value, from the top.
    func row(of value: Double) -> Int {
        let length = eighths(value)
        if length < 0 { return rowsAbove + (-length - 1) / 8 }
        return max(0, rowsAbove - max(1, (length + 7) / 8))
    }

    /// Returns the row just below the edge that marks a value, from the top; for the lowest edge, the row after the
    /// last one.
    ///
    /// So round numbers at equal distances have labels at equal distances.
    func tickRow(of value: Double) -> Int {
        max(0, rowsAbove * 8 - eighths(value)) / 8
    }

    /// Draws the bar of a value into one column; a bar on the baseline is an eighth high, so that it is visible.
    func draw(
        _ value: Double, _ cell: PlotCell, column: Int, top: Int, of picture: inout PlotPicture
    ) {
        var cell = cell
        let length = eighths(value)
        var rest = length == 0 ? (rowsAbove > 0 ? 1 : -1) : length
        var row = rest > 0 ? top + rowsAbove - 1 : top + rowsAbove
        while rest != 0 {
            cell.ink = rest > 0 ? .column(min(8, rest)) : .hanging(min(8, -rest))
            picture[column, row] = cell
            if rest > 0 {
                (rest, row) = (max(0, rest - 8), row - 1)
            } else {
                (rest, row) = (min(0, rest + 8), row + 1)
            }
        }
    }
}
