// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// Keeps selection and scroll position with the identities of rows when the table reloads.
extension TableView {
    /// The visible rows of a table before a reload.
    struct BeforeReload {
        /// The identities of the visible rows, by their numbers.
        let seen: [Int: AnyHashable]
        /// The first visible row, and its distance from the scroll offset; nil if the table is at its top.
        let anchor: (row: Int, distance: Int)?
    }

    /// Stores the identities of the selected rows and of the current one.
    final func selectionDidChange() {
        guard dataSource != nil else { return }
        // A selection that is too large stays with the numbers of its rows.
        var rows = selection.rows.count > RowIdentities.maximumRows ? IndexRanges() : selection.rows
        for row in [selection.lead, selection.anchor].compactMap({ $0 }) {
            rows.insert(row..<row + 1)
        }
        if rows == identities.rows { return }
        var checked = -1
        // A local copy, because the data source may change the selection while it is asked.
        var identities = identities
        self.identities = RowIdentities()
        identities.keep(rows) { row in
            if let cell = shownCells[row] { return cell.identity }
            guard row < geometry.rowCount else { return nil }
            let section = geometry.indexPath(ofRow: row).section
            // A data source that changed without a reload may have another row at this number.
            guard checked == section || hasTrueNumber(ofSection: section) else { return nil }
            checked = section
            return identity(ofRow: row)
        }
        self.identities = identities
    }

    /// Returns the identity of a row that exists, from the data source.
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

    /// Moves the selection to the new numbers of its rows, if the rows have identities.
    ///
    /// - Returns: The new numbers of the rows that were visible or selected, by their old ones; nil without identities.
    final func followRows(_ before: BeforeReload) -> [Int: Int]? {
        let old = identities.identities
        guard !old.isEmpty || !before.seen.isEmpty else { return nil }
        let found = find(old, seen: before.seen, from: before.anchor?.row ?? selection.lead ?? 0)
        var moved: [Int: AnyHashable] = [:]
        for (row, new) in found { if let identity = old[row] { moved[new] = identity } }
        var next = selection
        next.follow(found, known: old, count: geometry.rowCount)
        let isLost =
            old.keys.contains { found[$0] == nil && selection.rows.contains($0) }
            || next.rows.count < selection.rows.count
        identities = RowIdentities(moved)
        selection = next
        if isLost { selectedRowsDidVanish() }
        press = press?.moved(by: found)
        return found
    }

    /// Reports that a reload removed selected rows, unless the program selects other rows in this turn.
    ///
    /// A program that reloads and then selects rows gets no report of the selection in between.
    final func selectedRowsDidVanish() {
        guard !hasLostSelection else { return }
        hasLostSelection = true
        ApplicationWork.start(in: window?.application) { [weak self] in
            guard let self, hasLostSelection else { return }
            hasLostSelection = false
            post(TableSelectionChanged(tableView: self), includingSelf: true)
        }
    }

    /// The maximum number of rows that the search asks for to find visible rows that are not selected.
    private static var maximumRowsForSeen: Int { 10_000 }

    /// Returns the new numbers of rows, by their old ones.
    ///
    /// - Parameters:
    ///   - rows: The identities of the rows to find, by their old numbers.
    ///   - seen: The identities of further rows; the search for these rows is limited.
    ///   - start: The row at which the search begins.
    private func find(
        _ rows: [Int: AnyHashable], seen: [Int: AnyHashable], from start: Int
    ) -> [Int: Int] {
        let all = rows.merging(seen) { row, _ in row }
        // Most rows have the same numbers as before.
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

    /// Returns the row with an identity, by asking for one row after another.
    final func searchRow(withIdentifier identifier: AnyHashable) -> TableIndexPath? {
        let search =
            rowSearch
            ?? RowSearch(
                for: CollectionOfOne(identifier), count: geometry.rowCount,
                from: selection.lead ?? 0)
        return search.row(of: identifier, identify: identity(ofRow:))
            .map(geometry.indexPath(ofRow:))
    }

    /// Scrolls so that the first row that was visible and remains keeps its place on the screen.
    final func followAnchor(_ before: BeforeReload, _ found: [Int: Int]) {
        guard let anchor = before.anchor else { return }
        let old = before.seen.keys.filter { $0 >= anchor.row && found[$0] != nil }.min()
        guard let old, let new = found[old] else { return }
        // If rows above it are gone, it takes the place of the first visible row.
        contentOffset.y = geometry.frame(ofRow: new, width: 1).minY
            .saturatingSubtracting(anchor.distance)
    }
}
