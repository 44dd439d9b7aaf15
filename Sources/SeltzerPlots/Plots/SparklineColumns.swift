// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The values of each column of a sparkline; several values share a column if there are too few columns.
///
/// In a series with a limit, the columns begin at multiples of their length, counted from the beginning of the series.
/// So a peak stays in one column while the columns move on. In a series without a limit, the columns fill the whole
/// width.
@MainActor
struct SparklineColumns: RandomAccessCollection {
    /// The number of values of a column; if columns differ by one, the larger number.
    let step: Int
    private let first: Int
    private let dropped: Int
    private let total: Int
    private let isAligned: Bool

    nonisolated let startIndex = 0
    nonisolated let endIndex: Int

    init(of series: PlotSeries, width: Int) {
        dropped = series.droppedCount
        total = series.count
        isAligned = series.limit != nil
        let width = Swift.max(1, width)
        var step = Swift.max(1, (total + width - 1) / width)
        guard isAligned else {
            (self.step, first, endIndex) = (step, 0, Swift.min(width, total))
            return
        }
        while (dropped + total + step - 1) / step - dropped / step > width { step += 1 }
        self.step = step
        first = dropped / step
        endIndex = total == 0 ? 0 : (dropped + total + step - 1) / step - first
    }

    nonisolated subscript(column: Int) -> Range<Int> {
        guard isAligned else {
            return column * total / count..<(column + 1) * total / count
        }
        let start = (first + column) * step - dropped
        return Swift.max(0, start)..<Swift.min(total, start + step)
    }
}
