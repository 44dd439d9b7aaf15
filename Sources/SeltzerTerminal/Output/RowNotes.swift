// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// What is found out about the rows of a frame before they are painted; kept from frame to frame for its memory.
final class RowNotes {
    /// Where each row begins to differ from what is shown, at the earliest; the width where it does not.
    let firstDifferences: UnsafeMutablePointer<Int>
    /// The column from which on each row that differs does not any more, at the latest.
    let ends: UnsafeMutablePointer<Int>
    /// Whether a row was moved, so that it may differ anywhere.
    let moved: UnsafeMutablePointer<Bool>
    /// What stands for the content that each row shows.
    let old: UnsafeMutablePointer<UInt64>
    /// What stands for the content that each row is to show.
    let new: UnsafeMutablePointer<UInt64>

    init(count: Int) {
        firstDifferences = .allocate(capacity: max(1, count))
        ends = .allocate(capacity: max(1, count))
        moved = .allocate(capacity: max(1, count))
        old = .allocate(capacity: max(1, count))
        new = .allocate(capacity: max(1, count))
    }

    deinit {
        firstDifferences.deallocate()
        ends.deallocate()
        moved.deallocate()
        old.deallocate()
        new.deallocate()
    }

    /// Notes where rows differ within the damaged rectangles.
    func note(
        _ rows: Range<Int>, of rects: [Rect], cells: UnsafePointer<Cell>,
        shown: UnsafeMutablePointer<Cell>, width: Int
    ) {
        for row in rows {
            var (start, end) = (width, 0)
            for rect in rects where row >= rect.minY && row < rect.maxY {
                let columns = Self.columns(of: rect, width: width)
                start = min(start, columns.lowerBound)
                end = max(end, columns.upperBound)
            }
            moved[row] = false
            firstDifferences[row] = width
            ends[row] = end
            guard start < end else { continue }
            let comparison = RowComparison(cells: cells + row * width, shown: shown + row * width)
            let first = comparison.firstDifference(from: start, to: end)
            if first < end { firstDifferences[row] = first }
        }
    }

    /// The columns of a rectangle in a row, and a cell more on both sides: glyphs may reach over the edge by half.
    static func columns(of rect: Rect, width: Int) -> Range<Int> {
        let start = max(0, rect.minX.saturatingSubtracting(1))
        return start..<max(start, min(width, rect.maxX.saturatingAdding(1)))
    }
}
