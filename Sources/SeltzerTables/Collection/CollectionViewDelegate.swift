// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// An object that a ``CollectionView`` asks before it changes the selection for the user, and informs afterwards.
///
/// All methods are optional, also the methods of ``/SeltzerViews/ScrollViewDelegate``. Selections by the program call no
/// method.
@MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
    // MARK: Press

    /// Returns whether a pressed item is highlighted, and so selected at the release; true by default.
    func collectionView(
        _ collectionView: CollectionView, shouldHighlightItemAt indexPath: TableIndexPath
    ) -> Bool

    /// Called after the user pressed an item, or the pointer came back to the pressed item.
    func collectionView(
        _ collectionView: CollectionView, didHighlightItemAt indexPath: TableIndexPath)

    /// Called when the press ends, before the item is selected, and when the pointer leaves the pressed item.
    func collectionView(
        _ collectionView: CollectionView, didUnhighlightItemAt indexPath: TableIndexPath)

    // MARK: Selection

    /// Returns whether the user can select an item; true by default.
    func collectionView(
        _ collectionView: CollectionView, shouldSelectItemAt indexPath: TableIndexPath
    ) -> Bool

    /// Returns whether the user can deselect an item by a second tap, if several may be selected; true by default.
    func collectionView(
        _ collectionView: CollectionView, shouldDeselectItemAt indexPath: TableIndexPath
    ) -> Bool

    /// Called after the user selected an item by a click, or by Enter or Space.
    ///
    /// Without multiple selection it is called even if the item was selected before.
    func collectionView(
        _ collectionView: CollectionView, didSelectItemAt indexPath: TableIndexPath)

    /// Called after an item was deselected, because the user tapped it or selected another one.
    func collectionView(
        _ collectionView: CollectionView, didDeselectItemAt indexPath: TableIndexPath)

    /// Returns whether the collection view performs the primary action of an item that the user selected; true by
    /// default.
    func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: TableIndexPath
    ) -> Bool

    /// Called after the user selected a single item by a click, or by Enter or Space.
    func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: TableIndexPath)

    /// Returns the context menu for some items; nil, the default, for the menu of
    /// ``/SeltzerViews/InputResponder/contextMenu(at:)``.
    ///
    /// By default it is the menu of ``collectionView(_:contextMenuConfigurationForItemsAt:point:)``.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The items; empty if no item is under the pointer.
    ///   - point: The cell that was clicked, in the coordinates of the collection view; nil if a key opens the menu.
    func collectionView(
        _ collectionView: CollectionView, contextMenuForItemsAt indexPaths: [TableIndexPath],
        point: Point?
    ) -> Menu?

    /// Returns the context menu for some items; nil, the default, for the menu of
    /// ``collectionView(_:contextMenuConfigurationForItemAt:point:)``.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The items; empty if no item is under the pointer.
    ///   - point: The cell that was clicked, in the coordinates of the collection view; the beginning of the item if a
    ///     key opens the menu.
    func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [TableIndexPath], point: Point
    ) -> ContextMenuConfiguration?

    /// Returns the context menu for an item; nil, the default, for none.
    func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemAt indexPath: TableIndexPath, point: Point
    ) -> ContextMenuConfiguration?

    // MARK: Moves

    /// Returns the position for an item that the user moves; by default the position that the user has chosen.
    ///
    /// Called during the move, each time the position changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - originalIndexPath: The position before the move.
    ///   - currentIndexPath: The position that the item would have at an end of the move now.
    ///   - proposedIndexPath: The position that the user has chosen.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: TableIndexPath,
        atCurrentIndexPath currentIndexPath: TableIndexPath,
        toProposedIndexPath proposedIndexPath: TableIndexPath
    ) -> TableIndexPath

    // MARK: Display

    /// Called before the cell of an item is shown.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: TableIndexPath)

    /// Called after the cell of an item was removed.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: TableIndexPath)

    /// Called before a header, a footer or another supplementary view is shown.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: TableIndexPath)

    /// Called after a supplementary view was removed.
    func collectionView(
        _ collectionView: CollectionView,
        didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: TableIndexPath)

    // MARK: Focus

    /// Returns whether the user can focus and press an item; true by default. Other items are dim, and keys skip them.
    func collectionView(
        _ collectionView: CollectionView, canFocusItemAt indexPath: TableIndexPath
    ) -> Bool

    /// Returns the item that gets the focus when the collection view becomes focused; nil, the default, for a selected item,
    /// or else the first visible one.
    ///
    /// Called only if no item had the focus before, or if ``CollectionView/remembersLastFocusedIndexPath`` is false.
    func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> TableIndexPath?

    /// Returns whether the focus may move to another item; true by default.
    func collectionView(
        _ collectionView: CollectionView,
        shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
    ) -> Bool

    /// Called after the focus moved to another item.
    func collectionView(
        _ collectionView: CollectionView,
        didUpdateFocusIn context: CollectionViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator)
}

/// A move of the focus from one item of a collection view to another; the same type as for tables.
public typealias CollectionViewFocusUpdateContext = TableViewFocusUpdateContext
