// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The provider of the items of a ``CollectionView``.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// Returns the number of items of a section.
    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int

    /// Returns a cell with the content of an item, from
    /// ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell

    /// Returns a header, a footer or another supplementary view; an empty view by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - kind: The kind, such as ``CollectionView/elementKindSectionHeader``.
    ///   - indexPath: The section, with the number of the view in it.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: TableIndexPath
    ) -> CollectionReusableView

    /// Returns whether the user can move an item; true by default.
    ///
    /// Without ``collectionView(_:moveItemAt:to:)`` nothing is moved: the collection view learns that at the first try.
    /// A data source that implements this method has moves by the mouse in a ``CollectionViewController``, and their
    /// keys in the help.
    func collectionView(
        _ collectionView: CollectionView, canMoveItemAt indexPath: TableIndexPath
    ) -> Bool

    /// Moves an item of the model, after the user moved it in the collection view.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath)
}

extension CollectionViewDataSource {
    /// The position of an item, by UIKit's name.
    public typealias IndexPath = TableIndexPath

    /// Returns 1.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Returns an empty view.
    public func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: TableIndexPath
    ) -> CollectionReusableView { CollectionReusableView() }

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView, canMoveItemAt indexPath: TableIndexPath
    ) -> Bool {
        collectionView.moving.isUnknown = true
        return true
    }

    /// Changes nothing, and tells the collection view so.
    public func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath
    ) { collectionView.moving.isMissing = true }
}
