// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The sections and items of a table or collection at one time, as in UIKit.
///
/// Build a snapshot, and let a data source show it: ``TableViewDiffableDataSource/apply(_:animatingDifferences:completion:)``
/// finds out which rows come, go and move.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Section, Note.ID>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(notes.map(\.id))
/// dataSource.apply(snapshot)
/// ```
///
/// Each section and each item is in a snapshot at most once. An item that is added again, and a section or an item that
/// is named but missing, are programming errors, as in UIKit.
public struct DiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    /// The sections from the top.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The items of each section.
    private(set) var items: [[ItemIdentifierType]] = []
    private var known: Set<ItemIdentifierType> = []
    /// The items whose cells are asked for again, and which lose their selection.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are asked for again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are asked for again, and which keep their selection.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Numbers

    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { known.count }

    /// The items of all sections, from the top.
    public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        items[place(of: section)].count
    }

    /// Returns the items of a section.
    public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        items[place(of: section)]
    }

    /// Returns the section of an item; nil if the item is missing.
    public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType?
    {
        indexPath(of: item).map { sectionIdentifiers[$0.section] }
    }

    /// Returns the number of an item over all sections; nil if the item is missing.
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
        guard let path = indexPath(of: item) else { return nil }
        return items[..<path.section].reduce(0) { $0 + $1.count } + path.row
    }

    /// Returns the number of a section; nil if the section is missing.
    public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: section)
    }

    /// Returns the place of an item; nil if the item is missing.
    func indexPath(of item: ItemIdentifierType) -> TableIndexPath? {
        guard known.contains(item) else { return nil }
        for (section, items) in items.enumerated() {
            guard let row = items.firstIndex(of: item) else { continue }
            return TableIndexPath(row: row, section: section)
        }
        return nil
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(section) else {
            preconditionFailure("The snapshot has no section \(section). Append the section first.")
        }
        return place
    }

    private func place(of item: ItemIdentifierType) -> TableIndexPath {
        guard let place = indexPath(of: item) else {
            preconditionFailure("The snapshot has no item \(item). Append the item first.")
        }
        return place
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: section))
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: section) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let old = Set(sectionIdentifiers)
        precondition(
            Set(identifiers).count == identifiers.count && old.isDisjoint(with: identifiers),
            "A section is in the snapshot already. Each section has its own identifier.")
        sectionIdentifiers.insert(contentsOf: identifiers, at: place)
        items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            let place = place(of: section)
            known.subtract(items[place])
            items.remove(at: place)
            sectionIdentifiers.remove(at: place)
        }
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
    ) {
        move(section) { $0.place(of: other) }
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
    ) {
        move(section) { $0.place(of: other) + 1 }
    }

    private mutating func move(
        _ section: SectionIdentifierType, to target: (DiffableDataSourceSnapshot) -> Int
    ) {
        let place = place(of: section)
        let moved = items.remove(at: place)
        sectionIdentifiers.remove(at: place)
        let end = target(self)
        sectionIdentifiers.insert(section, at: end)
        items.insert(moved, at: end)
    }

    /// Lets the data source ask again for the cells of sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items at the end of a section; nil for the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        precondition(
            !sectionIdentifiers.isEmpty, "The snapshot has no section. Append a section first.")
        let place = section.map { self.place(of: $0) } ?? items.count - 1
        add(identifiers)
        items[place] += identifiers
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
    ) {
        let place = place(of: item)
        add(identifiers)
        items[place.section].insert(contentsOf: identifiers, at: place.row)
    }

    /// Adds items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
    ) {
        let place = place(of: item)
        add(identifiers)
        items[place.section].insert(contentsOf: identifiers, at: place.row + 1)
    }

    private mutating func add(_ identifiers: [ItemIdentifierType]) {
        let count = known.count
        known.formUnion(identifiers)
        precondition(
            known.count == count + identifiers.count,
            "An item is in the snapshot already. Each item has its own identifier.")
    }

    /// Removes items; missing items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        known.subtract(gone)
        for section in items.indices { items[section].removeAll(where: gone.contains) }
    }

    /// Removes all items and sections.
    public mutating func deleteAllItems() {
        (sectionIdentifiers, items, known) = ([], [], [])
    }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ item: ItemIdentifierType, beforeItem other: ItemIdentifierType
    ) {
        move(item, beside: other, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        move(item, beside: other, offset: 1)
    }

    private mutating func move(
        _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
    ) {
        guard item != other else { return }
        let old = place(of: item)
        items[old.section].remove(at: old.row)
        let place = place(of: other)
        items[place.section].insert(item, at: place.row + offset)
    }

    /// Lets the data source ask again for the cells of items, which lose their selection.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    /// Lets the data source ask again for the cells of items, which keep their selection.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    /// Returns the snapshot without the wishes for reloads, as it is stored.
    func settled() -> DiffableDataSourceSnapshot {
        var snapshot = self
        snapshot.reloadedItemIdentifiers = []
        snapshot.reloadedSectionIdentifiers = []
        snapshot.reconfiguredItemIdentifiers = []
        return snapshot
    }
}

extension DiffableDataSourceSnapshot: Equatable {
    /// Returns whether two snapshots have the same items in the same sections.
    public static func == (
        first: DiffableDataSourceSnapshot, second: DiffableDataSourceSnapshot
    ) -> Bool {
        first.sectionIdentifiers == second.sectionIdentifiers && first.items == second.items
    }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
