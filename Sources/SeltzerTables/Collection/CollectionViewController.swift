// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A controller of a collection view, which it makes, and whose data source and delegate it is, as in UIKit.
///
/// Override the methods of ``CollectionViewDataSource`` and ``CollectionViewDelegate`` that you need:
///
/// ```swift
/// final class AlbumController: CollectionViewController {
///     override func collectionView(
///         _ collectionView: CollectionView, numberOfItemsInSection section: Int
///     ) -> Int { pictures.count }
/// }
/// ```
open class CollectionViewController: ViewController, CollectionViewDataSource,
    CollectionViewDelegate
{
    /// The layout with which the collection view is made.
    public private(set) final var collectionViewLayout: CollectionViewLayout

    /// The collection view; made at first use, together with the view.
    ///
    /// Setting it sets the view of the controller.
    public final var collectionView: CollectionView! {
        get { view as? CollectionView }
        set { if let newValue { view = newValue } }
    }

    /// Whether the selection is cleared when the collection view appears; true by default.
    public final var clearsSelectionOnViewWillAppear = true

    /// Whether a long press on an item moves the item; true by default.
    ///
    /// It needs a data source that implements ``CollectionViewDataSource/collectionView(_:canMoveItemAt:)``. Set it
    /// before the view is loaded.
    public final var installsStandardGestureForInteractiveMovement = true
    private final var mover: CollectionMover?

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: CollectionViewLayout) {
        collectionViewLayout = layout
        super.init()
    }

    /// Makes the collection view, with the controller as data source and delegate.
    open override func loadView() {
        let collection = CollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
        if installsStandardGestureForInteractiveMovement {
            mover = CollectionMover(of: collection)
        }
    }

    /// Clears the selection; overrides call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView else { return }
        collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
    }

    // MARK: Items

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Returns the number of items of a section; 0 by default.
    open func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Returns a cell with the content of an item; an empty cell by default.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell { CollectionViewCell() }

    /// Returns a header, a footer or another supplementary view; an empty view by default.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: TableIndexPath
    ) -> CollectionReusableView { CollectionReusableView() }

    /// Returns whether the user can move an item; true by default.
    open func collectionView(
        _ collectionView: CollectionView, canMoveItemAt indexPath: TableIndexPath
    ) -> Bool {
        collectionView.moving.isUnknown = true
        return true
    }

    /// Moves an item of the model, after the user moved it in the collection view.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath
    ) { collectionView.moving.isMissing = true }

    // MARK: The delegate

    /// Returns the position for an item that the user moves; by default the position that the user has chosen.
    open func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: TableIndexPath,
        atCurrentIndexPath currentIndexPath: TableIndexPath,
        toProposedIndexPath proposedIndexPath: TableIndexPath
    ) -> TableIndexPath { proposedIndexPath }

    /// Returns whether a pressed item is highlighted, and so selected at the release; true by default.
    open func collectionView(
        _ collectionView: CollectionView, shouldHighlightItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Called after the user pressed an item; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, didHighlightItemAt indexPath: TableIndexPath
    ) {}

    /// Called when the press ends or leaves the item; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, didUnhighlightItemAt indexPath: TableIndexPath
    ) {}

    /// Returns whether the user can select an item; true by default.
    open func collectionView(
        _ collectionView: CollectionView, shouldSelectItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Returns whether the user can deselect an item by a second tap; true by default.
    open func collectionView(
        _ collectionView: CollectionView, shouldDeselectItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Called after the user selected an item; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, didSelectItemAt indexPath: TableIndexPath
    ) {}

    /// Called after an item was deselected; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, didDeselectItemAt indexPath: TableIndexPath
    ) {}

    /// Returns whether an item that the user selected performs its primary action; true by default.
    open func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Called after the user selected a single item; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: TableIndexPath
    ) {}

    /// Returns the context menu for some items; by default the menu of
    /// ``collectionView(_:contextMenuConfigurationForItemsAt:point:)``.
    open func collectionView(
        _ collectionView: CollectionView, contextMenuForItemsAt indexPaths: [TableIndexPath],
        point: Point?
    ) -> Menu? { collectionView.configuredMenu(of: self, forItemsAt: indexPaths, point: point) }

    /// Returns the context menu for some items; by default the menu of
    /// ``collectionView(_:contextMenuConfigurationForItemAt:point:)``, for a single item.
    open func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [TableIndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns the context menu for an item; nil, the default, for none.
    open func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemAt indexPath: TableIndexPath, point: Point
    ) -> ContextMenuConfiguration? { nil }

    /// Called before the cell of an item is shown; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: TableIndexPath
    ) {}

    /// Called after the cell of an item was removed; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: TableIndexPath
    ) {}

    /// Called before a supplementary view is shown; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: TableIndexPath
    ) {}

    /// Called after a supplementary view was removed; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView,
        didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: TableIndexPath
    ) {}

    /// Returns whether the user can focus and press an item; true by default.
    open func collectionView(
        _ collectionView: CollectionView, canFocusItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Returns the item that gets the focus when the collection view becomes focused; nil, the default, for a selected item,
    /// or else the first visible one.
    ///
    /// Called only if no item had the focus before, or if ``CollectionView/remembersLastFocusedIndexPath`` is false.
    open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> TableIndexPath?
    {
        nil
    }

    /// Returns whether the focus may move to another item; true by default.
    open func collectionView(
        _ collectionView: CollectionView,
        shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Called after the focus moved to another item; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView,
        didUpdateFocusIn context: CollectionViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator
    ) {}

    // MARK: Scrolling

    /// Called when the scroll offset has changed; does nothing by default.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Called when the user begins to scroll; does nothing by default.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Called when the user releases a bar; does nothing by default.
    open func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point,
        targetContentOffset: UnsafeMutablePointer<Point>
    ) {}

    /// Called after a movement by the user; does nothing by default.
    open func scrollViewDidEndDragging(
        _ scrollView: ScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Never called, because movements in a terminal do not decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Never called: ``scrollViewDidEndDragging(_:willDecelerate:)`` ends each movement.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Called after an animated movement by the program; does nothing by default.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
