// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// An object that a ``TableView`` asks before it changes the selection for the user, and informs afterwards.
///
/// All methods are optional, also the methods of ``/SeltzerViews/ScrollViewDelegate``, which a table calls while it scrolls.
/// Selections by the program call no method. A change of many rows calls the methods for each
/// row, but for at most a million rows; further rows do not change.
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
    /// Returns whether a pressed row is highlighted, and so selected at the release; true by default.
    ///
    /// The table asks when the user presses a row, or Enter or Space on the focused row. For a row that looks disabled,
    /// implement ``tableView(_:canFocusRowAt:)``.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath) -> Bool

    /// Called after the user pressed a row, or the pointer came back to the pressed row.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: TableIndexPath)

    /// Called when the press ends, before the row is selected, and when the pointer leaves the pressed row.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: TableIndexPath)

    /// Returns the row to select in place of the row that the user selects: by default the same row; nil for none.
    ///
    /// When the user selects several rows at once, returning another row counts as nil.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: TableIndexPath)
        -> TableIndexPath?

    /// Called after the user selected a row by a click, or by Enter or Space, even if the row was selected before.
    ///
    /// If ``TableView/selectionFollowsFocus`` is set, it is called when the selection changes, such as by an arrow key.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)

    /// Returns the row to deselect; by default the same row, nil for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath)
        -> TableIndexPath?

    /// Called after the user deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath)

    /// Returns whether the table performs the primary action of a row that the user selected; by default true, and false
    /// while the table is edited.
    func tableView(
        _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: TableIndexPath
    ) -> Bool

    /// Called after the user selected a single row by a click, or by Enter or Space.
    ///
    /// If ``TableView/selectionFollowsFocus`` is set, it is called at Enter or a double click.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: TableIndexPath)

    /// Returns the context menu for some rows; nil, the default, for the menu of
    /// ``/SeltzerViews/InputResponder/contextMenu(at:)``.
    ///
    /// A right click focuses the row under the pointer, and the menu applies to it, or to all selected rows if it is one
    /// of them. If ``TableView/selectionFollowsFocus`` is set, the right click selects the row, unless it is selected.
    /// By default it is the menu of ``tableView(_:contextMenuConfigurationForRowAt:point:)``, for a single row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPaths: The rows in order; empty if no row is under the pointer.
    ///   - point: The cell that was clicked, in the coordinates of the table; nil if a key opens the menu.
    func tableView(
        _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
    ) -> Menu?

    /// Returns the context menu for a row; nil, the default, for none.
    ///
    /// A `ContextMenuInteraction` opens it.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    ///   - point: The cell that was clicked, in the coordinates of the table; the beginning of the row if a key opens
    ///     the menu.
    func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: TableIndexPath,
        point: Point
    ) -> ContextMenuConfiguration?

    // MARK: Focus

    /// Returns whether the user can focus and press a row; true by default.
    ///
    /// Other rows are dim, and keys skip them.
    func tableView(_ tableView: TableView, canFocusRowAt indexPath: TableIndexPath) -> Bool

    /// Returns the row that gets the focus when the table becomes focused; nil, the default, for a selected row,
    /// or else the first visible one.
    ///
    /// Called only if no row had the focus before, or if ``TableView/remembersLastFocusedIndexPath`` is false.
    func indexPathForPreferredFocusedView(in tableView: TableView) -> TableIndexPath?

    /// Returns whether the focus may move to another row; true by default.
    func tableView(
        _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
    ) -> Bool

    /// Called after the focus moved to another row, came to the table or left it.
    func tableView(
        _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator)

    // MARK: Heights and headers

    /// Returns the height of a row in cells, at least 1; ``TableView/automaticDimension``, the default, leaves it to the
    /// table.
    ///
    /// Called for every row at each reload. In a table of more than 10,000 rows, it is called for the first row of each
    /// section, and for all rows only if one of these answers is a number. Automatic rows have the height
    /// ``TableView/rowHeight``, or the height of their cells.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int

    /// Returns an estimate of the height of a row, which the table does not need: it has no effect.
    func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
    ) -> Int

    /// Called before the cell of a row becomes visible.
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath)

    /// Called after the cell of a row became invisible.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: TableIndexPath)

    /// Called before the header of a section becomes visible.
    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

    /// Called before the footer of a section becomes visible.
    func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

    /// Called after the header of a section became invisible.
    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

    /// Called after the footer of a section became invisible.
    func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

    /// Returns the height of a section's header in cells; by default ``TableView/sectionHeaderHeight``.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int

    /// Returns the height of a section's footer in cells; by default ``TableView/sectionFooterHeight``.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int

    /// Returns the header of a section; nil, the default, for a header with the data source's title.
    ///
    /// If the height is ``TableView/automaticDimension``, the table asks for the headers of the first 1,000 sections at
    /// each reload, and gives them their fitting heights. Otherwise it asks when the section becomes visible, and for
    /// no header of height 0.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// Returns the footer of a section; nil, the default, for a footer with the data source's title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    // MARK: Editing

    /// Returns the effect of the mark of a row that can be edited; by default it deletes the row.
    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: TableIndexPath
    ) -> TableViewCell.EditingStyle

    /// Returns the title of the button that deletes a row; nil, the default, for "Delete".
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: TableIndexPath
    ) -> String?

    /// Returns whether the content of a row makes room for the mark while the table is edited; true by default.
    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
    ) -> Bool

    /// Called before the buttons of a single row are uncovered.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: TableIndexPath)

    /// Called after the buttons of a single row were covered.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row; nil if it is gone.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: TableIndexPath?)

    /// Returns the actions that a drag from the left to the right uncovers; nil, the default, for none.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: TableIndexPath
    ) -> SwipeActionsConfiguration?

    /// Returns the actions that a drag from the right to the left uncovers.
    ///
    /// Nil, the default, stands for a button that deletes the row, if it can be edited. The actions are in the context
    /// menu of the row, too, and the Delete key performs the first destructive action.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: TableIndexPath
    ) -> SwipeActionsConfiguration?

    /// Called when the user operates the button of an accessory, by a click or by the right arrow key.
    func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath)

    /// Returns the place for a row that the user moves; by default the place that the user has chosen.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: TableIndexPath,
        toProposedIndexPath proposedDestinationIndexPath: TableIndexPath
    ) -> TableIndexPath
}
