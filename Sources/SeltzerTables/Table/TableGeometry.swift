// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls

/// The layout of a table: sections one below the other, each with a header, rows and a footer.
///
/// Most methods use the number of a row over all sections. Rows of one height need no memory; rows of different heights
/// need a number each. Places are found by binary search.
struct TableGeometry: Hashable {
    private var sections: RunLengths
    private(set) var rows: RowHeights
    /// The heights of headers and footers in cells; nil if no section has one.
    private let headers: RunLengths?
    private let footers: RunLengths?
    /// The lines above the first section, of the header of the table.
    private let leading: Int
    /// The lines below the last section, of the footer of the table.
    private let trailing: Int

    /// Creates a geometry; a negative number of rows counts as 0.
    init(
        rowCounts: [Int], rows: (Int) -> RowHeights, headerHeights: [Int] = [],
        footerHeights: [Int] = [], leading: Int = 0, trailing: Int = 0
    ) {
        sections = RunLengths(rowCounts)
        self.rows = rows(sections.total)
        headers = headerHeights.contains { $0 > 0 } ? RunLengths(headerHeights) : nil
        footers = footerHeights.contains { $0 > 0 } ? RunLengths(footerHeights) : nil
        (self.leading, self.trailing) = (max(0, leading), max(0, trailing))
    }

    /// Returns the same sections with rows of other heights.
    func with(_ rows: RowHeights) -> TableGeometry {
        var geometry = self
        geometry.rows = rows
        return geometry
    }

    /// Creates a geometry of rows of one height, without headers.
    init(rowCounts: [Int], rowHeight: Int) {
        self.init(rowCounts: rowCounts) { .equal(EqualLengths(count: $0, length: rowHeight)) }
    }

    // MARK: Numbers

    var sectionCount: Int { sections.count }

    var rowCount: Int { sections.total }

    /// The number of rows of each section.
    var rowCounts: [Int] { (0..<sectionCount).map(sections.length(of:)) }

    /// Returns the number of rows of a section; 0 for a section that does not exist.
    func rowCount(inSection section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return sections.length(of: section)
    }

    /// Returns the rows of a section that exists.
    func rows(inSection section: Int) -> Range<Int> {
        sections.start(of: section)..<sections.end(of: section)
    }

    /// Returns the position of a row that exists.
    func indexPath(ofRow row: Int) -> TableIndexPath {
        let section = sections.index(at: row)
        return TableIndexPath(row: row - sections.start(of: section), section: section)
    }

    /// Returns the number of a row over all sections; nil for a position that does not exist.
    func row(at indexPath: TableIndexPath) -> Int? {
        let count = rowCount(inSection: indexPath.section)
        guard indexPath.row >= 0, indexPath.row < count else { return nil }
        return sections.start(of: indexPath.section) + indexPath.row
    }

    // MARK: Places

    var height: Int {
        let end = sectionCount > 0 ? innerEnd(ofSection: sectionCount - 1) : 0
        return end.saturatingAdding(leading).saturatingAdding(trailing)
    }

    /// Whether rows have different heights.
    var hasOwnHeights: Bool {
        if case .own = rows { true } else { false }
    }

    /// Returns the geometry with the same rows, of which each section has another number.
    func withRowCounts(_ rowCounts: [Int]) -> TableGeometry {
        var geometry = self
        geometry.sections = RunLengths(rowCounts)
        return geometry
    }

    var hasHeadersOrFooters: Bool { headers != nil || footers != nil }

    /// Returns the height of a section's header in cells.
    func headerHeight(ofSection section: Int) -> Int { headers?.length(of: section) ?? 0 }

    /// Returns the height of a section's footer in cells, with the empty line below it in a grouped table.
    func footerHeight(ofSection section: Int) -> Int { footers?.length(of: section) ?? 0 }

    /// Returns the first line of a section that exists, including its header.
    func start(ofSection section: Int) -> Int {
        innerStart(ofSection: section).saturatingAdding(leading)
    }

    /// Returns the line after a section that exists, including its footer.
    func end(ofSection section: Int) -> Int {
        innerEnd(ofSection: section).saturatingAdding(leading)
    }

