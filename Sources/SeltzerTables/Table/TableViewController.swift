// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A controller of a table, which it makes, and whose data source and delegate it is, as in UIKit.
///
/// Override the methods of ``TableViewDataSource`` and ``TableViewDelegate`` that you need:
///
/// ```swift
/// final class FilesController: TableViewController {
///     override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///         files.count
///     }
/// }
/// ```
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
    private let style: TableView.Style
    private var hasReloaded = false

    /// The table; made at first use, together with the view.
    ///
    /// Setting it sets the view of the controller.
    public final var tableView: TableView! {
        get { view as? TableView }
        set { view = newValue ?? TableView(frame: .zero, style: style) }
    }

    /// Whether the selection is cleared when the table appears; true by default.
    ///
    /// So a row that opened another screen is no longer selected when the user comes back.
    public final var clearsSelectionOnViewWillAppear = true

    /// The control with which the user loads the rows again; nil, the default, for none.
    public final var refreshControl: RefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Creates a controller.
    ///
    /// - Parameter style: The look of the sections.
    public init(style: TableView.Style = .plain) {
        self.style = style
        super.init()
    }

    /// Makes the table, with the controller as data source and delegate.
    ///
    /// The table asks for the rows when it first appears.
    open override func loadView() {
        let table = TableView(frame: .zero, style: style)
        table.waitsForReload = true
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Loads the rows at the first appearance, and clears the selection; overrides call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let tableView else { return }
        if !hasReloaded {
            hasReloaded = true
            tableView.reloadData()
        }
        if clearsSelectionOnViewWillAppear { tableView.deselectAll() }
    }

    /// Begins or ends edit mode, in the table too; overrides call `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Rows

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns the number of rows of a section.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Returns a cell with the content of a row.
    open func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell { tableView.dequeueReusableColumnsCell(for: indexPath) }

    /// Returns the text of a row in a column; empty by default.
    open func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText() }

    /// Returns the identity of a row, such as a process identifier; nil by default.
    open func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { nil }

    /// Returns the current position of the row with an identity; nil if the row is gone.
    open func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath? { tableView.searchRow(withIdentifier: identifier) }

    /// Returns the title above a section; nil, the default, for none.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }

    /// Returns the title below a section; nil, the default, for none.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        nil
    }

    /// Returns the text of a row that typing is compared with; nil if typing cannot select the row.
    open func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? {
        tableView.columns.first.map { self.tableView(tableView, textFor: $0, at: indexPath).string }
    }

    /// Returns whether the user can delete a row or insert a row at its place; true by default.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: TableIndexPath) -> Bool {
        tableView.editing.unknowns.insert(.editing)
        return true
    }

    /// Deletes or inserts a row for the user.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: TableIndexPath
    ) { tableView.editing.missing.insert(.editing) }

    /// Returns whether the user can move a row while the table is edited; true by default.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: TableIndexPath) -> Bool {
        tableView.editing.unknowns.insert(.moving)
        return true
    }

    /// Moves a row of the model, after the user moved it in the table.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath
    ) { tableView.editing.missing.insert(.moving) }

    /// Returns the titles of an index at the edge of the table.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// Returns the section of a title of the index; never called.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    // MARK: The delegate of the table

    /// Returns whether a pressed row is highlighted, and so selected at the release; true by default.
    open func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Called after the user pressed a row, or the pointer came back to the pressed row.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: TableIndexPath) {}

    /// Called when the press ends, before the row is selected, and when the pointer leaves the pressed row.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: TableIndexPath) {}

    /// Returns the row to select in place of the row that the user selects: by default the same row; nil for none.
    open func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
    ) -> TableIndexPath? { indexPath }

    /// Called after the user selected a row by a click, or by Enter or Space, even if the row was selected before.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {}

    /// Returns the row to deselect; by default the same row, nil for none.
    open func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
    ) -> TableIndexPath? { indexPath }

    /// Called after the user deselected a row.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {}

    /// Returns whether the table performs the primary action of a row that the user selected; by default true, and false
    /// while the table is edited.
    open func tableView(
        _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: TableIndexPath
    ) -> Bool { !tableView.isEditing }

    /// Called after the user selected a single row by a click, or by Enter or Space.
    open func tableView(
        _ tableView: TableView, performPrimaryActionForRowAt indexPath: TableIndexPath
    ) {}

    /// Returns the context menu for some rows; nil for the menu of
    /// ``/SeltzerViews/InputResponder/contextMenu(at:)``.
    ///
    /// By default it is the menu of ``tableView(_:contextMenuConfigurationForRowAt:point:)``, for a single row.
    open func tableView(
        _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
    ) -> Menu? { tableView.configuredMenu(of: self, forRowsAt: indexPaths, point: point) }

    /// Returns the context menu for a row; nil, the default, for none.
    open func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: TableIndexPath,
        point: Point
    ) -> ContextMenuConfiguration? { nil }

    /// Returns whether the user can focus and press a row; true by default.
    open func tableView(_ tableView: TableView, canFocusRowAt indexPath: TableIndexPath) -> Bool {
        true
    }

    /// Returns the row that gets the focus when the table becomes focused; nil, the default, for a selected row,
    /// or else the first visible one.
    ///
    /// Called only if no row had the focus before, or if ``TableView/remembersLastFocusedIndexPath`` is false.
    open func indexPathForPreferredFocusedView(in tableView: TableView) -> TableIndexPath? {
        nil
    }

    /// Returns whether the focus may move to another row; true by default.
    open func tableView(
        _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
    ) -> Bool { true }

    /// Called after the focus moved to another row, came to the table or left it.
    open func tableView(
        _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator
    ) {}

    /// Returns the height of a row in cells, at least 1; ``TableView/automaticDimension``, the default, leaves it to the
    /// table.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        TableView.automaticDimension
    }

    /// Returns an estimate of the height of a row, which the table does not need: it has no effect.
    open func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
    ) -> Int { TableView.automaticDimension }

    /// Called before the cell of a row becomes visible.
    open func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
    ) {}

    /// Called after the cell of a row became invisible.
    open func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: TableIndexPath
    ) {}

    /// Called before the header of a section becomes visible.
    open func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    /// Called before the footer of a section becomes visible.
    open func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    /// Called after the header of a section became invisible.
    open func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Called after the footer of a section became invisible.
    open func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Returns the height of a section's header in cells; by default ``TableView/sectionHeaderHeight``.
    open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        tableView.sectionHeaderHeight
    }

    /// Returns the height of a section's footer in cells; by default ``TableView/sectionFooterHeight``.
    open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
        tableView.sectionFooterHeight
    }

    /// Returns the header of a section; nil, the default, for a header with the data source's title.
    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    /// Returns the footer of a section; nil, the default, for a footer with the data source's title.
    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    /// Returns the effect of the mark of a row that can be edited; by default it deletes the row.
    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: TableIndexPath
    ) -> TableViewCell.EditingStyle { .delete }

    /// Returns the title of the button that deletes a row; nil, the default, for "Delete".
    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: TableIndexPath
    ) -> String? { nil }

    /// Returns whether the content of a row makes room for the mark while the table is edited; true by default.
    open func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Called before the buttons of a single row are uncovered.
    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: TableIndexPath) {}

    /// Called after the buttons of a single row were covered.
    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: TableIndexPath?) {}

    /// Returns the actions that a drag from the left to the right uncovers; nil, the default, for none.
    open func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: TableIndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Returns the actions that a drag from the right to the left uncovers.
    open func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: TableIndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Called when the user operates the button of an accessory, by a click or by the right arrow key.
    open func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath
    ) {}

    /// Returns the place for a row that the user moves; by default the place that the user has chosen.
    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: TableIndexPath,
        toProposedIndexPath proposedDestinationIndexPath: TableIndexPath
    ) -> TableIndexPath { proposedDestinationIndexPath }

    // MARK: Scrolling

    /// Called in the setter of `contentOffset`, once for each change.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Called when the user takes hold of a bar, and before the first movement by wheel or keys.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Called when the user releases a bar.
    open func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point,
        targetContentOffset: UnsafeMutablePointer<Point>
    ) {}

    /// Called after the user released a bar, and once after a movement by wheel or keys.
    open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

    /// Never called, because movements in a terminal do not decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Never called: ``scrollViewDidEndDragging(_:willDecelerate:)`` with false ends each movement.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Called after a movement that
    /// `setContentOffset(_:animated:)` or
    /// `scrollRectToVisible(_:animated:)` animated to its end.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
