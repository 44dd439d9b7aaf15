// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Rows that stay what they are across a reload.
extension TableView {
    /// What a table looked like before a reload.
    struct BeforeReload {
        /// The identities of the rows that are seen, by their numbers.
        let seen: [Int: AnyHashable]
        /// The first of them, and how far below the offset it begins; nil where the table is at its top.
        let anchor: (row: Int, distance: Int)?
    }

    /// Notes the identities of the rows that are selected, and of the current one.
    final func selectionDidChange() {
        guard dataSource != nil else { return }
        // Of a selection that is too large the rows keep their numbers.
        var rows = selection.rows.count > RowIdentities.maximumRows ? IndexRanges() : selection.rows
        for row in [selection.lead, selection.anchor].compactMap({ $0 }) {
            rows.insert(row..<row + 1)
        }
        var checked = -1
        // Taken out, because the data source may change the selection when it is asked.
        var identities = identities
        self.identities = RowIdentities()
        identities.keep(rows) { row in
            if let cell = shownCells[row] { return cell.identity }
            guard row < geometry.rowCount else { return nil }
            let section = geometry.indexPath(ofRow: row).section
            // One that changes in secret cannot say whose row that was.
            guard checked == section || hasTrueNumber(ofSection: section) else { return nil }
            checked = section
            return identity(ofRow: row)
        }
        self.identities = identities
    }

    /// Asks the data source what identifies a row that exists.
    final func identity(ofRow row: Int) -> AnyHashable? {
        let wasAsking = isAskingForCell
        isAskingForCell = true
        defer { isAskingForCell = wasAsking }
        return dataSource?.tableView(self, identifierForRowAt: geometry.indexPath(ofRow: row))
    }

    /// Returns the visible rows, before a reload.
    final func lookBeforeReload() -> BeforeReload {
        let seen = shownCells.compactMapValues(\.identity)
        let isAtTop = contentOffset.y <= 0.saturatingSubtracting(contentInset.top)
        guard !isAtTop, let row = visibleRows.first(where: { seen[$0] != nil }) else {
            return BeforeReload(seen: seen, anchor: nil)
        }
        let start = geometry.frame(ofRow: row, width: 1).minY
        return BeforeReload(
            seen: seen, anchor: (row, start.saturatingSubtracting(contentOffset.y)))
    }

    /// Lets the selection stay with its rows, where the data source says what identifies them.
    ///
    /// - Returns: Where the rows are now that were seen or selected, by where they were; nil where they keep their
    ///   numbers.
    final func followRows(_ before: BeforeReload) -> [Int: Int]? {
        let old = identities.identities
        guard !old.isEmpty || !before.seen.isEmpty else { return nil }
        let found = find(old, seen: before.seen, from: before.anchor?.row ?? selection.lead ?? 0)
        var moved: [Int: AnyHashable] = [:]
        for (row, new) in found { if let identity = old[row] { moved[new] = identity } }
        var next = selection
        next.follow(found, known: old, count: geometry.rowCount)
        identities = RowIdentities(moved)
        selection = next
        press = press?.moved(by: found)
        return found
    }

    /// The rows that are looked at for rows that were only seen.
    private static var maximumRowsForSeen: Int { 10_000 }

    /// Returns where rows are now, by where they were.
    ///
    /// - Parameters:
    ///   - rows: The identities of rows to find, by their old numbers.
    ///   - seen: The identities of further rows, which are found where that costs little.
    ///   - start: Where to begin.
    private func find(
        _ rows: [Int: AnyHashable], seen: [Int: AnyHashable], from start: Int
    ) -> [Int: Int] {
        let all = rows.merging(seen) { row, _ in row }
        // Most rows are where they were.
        var found: [Int: Int] = [:]
        for (row, identity) in all where row < geometry.rowCount {
            if self.identity(ofRow: row) == identity { found[row] = row }
        }
        guard found.count < all.count else { return found }
        let missing = all.filter { found[$0.key] == nil }
        let search = RowSearch(for: missing.values, count: geometry.rowCount, from: start)
        rowSearch = search
        defer { rowSearch = nil }
        for (row, identity) in missing where rows[row] != nil {
            found[row] = self.row(of: identity)
        }
        search.limit = Self.maximumRowsForSeen
        for (row, identity) in missing where rows[row] == nil {
            found[row] = self.row(of: identity)
        }
        return found
    }

    private func row(of identity: AnyHashable) -> Int? {
        dataSource?.tableView(self, indexPathForRowWithIdentifier: identity)
            .flatMap(geometry.row(at:))
    }

    /// Looks for the row with an identifier, row by row.
    final func searchRow(withIdentifier identifier: AnyHashable) -> TableIndexPath? {
        let search =
            rowSearch
            ?? RowSearch(
                for: CollectionOfOne(identifier), count: geometry.rowCount,
                from: selection.lead ?? 0)
        return search.row(of: identifier, identify: identity(ofRow:))
            .map(geometry.indexPath(ofRow:))
    }

    /// Scrolls to where the first row is that was seen and remains.
    final func followAnchor(_ before: BeforeReload, _ found: [Int: Int]) {
        guard let anchor = before.anchor else { return }
        let old = before.seen.keys.filter { $0 >= anchor.row && found[$0] != nil }.min()
        guard let old, let new = found[old] else { return }
        // Rows that were above it and have gone leave it where the first one was.
        contentOffset.y = geometry.frame(ofRow: new, width: 1).minY
            .saturatingSubtracting(anchor.distance)
    }
}
