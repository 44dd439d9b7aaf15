// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// What a TableView asks and tells about what the user does with its rows.
///
/// All of it may be left out. What the program selects itself is neither asked nor told. A change of many rows
/// at once, all of them say, asks and tells of every row, of a million of them at most: those beyond it leaves
/// as they are.
@MainActor
public protocol TableViewDelegate: AnyObject {
    /// Returns whether the user can select a row; true unless implemented.
    ///
    /// A row that cannot be is dim, and keys pass over it.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath) -> Bool

    /// Returns the row to select where the user wants one: the same, another, or nil for none; the same unless
    /// implemented.
    ///
    /// Of several rows selected at once another one counts as none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: TableIndexPath)
        -> TableIndexPath?

    /// Called when the user has selected a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)

    /// Returns the row to deselect, or nil for none; the same unless implemented.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath)
        -> TableIndexPath?

    /// Called when the user has deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath)

    /// Called when the user has activated a row, by Enter or a double click.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: TableIndexPath)

    // MARK: Heights and headers

    /// Returns the lines of a row, at least 1; 1 unless implemented.
    ///
    /// Asked where ``TableView/rowHeight`` is ``TableView/automaticDimension``, of every row when the table
    /// reloads: what rows of one height do not cost.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int

    /// Returns the lines of a section's header; ``TableView/sectionHeaderHeight`` unless implemented.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int

    /// Returns the lines of a section's footer; ``TableView/sectionFooterHeight`` unless implemented.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int

    /// Returns the header of a section, when it is to be seen; nil, which is so unless implemented, for one with the
    /// data source's title.
    ///
    /// The section must have a height for it.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// Returns the footer of a section, when it is to be seen; nil, which is so unless implemented, for one with the
    /// data source's title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
}

extension TableViewDelegate {
    /// Returns true.
    public func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Returns the row.
    public func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
    ) -> TableIndexPath? { indexPath }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {}

    /// Returns the row.
    public func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
    ) -> TableIndexPath? { indexPath }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, performPrimaryActionForRowAt indexPath: TableIndexPath
    ) {}

    /// Returns 1.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        1
    }

    /// Returns the table's height of headers.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        tableView.sectionHeaderHeight
    }

    /// Returns the table's height of footers.
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
        tableView.sectionFooterHeight
    }

    /// Returns nil.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    /// Returns nil.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }
}
