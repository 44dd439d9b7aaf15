// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension CollectionViewDelegate {
    /// The position of an item, by UIKit's name.
    public typealias IndexPath = TableIndexPath

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView, shouldHighlightItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didHighlightItemAt indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didUnhighlightItemAt indexPath: TableIndexPath
    ) {}

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView, shouldSelectItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView, shouldDeselectItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didSelectItemAt indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didDeselectItemAt indexPath: TableIndexPath
    ) {}

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: TableIndexPath
    ) {}

    /// Returns the menu of the configuration.
    public func collectionView(
        _ collectionView: CollectionView, contextMenuForItemsAt indexPaths: [TableIndexPath],
        point: Point?
    ) -> Menu? {
        collectionView.configuredMenu(of: self, forItemsAt: indexPaths, point: point)
    }

    /// Returns the configuration of the single item.
    public func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [TableIndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns nil.
    public func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemAt indexPath: TableIndexPath, point: Point
    ) -> ContextMenuConfiguration? { nil }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: TableIndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView,
        didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: TableIndexPath
    ) {}

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView, canFocusItemAt indexPath: TableIndexPath
    ) -> Bool { true }

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView,
        shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView,
        didUpdateFocusIn context: CollectionViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator
    ) {}

    /// Returns nil.
    public func indexPathForPreferredFocusedView(
        in collectionView: CollectionView
    ) -> TableIndexPath? { nil }

    /// Returns the proposed position.
    public func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: TableIndexPath,
        atCurrentIndexPath currentIndexPath: TableIndexPath,
        toProposedIndexPath proposedIndexPath: TableIndexPath
    ) -> TableIndexPath { proposedIndexPath }
}
