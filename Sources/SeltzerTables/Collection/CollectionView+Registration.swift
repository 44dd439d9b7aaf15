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

    /// The class of supplementary views of a kind, and the closure that gives them their content, as in UIKit.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
        /// Gives a view the content of a section: gets the view, its kind and its position.
        public typealias Handler = (Supplementary, String, TableIndexPath) -> Void

        let elementKind: String
        let handler: Handler

        /// Creates a registration.
        ///
        /// - Parameters:
        ///   - elementKind: The kind, such as ``CollectionView/elementKindSectionHeader``.
        ///   - handler: Gives a view the content of a section.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// Returns a reused supplementary view, or a new one, with the content of a section.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: TableIndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let identifier = "\(Supplementary.self)"
        if registered.insert("\(kind), \(identifier)").inserted {
            register(
                Supplementary.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
            ?? Supplementary(frame: .zero)
        registration.handler(view, kind, indexPath)
        return view
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
        let cell = dequeue(identifier) as? Cell ?? Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
