// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where the rows of a table lie: sections one below the other, rows of one height.
///
/// Rows are also numbered over all sections; most of a table's work is with those numbers.
struct TableGeometry: Hashable {
    var rowHeight: Int
    /// The number of the first row of each section, and of all rows.
    private let starts: [Int]

    /// Creates a geometry; negative numbers of rows count as none.
    init(rowCounts: [Int], rowHeight: Int) {
        self.rowHeight = max(1, rowHeight)
        var starts = [0]
        starts.reserveCapacity(rowCounts.count + 1)
        for count in rowCounts {
            starts.append((starts.last ?? 0).saturatingAdding(max(0, count)))
        }
        self.starts = starts
    }

    var sectionCount: Int { starts.count - 1 }

    var rowCount: Int { starts.last ?? 0 }

    var height: Int { rowCount.saturatingMultiplied(by: rowHeight) }

    /// The number of rows of a section; 0 for one that is not there.
    func rowCount(inSection section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return starts[section + 1] - starts[section]
    }

    /// The place of a row that exists.
    func indexPath(ofRow row: Int) -> IndexPath {
        let section = section(ofRow: row)
        return IndexPath(row: row - starts[section], section: section)
    }

    /// The number of a row over all sections; nil for a place that is not there.
    func row(at indexPath: IndexPath) -> Int? {
        let count = rowCount(inSection: indexPath.section)
        guard indexPath.row >= 0, indexPath.row < count else { return nil }
        return starts[indexPath.section] + indexPath.row
    }

    /// The rectangle of a row, in the table's coordinates.
    func frame(ofRow row: Int, width: Int) -> Rect {
        Rect(x: 0, y: row.saturatingMultiplied(by: rowHeight), width: width, height: rowHeight)
    }

    /// The rows that a vertical stretch touches.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        guard maxY > minY, maxY > 0 else { return 0..<0 }
        let first = (max(0, minY) / rowHeight).clamped(0, rowCount)
        let end = ((maxY - 1) / rowHeight + 1).clamped(first, rowCount)
        return first..<end
    }

    /// The section of a row that exists, by halving: the last one that begins at the row or above it, which
    /// passes over sections without rows.
    private func section(ofRow row: Int) -> Int {
        var low = 0
        var high = sectionCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= row { low = middle } else { high = middle }
        }
        return low
    }
}
