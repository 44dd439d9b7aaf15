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

    /// Returns nil.
    public func collectionView(
        _ collectionView: CollectionView, contextMenuForItemsAt indexPaths: [TableIndexPath],
        point: Point?
    ) -> Menu? { nil }

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
}
