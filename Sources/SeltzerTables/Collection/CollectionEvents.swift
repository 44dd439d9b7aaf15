// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user selected or deselected items of a ``CollectionView``; posted once for each change by the collection view,
/// whose own handlers run first.
public struct CollectionSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The collection view.
    public let collectionView: CollectionView

    /// Creates an event.
    public init(collectionView: CollectionView) {
        self.collectionView = collectionView
    }
}

/// The user tapped an item of a ``CollectionView``, by a click or Enter; posted by the collection view, whose own
/// handlers run first.
public struct CollectionItemActivated: RoutedEvent, Hashable, Sendable {
    /// The collection view.
    public let collectionView: CollectionView
    /// The item.
    public let indexPath: TableIndexPath

    /// Creates an event.
    public init(collectionView: CollectionView, indexPath: TableIndexPath) {
        self.collectionView = collectionView
        self.indexPath = indexPath
    }
}
