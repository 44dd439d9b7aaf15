// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableViewDelegate {
    /// Returns ``TableViewCell/EditingStyle/delete``.
    public func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: TableIndexPath
    ) -> TableViewCell.EditingStyle { .delete }

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: TableIndexPath
    ) -> String? { nil }

    /// Returns true.
    public func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: TableIndexPath) {
    }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: TableIndexPath?) {}

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: TableIndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: TableIndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath
    ) {}

    /// Returns the proposed place.
    public func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: TableIndexPath,
        toProposedIndexPath proposedDestinationIndexPath: TableIndexPath
    ) -> TableIndexPath { proposedDestinationIndexPath }
}

extension TableViewDelegate {
    /// Returns true.
    public func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: TableIndexPath) {}

    /// Does nothing.
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: TableIndexPath) {}

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

    /// Returns whether the table is not edited.
    public func tableView(
        _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: TableIndexPath
    ) -> Bool { !tableView.isEditing }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, performPrimaryActionForRowAt indexPath: TableIndexPath
    ) {}

    /// Returns true.
    public func tableView(_ tableView: TableView, canFocusRowAt indexPath: TableIndexPath) -> Bool {
        true
    }

    /// Returns true.
    public func tableView(
        _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
    ) -> Bool { true }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator
    ) {}

    /// Returns the menu of the single row.
    public func tableView(
        _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
    ) -> Menu? {
        tableView.configuredMenu(of: self, forRowsAt: indexPaths, point: point)
    }

    /// Returns nil.
    public func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: TableIndexPath,
        point: Point
    ) -> ContextMenuConfiguration? { nil }

    /// Returns ``TableView/automaticDimension``.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        TableView.automaticDimension
    }

    /// Returns ``TableView/automaticDimension``.
    public func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
    ) -> Int { TableView.automaticDimension }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

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

    /// Returns nil.
    public func indexPathForPreferredFocusedView(
        in tableView: TableView
    ) -> TableIndexPath? { nil }
}
