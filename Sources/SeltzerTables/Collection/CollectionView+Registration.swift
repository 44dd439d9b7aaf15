// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension CollectionView {
    /// The class of cells, and the closure that gives them their content, as in UIKit.
    ///
    /// ```swift
    /// let registration = CollectionView.CellRegistration<NoteCell, Note> { cell, indexPath, note in
    ///     cell.show(note)
    /// }
    /// ```
    @MainActor
    public struct CellRegistration<Cell: CollectionViewCell, Item> {
        /// Gives a cell the content of an item.
        public typealias Handler = (Cell, TableIndexPath, Item) -> Void

        let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Returns a reused cell, or a new one, with the content of an item.
    ///
    /// - Parameters:
    ///   - registration: The class of cells, and the closure that gives them their content.
    ///   - indexPath: The item that the collection view asks for.
    ///   - item: The content; nil leaves the cell as it is.
    public final func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: TableIndexPath, item: Item?
    ) -> Cell {
        let identifier = "\(Cell.self), \(Item.self)"
        if !registered.contains(identifier) {
            registered.insert(identifier)
            register(Cell.self, forCellWithReuseIdentifier: identifier)
        }
        let cell = queue.dequeue(identifier) as? Cell ?? Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
