// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An item that the user moves, and the places of the items meanwhile.
struct CollectionMovement: Hashable {
    /// The item, by its number before the move.
    let item: Int
    /// The number of the place that it would take.
    var place: Int
    /// The position that the data source would get.
    var path: TableIndexPath

    /// Returns the item that is shown at a place during the move.
    func item(atPlace place: Int) -> Int {
        if place == self.place { return item }
        if place >= item, place < self.place { return place + 1 }
        if place <= item, place > self.place { return place - 1 }
        return place
    }
}

/// The moves of the items of a collection view by the user.
struct CollectionMoving {
    /// The present move; nil for none.
    var movement: CollectionMovement?
    /// Whether the data source moves nothing: it has left
    /// ``CollectionViewDataSource/collectionView(_:moveItemAt:to:)`` to the default.
    ///
    /// Swift does not tell whether a class implements a method of a protocol. The default tells it when it runs.
    var isMissing = false
    /// Whether the data source left its last answer about an item to the default.
    var isUnknown = false
    /// Whether the data source has moved an item for the user.
    var hasMoved = false
}
