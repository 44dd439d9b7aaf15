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
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Returns the row to select where the user wants one: the same, another, or nil for none; the same unless
    /// implemented.
    ///
    /// Of several rows selected at once another one counts as none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called when the user has selected a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// Returns the row to deselect, or nil for none; the same unless implemented.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called when the user has deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Called when the user has activated a row, by Enter or a double click.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
    /// Returns true.
    public func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns the row.
    public func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Returns the row.
    public func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {}
}
