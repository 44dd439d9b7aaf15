// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where the rows of a table lie: sections one below the other, rows of one height.
///
/// Rows are also numbered over all sections; most of a table's work is with those numbers.
struct TableGeometry: Hashable {
    private let sections: RunLengths
    private var rows: EqualLengths

    /// Creates a geometry; negative numbers of rows count as none.
    init(rowCounts: [Int], rowHeight: Int) {
        sections = RunLengths(rowCounts)
        rows = EqualLengths(count: sections.total, length: rowHeight)
    }

    /// The lines of a row, at least 1.
    var rowHeight: Int {
        get { rows.length }
        set { rows = EqualLengths(count: rows.count, length: newValue) }
    }

    var sectionCount: Int { sections.count }

    var rowCount: Int { rows.count }

    var height: Int { rows.total }

    /// The number of rows of a section; 0 for one that is not there.
    func rowCount(inSection section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return sections.length(of: section)
    }

    /// The place of a row that exists.
    func indexPath(ofRow row: Int) -> IndexPath {
        let section = sections.index(at: row)
        return IndexPath(row: row - sections.start(of: section), section: section)
    }

    /// The number of a row over all sections; nil for a place that is not there.
    func row(at indexPath: IndexPath) -> Int? {
        let count = rowCount(inSection: indexPath.section)
        guard indexPath.row >= 0, indexPath.row < count else { return nil }
        return sections.start(of: indexPath.section) + indexPath.row
    }

    /// The rectangle of a row, in the table's coordinates.
    func frame(ofRow row: Int, width: Int) -> Rect {
        Rect(x: 0, y: rows.start(of: row), width: width, height: rowHeight)
    }

    /// The rows that a vertical stretch touches.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        rows.indices(from: minY, to: maxY)
    }
}
