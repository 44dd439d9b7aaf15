// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The object that provides the content of a ``TableView``.
///
/// The table asks for the numbers of sections and rows when it reloads, and for a cell when its row becomes visible.
/// When the rows change, call ``TableView/reloadData()``. Without that call, the table notices a changed number of rows
/// only before it asks for the next cell.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: TableView) -> Int

    /// Returns the number of rows of a section.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// Returns a cell with the content of a row.
    ///
    /// Get the cell from ``TableView/dequeueReusableCell(withIdentifier:for:)``. By default it is a cell with the texts
    /// of ``TableView/columns``.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell

    /// Returns the text of a row in a column; empty by default.
    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText

    /// Returns the identity of a row, such as a process identifier; nil by default.
    ///
    /// When the table reloads, the selection, the current row and the scroll position stay with the identities. No two
    /// rows may have the same identity. The table asks for each visible or selected row. A selection of more than
    /// 100,000 rows stays with the numbers of the rows.
    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable?

    /// Returns the current position of the row with an identity; nil if the row is gone.
    ///
    /// The table asks when it reloads, for rows that are no longer at their old positions. By default the table
    /// searches row by row, from the old position on. Implement this method if there are many rows and the data source
    /// can find a row faster.
    func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath?

    /// Returns the title above a section; nil, the default, for none.
    ///
    /// If ``TableView/sectionHeaderHeight`` is ``TableView/automaticDimension``, each reload asks for the titles of all
    /// sections: a section without a title has no header.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title below a section; nil, the default, for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Returns the text of a row that typing is compared with; nil if typing cannot select the row.
    ///
    /// By default it is the text in the first column.
    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String?

    // MARK: Editing

    /// Returns whether the user can delete a row or insert a row at its place; true by default.
    ///
    /// The table asks for each visible row while it is edited (``TableView/setEditing(_:animated:)``), and when the user
    /// deletes a row. Without ``tableView(_:commit:forRowAt:)`` nothing is deleted: the table learns that at the first
    /// try.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: TableIndexPath) -> Bool

    /// Deletes or inserts a row for the user.
    ///
    /// Change the model, and call ``TableView/deleteRows(at:with:)`` or ``TableView/insertRows(at:with:)``: the table
    /// changes no row by itself.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: TableIndexPath)

    /// Returns whether the user can move a row while the table is edited; true by default.
    ///
    /// A row has a handle if the data source implements this method, or if
    /// ``TableViewCell/showsReorderControl`` is set. Without ``tableView(_:moveRowAt:to:)`` nothing is moved: the table
    /// learns that at the first try.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: TableIndexPath) -> Bool

    /// Moves a row of the model, after the user moved it in the table.
    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath)

    /// Returns the titles of an index at the edge of the table.
    ///
    /// Never called: typing finds a row faster (``TableView/allowsTypeSelect``).
    func sectionIndexTitles(for tableView: TableView) -> [String]?

    /// Returns the section of a title of the index; never called.
    func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
}

extension TableViewDataSource {
    /// Returns true.
    public func tableView(
        _ tableView: TableView, canEditRowAt indexPath: TableIndexPath
    ) -> Bool {
        tableView.editing.unknowns.insert(.editing)
        return true
    }

    /// Changes nothing, and tells the table so.
    public func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: TableIndexPath
    ) {
        tableView.editing.missing.insert(.editing)
    }

    /// Returns true.
    public func tableView(
        _ tableView: TableView, canMoveRowAt indexPath: TableIndexPath
    ) -> Bool {
        tableView.editing.unknowns.insert(.moving)
        return true
    }

    /// Changes nothing, and tells the table so.
    public func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath
    ) {
        tableView.editing.missing.insert(.moving)
    }

    /// Returns nil.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// Returns the index.
    public func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
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

    /// Searches row by row.
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

    /// Returns the text of the first column; nil without columns.
    public func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? {
        tableView.columns.first.map { self.tableView(tableView, textFor: $0, at: indexPath).string }
    }
}
