// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A delegate that gives items, headers and spacings of a ``CollectionViewFlowLayout`` lengths of their own.
///
/// All methods are optional; by default they return the properties of the layout.
@MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
    /// Returns the size of an item in cells.
    ///
    /// The layout asks for each item once. If the first item of a section has no size of its own, it does not ask for
    /// the others.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: TableIndexPath
    ) -> Size

    /// Returns the empty cells around the items of a section.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> Insets

    /// Returns the least room between the lines of a section.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> Int

    /// Returns the least room between the items of a line.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> Int

    /// Returns the size of the header of a section; only the length along the axis that scrolls counts.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> Size

    /// Returns the size of the footer of a section; only the length along the axis that scrolls counts.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> Size
}

extension CollectionViewDelegateFlowLayout {
    /// Returns ``CollectionViewFlowLayout/automaticSize``, for the size of the layout.
    public func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: TableIndexPath
    ) -> Size { CollectionViewFlowLayout.automaticSize }

    /// Returns the inset of the layout.
    public func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> Insets { (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero }

    /// Returns the spacing of the layout.
    public func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> Int { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

    /// Returns the spacing of the layout.
    public func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> Int { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

    /// Returns the size of the layout.
    public func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero }

    /// Returns the size of the layout.
    public func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
