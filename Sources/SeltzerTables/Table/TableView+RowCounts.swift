// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The numbers of sections and rows.
extension TableView {
    /// The maximum number of sections; further sections of a data source are left out.
    public static var maximumSections: Int { 1_000_000 }

    /// The number of sections.
    public final var numberOfSections: Int { geometry.sectionCount }

    /// The number of rows in all sections.
    public final var numberOfRows: Int { geometry.rowCount }

    /// Returns the number of rows in a section; 0 for a section that does not exist.
    public final func numberOfRows(inSection section: Int) -> Int {
        geometry.rowCount(inSection: section)
    }

    /// Returns the number of rows in each section, from the data source, and diagnoses impossible numbers.
    final func askForRowCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        if sections < 0 { diagnose("\(sourceName) has a negative number of sections") }
        if sections > Self.maximumSections {
            diagnose("\(sourceName) has more than \(Self.maximumSections) sections")
        }
        let counts = (0..<sections.clamped(0, Self.maximumSections)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        if counts.contains(where: { $0 < 0 }) {
            diagnose("\(sourceName) has a section with a negative number of rows")
        }
        return counts
    }

    /// The type of the data source, for diagnostics.
    final var sourceName: String { dataSource.map { "\(type(of: $0))" } ?? "The data source" }

    /// Returns whether the sections of the rows without cells have as many rows as at the last reload.
    ///
    /// The table checks this before it asks for the missing cells, and diagnoses a difference.
    final func hasTrueNumbers(of rows: Range<Int>) -> Bool {
        let missing = rows.lazy.filter { self.shownCells[$0] == nil }
        guard !missing.isEmpty else { return true }
        guard let dataSource else { return false }
        var isTrue =
            dataSource.numberOfSections(in: self).clamped(0, Self.maximumSections)
            == geometry.sectionCount
        var checked = -1
        for row in missing where isTrue {
            let section = geometry.indexPath(ofRow: row).section
            guard section != checked else { continue }
            checked = section
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            isTrue = max(0, count) == geometry.rowCount(inSection: section)
        }
        if !isTrue { diagnose("\(sourceName) changed its numbers without reloadData()") }
        return isTrue
    }

    /// Returns whether the data source has as many rows in a section as at the last reload.
    final func hasTrueNumber(ofSection section: Int) -> Bool {
        guard let dataSource, section < dataSource.numberOfSections(in: self) else { return false }
        return max(0, dataSource.tableView(self, numberOfRowsInSection: section))
            == geometry.rowCount(inSection: section)
    }
}
