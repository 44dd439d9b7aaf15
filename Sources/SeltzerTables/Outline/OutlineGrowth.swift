// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// The rows that appear while many items are unfolded, from the top down.
struct OutlineGrowth {
    /// The number of new rows.
    private(set) var count = 0
    /// The new rows, by their numbers after the change.
    private var inserted: [Range<Int>] = []
    /// The rows whose sign changed, by their numbers before the change.
    private var changed: [Int] = []

    /// Adds rows below a row; calls go from the top down.
    mutating func add(_ rows: Int, below row: Int) {
        if inserted.last.map({ $0.contains(row) }) != true { changed.append(row - count) }
        guard rows > 0 else { return }
        count += rows
        if let last = inserted.last, row + 1 <= last.upperBound {
            inserted[inserted.count - 1] = last.lowerBound..<last.upperBound + rows
        } else {
            inserted.append(row + 1..<row + 1 + rows)
        }
    }

    /// Returns the change of the table's rows.
    ///
    /// - Parameter count: The new number of rows.
    func mapping(count: Int) -> RowMapping {
        var ranges = IndexRanges()
        for range in inserted { ranges.insert(range) }
        return RowMapping(
            deleted: IndexRanges(), inserted: ranges, moved: [:], reloaded: IndexRanges(changed),
            count: count)
    }
}
