// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A data source that shows snapshots, and finds the rows that come, go and move, as in UIKit.
///
/// It becomes the table's data source when it is created. The table holds it weakly, so keep it in a property.
///
/// ```swift
/// dataSource = TableViewDiffableDataSource(tableView: table) { table, indexPath, note in
///     let cell = table.dequeueReusableCell(withIdentifier: "note", for: indexPath)
///     cell.textLabel?.text = note.title
///     return cell
/// }
/// ```
///
/// Selected rows stay selected with their items, and unchanged rows keep their cells.
@MainActor
open class TableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>:
    TableViewDataSource
{
    /// The sections and items of the table.
    public typealias Snapshot = DiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >
    /// Returns a cell with the content of an item; nil is a programming error.
    public typealias CellProvider = (TableView, TableIndexPath, ItemIdentifierType) ->
        TableViewCell?

    /// The animation of rows that come and go; without effect, see ``TableView/RowAnimation``.
    public final var defaultRowAnimation = TableView.RowAnimation.automatic
    private final weak var table: TableView?
    private final let cellProvider: CellProvider
    private final var current = Snapshot()
    /// The places of all items; nil until one is asked for.
    private final var places: [ItemIdentifierType: TableIndexPath]?

    /// Creates a data source, and makes it the data source of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - cellProvider: Returns a cell with the content of an item. The data source retains it.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the sections and items that the table shows.
    public final func snapshot() -> Snapshot { current }

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items.
    ///   - animatingDifferences: Without effect: the rows have their new places in the next frame.
    ///   - completion: Called in a later turn of the main actor.
    public final func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        current = snapshot.settled()
        places = nil
        if let table, table.dataSource === self, !table.waitsForReload {
            show(snapshot, from: old, in: table)
        }
        guard let completion else { return }
        ApplicationWork.perform({ completion() }, laterIn: table?.window?.application)
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
        places = nil
        table?.reloadData()
        guard let completion else { return }
        ApplicationWork.perform({ completion() }, laterIn: table?.window?.application)
    }

    private final func show(_ snapshot: Snapshot, from old: Snapshot, in table: TableView) {
        guard table.numberOfRows == old.numberOfItems else { return table.reloadData() }
        let mapping = RowMapping(from: old, to: snapshot)
        table.show(mapping, table.makeGeometry(rowCounts: table.askForRowCounts()))
        for item in snapshot.reconfiguredItemIdentifiers {
            guard let row = current.indexOfItem(item), let cell = table.shownCells[row] else {
                continue
            }
            table.recycle(cell)
        }
        table.setNeedsLayout()
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
        if let places { return places[itemIdentifier] }
        var all: [ItemIdentifierType: TableIndexPath] = [:]
        for (section, items) in current.items.enumerated() {
            for (row, item) in items.enumerated() {
                all[item] = TableIndexPath(row: row, section: section)
            }
        }
        places = all
        return all[itemIdentifier]
    }

    /// Returns the section with a number; nil if there is none.
    public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// Returns the number of a section; nil if it is missing.
    public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Rows

    /// Returns the number of sections.
    open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        current.items.indices.contains(section) ? current.items[section].count : 0
    }

    /// Returns the cell of an item, from the program.
    open func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            tableView.diagnose("The cell provider has no cell for row \(indexPath)")
            return TableViewCell()
        }
        return cell
    }

    /// Returns the item, so that a reload keeps the selection.
    open func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { itemIdentifier(for: indexPath).map { AnyHashable($0) } }

    /// Returns the place of an item.
    open func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
    }

    /// Returns the title above a section; nil by default.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }

    /// Returns the title below a section; nil by default.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        nil
    }

    /// Returns the text that typing is compared with: by default the text of the visible cell.
    open func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? {
        tableView.geometry.row(at: indexPath).flatMap {
            tableView.shownCells[$0]?.textLabelIfLoaded?.text
        }
    }

    // MARK: Editing

    /// Returns whether the user can delete a row; false by default, as in UIKit.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: TableIndexPath) -> Bool {
        false
    }

    /// Deletes or inserts a row for the user; does nothing by default.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: TableIndexPath
    ) {}

    /// Returns whether the user can move a row in edit mode; false by default, as in UIKit.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: TableIndexPath) -> Bool {
        false
    }

    /// Moves an item, after the user moved its row; does nothing by default.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: TableIndexPath,
        to destinationIndexPath: TableIndexPath
    ) {}
}
