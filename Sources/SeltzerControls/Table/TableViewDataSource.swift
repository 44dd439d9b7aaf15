// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a ``TableView`` shows.
///
/// The table asks for the numbers when it reloads, and for a cell when its row becomes visible. One that changes
/// calls ``TableView/reloadData()``; where it forgets, the table finds out before it asks for the next cell.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of sections; one unless implemented.
    func numberOfSections(in tableView: TableView) -> Int

    /// Returns the number of rows of a section.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// Returns a cell with the content of a row, one from
    /// ``TableView/dequeueReusableCell(withIdentifier:for:)`` as a rule.
    ///
    /// Unless implemented, one with the texts of ``TableView/columns``.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell

    /// Returns the text of a row in a column; empty unless implemented.
    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText

    /// Returns what identifies a row as long as it exists, as a process identifier does; nil unless implemented.
    ///
    /// With identities the selection, the current row and the scroll position stay with their rows when the table
    /// reloads. No two rows have the same identity. The table asks for each row that is seen or selected. A selection of
    /// more than 100,000 rows keeps its numbers.
    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable?

    /// Returns where the row with an identifier is now; nil where it has gone.
    ///
    /// The table asks when it reloads, for rows that are no longer where they were. Unless implemented, it looks for
    /// them row by row, from where they were. A data source with very many rows that knows better implements this.
    func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath?

    /// Returns the title above a section; nil for none, which is so unless implemented.
    ///
    /// With ``TableView/sectionHeaderHeight`` as at first, it is asked of every section when the table reloads,
    /// because a section without a title has no header.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title below a section; nil for none, which is so unless implemented.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Returns the text whose beginning the user types to get to a row, nil for a row that typing does not lead to;
    /// that of the first column unless implemented, where there are columns.
    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String?
}

extension TableViewDataSource {
    /// Returns a cell with the texts of the columns.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell { tableView.dequeueReusableColumnsCell(for: indexPath) }

    /// Returns an empty text.
    public func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText() }

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { nil }

    /// Looks for the row, row by row.
    public func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath? { tableView.searchRow(withIdentifier: identifier) }

    /// Returns nil.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }

    /// Returns nil.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        nil
    }

    /// Returns 1.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns the text of the first column; nil where there is none.
    public func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? {
        tableView.columns.first.map { self.tableView(tableView, textFor: $0, at: indexPath).string }
    }
}
