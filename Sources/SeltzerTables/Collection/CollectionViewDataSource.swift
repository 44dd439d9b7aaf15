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
}
