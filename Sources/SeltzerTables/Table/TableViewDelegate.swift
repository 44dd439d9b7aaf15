// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// An object that a ``TableView`` asks before it changes the selection for the user, and informs afterwards.
///
/// All methods are optional. Selections by the program call no method. A change of many rows calls the methods for each
/// row, but for at most a million rows; further rows do not change.
@MainActor
public protocol TableViewDelegate: AnyObject {
    /// Returns whether the user can select a row; true by default.
    ///
    /// Rows that cannot be selected are dim, and keys skip them.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath) -> Bool

    /// Returns the row to select in place of the row that the user selects: by default the same row; nil for none.
    ///
    /// When the user selects several rows at once, returning another row counts as nil.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: TableIndexPath)
        -> TableIndexPath?

    /// Called after the user selected a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)

    /// Returns the row to deselect; by default the same row, nil for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath)
        -> TableIndexPath?

    /// Called after the user deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath)

    /// Called when the user activates a row, by Enter or a double click.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: TableIndexPath)

    /// Returns the context menu for some rows; nil, the default, for the menu of
    /// ``/SeltzerViews/InputResponder/contextMenu(at:)``.
    ///
    /// A right click selects the row under the pointer, unless it is selected, and the menu applies to the selected
    /// rows. A table without selection asks for the row under the pointer. UIKit's name is
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPaths: The rows in order; empty if no row is under the pointer.
    ///   - point: The cell that was clicked, in the coordinates of the table; nil if a key opens the menu.
    func tableView(
        _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
    ) -> Menu?

    // MARK: Heights and headers

    /// Returns the height of a row in cells, at least 1; 1 by default.
    ///
    /// Called if ``TableView/rowHeight`` is ``TableView/automaticDimension``, for every row at each reload. Rows of one
    /// height avoid this cost.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int

    /// Returns the height of a section's header in cells; by default ``TableView/sectionHeaderHeight``.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int

    /// Returns the height of a section's footer in cells; by default ``TableView/sectionFooterHeight``.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int

    /// Returns the header of a section that becomes visible; nil, the default, for a header with the data source's
    /// title.
    ///
    /// The table asks for no header of height 0.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// Returns the footer of a section that becomes visible; nil, the default, for a footer with the data source's
    /// title.
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

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
    ) -> Menu? { nil }

    /// Returns 1.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        1
    }

    /// Returns ``TableView/sectionHeaderHeight``.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        tableView.sectionHeaderHeight
    }

    /// Returns ``TableView/sectionFooterHeight``.
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
