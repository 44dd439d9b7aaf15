// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A data source of a ``CollectionView`` that shows snapshots, and finds the items that come, go and move, as in UIKit.
///
/// It becomes the data source when it is created. The collection view holds it weakly, so keep it in a property.
///
/// ```swift
/// dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, indexPath, note in
///     let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
///     (cell as? NoteCell)?.show(note)
///     return cell
/// }
/// ```
@MainActor
open class CollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
    /// The sections and items of the collection view.
    public typealias Snapshot = DiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >
    /// Returns a cell with the content of an item; nil is a programming error.
    public typealias CellProvider =
        (CollectionView, TableIndexPath, ItemIdentifierType) -> CollectionViewCell?
    /// Returns a header, a footer or another supplementary view; nil for an empty one.
    public typealias SupplementaryViewProvider =
        (CollectionView, String, TableIndexPath) -> CollectionReusableView?

    /// The closure that returns headers and footers; nil for empty ones.
    public final var supplementaryViewProvider: SupplementaryViewProvider?

    private final weak var view: CollectionView?
    private final let cellProvider: CellProvider
    private final var current = Snapshot()

    /// Creates a data source, and makes it the data source of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - cellProvider: Returns a cell with the content of an item. The data source retains it.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    /// Returns the sections and items that the collection view shows.
    public final func snapshot() -> Snapshot { current }

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items.
    ///   - animatingDifferences: Without effect: the items have their new places in the next frame.
    ///   - completion: Called in a later turn of the main actor.
    public final func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        current = snapshot.settled()
        if let view, view.dataSource === self {
            if view.hasLoaded, view.sections.rowCount == old.numberOfItems {
                view.show(RowMapping(from: old, to: snapshot), view.makeSections())
            } else {
                view.reloadData()
            }
        }
        guard let completion else { return }
        ApplicationWork.perform({ completion() }, laterIn: view?.window?.application)
    }

    /// Shows a snapshot, and asks for all visible cells again.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items.
    ///   - completion: Called in a later turn of the main actor.
    public final func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled()
        view?.reloadData()
        guard let completion else { return }
        ApplicationWork.perform({ completion() }, laterIn: view?.window?.application)
    }

    // MARK: Places

    /// Returns the item at a place; nil if there is none.
    public final func itemIdentifier(for indexPath: TableIndexPath) -> ItemIdentifierType? {
        guard current.items.indices.contains(indexPath.section) else { return nil }
        let items = current.items[indexPath.section]
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the place of an item; nil if it is missing.
    public final func indexPath(for itemIdentifier: ItemIdentifierType) -> TableIndexPath? {
        for (section, items) in current.items.enumerated() {
            if let item = items.firstIndex(of: itemIdentifier) {
                return TableIndexPath(row: item, section: section)
            }
        }
        return nil
    }

    /// Returns the section with a number; nil if there is none.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    // MARK: The data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: CollectionView) -> Int {
        current.numberOfSections
    }

    /// Returns the number of items of a section of the snapshot.
    open func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { current.items.indices.contains(section) ? current.items[section].count : 0 }

    /// Returns the cell of the cell provider.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell {
        let cell = itemIdentifier(for: indexPath).flatMap {
            cellProvider(collectionView, indexPath, $0)
        }
        if cell == nil { collectionView.diagnose("The cell provider has no cell for \(indexPath)") }
        return cell ?? CollectionViewCell()
    }

    /// Returns the view of the ``supplementaryViewProvider``.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: TableIndexPath
    ) -> CollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
    }
}