    /// Returns the rectangle of a row in the table's coordinates.
    func frame(ofRow row: Int, width: Int) -> Rect {
        Rect(
            x: 0, y: innerStart(ofRow: row).saturatingAdding(leading), width: width,
            height: rows.height(of: row))
    }

    /// Returns the rows that are visible between two lines.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        let (minY, maxY) = (inner(minY), inner(maxY))
        guard maxY > minY, maxY > 0, rowCount > 0 else { return 0..<0 }
        let first = firstRow(endingAfterInner: max(0, minY))
        var end = firstRow(endingAfterInner: maxY - 1)
        if end < rowCount, innerStart(ofRow: end) < maxY { end += 1 }
        return first..<max(first, end)
    }

    /// Returns the row at a line, or else the next row below it; the number of rows if there is no such row.
    func firstRow(endingAfter line: Int) -> Int {
        firstRow(endingAfterInner: max(0, inner(line)))
    }

    /// Returns the sections that are visible between two lines.
    func sections(from minY: Int, to maxY: Int) -> Range<Int> {
        guard sectionCount > 0, maxY > minY else { return 0..<0 }
        let first = section(at: inner(minY))
        return first..<section(at: inner(maxY - 1)) + 1
    }

    // MARK: Lines below the header of the table

    private func inner(_ line: Int) -> Int { line.saturatingSubtracting(leading) }

    private func innerStart(ofSection section: Int) -> Int {
        rows.start(of: sections.start(of: section))
            .saturatingAdding(headers?.start(of: section) ?? 0)
            .saturatingAdding(footers?.start(of: section) ?? 0)
    }

    private func innerEnd(ofSection section: Int) -> Int {
        rows.start(of: sections.end(of: section))
            .saturatingAdding(headers?.end(of: section) ?? 0)
            .saturatingAdding(footers?.end(of: section) ?? 0)
    }

    private func innerStart(ofRow row: Int) -> Int {
        let start = rows.start(of: row)
        guard hasHeadersOrFooters else { return start }
        let section = sections.index(at: row)
        return start.saturatingAdding(headers?.end(of: section) ?? 0)
            .saturatingAdding(footers?.start(of: section) ?? 0)
    }

    private func firstRow(endingAfterInner line: Int) -> Int {
        guard hasHeadersOrFooters else {
            return line >= rows.total ? rowCount : rows.index(at: line)
        }
        let section = section(at: line)
        let own = rows(inSection: section)
        let top = innerStart(ofSection: section)
            .saturatingAdding(headerHeight(ofSection: section))
        let inside = line.saturatingSubtracting(top)
        guard inside > 0, !own.isEmpty else { return own.lowerBound }
        let place = rows.start(of: own.lowerBound).saturatingAdding(inside)
        return place >= rows.start(of: own.upperBound) ? own.upperBound : rows.index(at: place)
    }

    /// Returns the last section that begins at or above a line; the first section for a line above all.
    private func section(at line: Int) -> Int {
        var low = 0
        var high = sectionCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if innerStart(ofSection: middle) <= line { low = middle } else { high = middle }
        }
        return low
    }
}

/// The heights of rows in cells: the same for all, or one for each, or the same for all but measured rows.
enum RowHeights: Hashable {
    case equal(EqualLengths)
    case own(RunLengths)
    case measured(MeasuredLengths)

    /// The height of all rows.
    var total: Int {
        switch self {
        case .equal(let rows): rows.total
        case .own(let rows): rows.total
        case .measured(let rows): rows.total
        }
    }

    /// Returns the first line of a row, or the line after the last row, not counting headers and footers.
    func start(of row: Int) -> Int {
        switch self {
        case .equal(let rows): rows.start(of: row)
        case .own(let rows): row < rows.count ? rows.start(of: row) : rows.total
        case .measured(let rows): rows.start(of: row)
        }
    }

    /// Returns the height of a row that exists.
    func height(of row: Int) -> Int {
        switch self {
        case .equal(let rows): rows.length
        case .own(let rows): rows.length(of: row)
        case .measured(let rows): rows.length(of: row)
        }
    }

    /// Returns the row at a line, not counting headers and footers.
    func index(at line: Int) -> Int {
        switch self {
        case .equal(let rows): max(0, line) / rows.length
        case .own(let rows): rows.index(at: line)
        case .measured(let rows): rows.index(at: line)
        }
    }
}
