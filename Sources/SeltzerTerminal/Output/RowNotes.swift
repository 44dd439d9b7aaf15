// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The facts about the rows of a frame that are found before painting; all frames reuse its memory.
final class RowNotes {
    /// For each row, the first column that may differ from the screen; the number of columns if
    /// none differs.
    let firstDifferences: UnsafeMutablePointer<Int>
    /// For each differing row, the column after its last difference.
    let ends: UnsafeMutablePointer<Int>
    /// Whether a row was moved, so that it may differ anywhere.
    let moved: UnsafeMutablePointer<Bool>
    /// The hash of each row that the screen shows.
    let old: UnsafeMutablePointer<UInt64>
    /// The hash of each row that the frame wants.
    let new: UnsafeMutablePointer<UInt64>
    /// The runs of cells that are painted pen by pen.
    let runs = PenRuns()
    /// The number of rows that differed before any row was moved or painted.
    private(set) var differingCount = 0
    /// The maximum number of columns between the first difference of a row and the end of its
    /// damage.
    private(set) var widestDamage = 0

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

    /// Finds the differences of the rows inside of the damaged rectangles.
    func note(
        _ rows: Range<Int>, of rects: [Rect], cells: UnsafePointer<Cell>,
        shown: UnsafeMutablePointer<Cell>, width: Int
    ) {
        var (count, widest) = (0, 0)
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
            guard first < end else { continue }
            firstDifferences[row] = first
            widest = max(widest, end - first)
            count += 1
        }
        (differingCount, widestDamage) = (count, widest)
    }

    /// The columns of a rectangle in a row, and one more cell on both sides, because half a glyph
    /// may lie outside.
    static func columns(of rect: Rect, width: Int) -> Range<Int> {
        let start = max(0, rect.minX.saturatingSubtracting(1))
        return start..<max(start, min(width, rect.maxX.saturatingAdding(1)))
    }
}
