// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

extension CollectionView {
    /// Shows all changes of items that a closure makes, at once.
    ///
    /// As in UIKit, the data source already has the new items. Deleted, reloaded and moved items are given by their
    /// positions before all changes; inserted items and targets of moves by their positions after all changes. The
    /// selection and the focus stay with their items. If the changes do not lead from the old numbers of items to the
    /// new ones, the collection view reports that to the application's diagnostics and reloads.
    ///
    /// - Parameters:
    ///   - updates: Changes items with the methods of the collection view; nil for none.
    ///   - completion: Called in a later turn of the main actor; its argument is true.
    public final func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        perform { updates?() }
        guard let completion else { return }
        ApplicationWork.perform({ completion(true) }, laterIn: window?.application)
    }

    /// Whether changes of items are begun and not shown yet.
    public final var hasUncommittedUpdates: Bool { pendingUpdates != nil }

    /// Shows inserted items.
    public final func insertItems(at indexPaths: [TableIndexPath]) {
        perform { pendingUpdates?.insertedRows += indexPaths }
    }

    /// Removes deleted items.
    public final func deleteItems(at indexPaths: [TableIndexPath]) {
        perform { pendingUpdates?.deletedRows += indexPaths }
    }

    /// Asks again for the cells of items whose content changed, and deselects these items.
    public final func reloadItems(at indexPaths: [TableIndexPath]) {
        perform { pendingUpdates?.reloadedRows += indexPaths }
    }

    /// Asks again for the cells of items whose content changed; the items stay selected.
    public final func reconfigureItems(at indexPaths: [TableIndexPath]) {
        for item in indexPaths.compactMap(sections.row(at:)) {
            if let cell = shownCells[item] { recycle(cell, item) }
        }
        setNeedsLayout()
    }

    /// Shows a moved item at its new position.
    public final func moveItem(at indexPath: TableIndexPath, to newIndexPath: TableIndexPath) {
        perform { pendingUpdates?.moves.append((indexPath, newIndexPath)) }
    }

    /// Shows inserted sections.
    public final func insertSections(_ sections: some Sequence<Int>) {
        perform { pendingUpdates?.insertedSections += sections }
    }

    /// Removes deleted sections.
    public final func deleteSections(_ sections: some Sequence<Int>) {
        perform { pendingUpdates?.deletedSections += sections }
    }

    /// Asks again for the cells of sections whose content changed.
    public final func reloadSections(_ sections: some Sequence<Int>) {
        perform { pendingUpdates?.reloadedSections += sections }
    }

    /// Shows a moved section at its new position; its items keep their selection.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        perform { pendingUpdates?.sectionMoves.append((section, newSection)) }
    }

    private final func perform(_ updates: () -> Void) {
        let isOutermost = pendingUpdates == nil
        if isOutermost { pendingUpdates = TableUpdates() }
        updates()
        guard isOutermost, let pending = pendingUpdates else { return }
        pendingUpdates = nil
        // A collection view that is about to load has no old numbers of items.
        if hasLoaded { commit(pending) }
    }

    private final func commit(_ updates: TableUpdates) {
        guard !isAsking else {
            diagnose("\(sourceName) changes the \(type(of: self)) that asks it for a cell")
            return
        }
        let new = makeSections()
        do {
            show(try RowMapping(updates, from: sections, to: new), new)
        } catch {
            diagnose("\(sourceName) \(error)")
            reloadData()
        }
    }

    /// Shows the items after a change; the selection and the focus stay with their items.
    final func show(_ mapping: RowMapping, _ new: TableGeometry) {
        // The program may have asked for cells before; all are asked for again.
        for (item, cell) in shownCells { recycle(cell, item) }
        for (key, view) in shownViews { recycle(view, key) }
        let others = selection.rows.subtracting(mapping.reloaded)
        let reloaded = selection.rows.subtracting(others).ranges.joined().compactMap(mapping.row)
        sections = new
        selection.follow(mapping)
        for item in reloaded { selection.deselect(item..<item + 1) }
        (press, moving.movement) = (nil, nil)
        var lengths: [Int: Int] = [:]
        for (item, length) in itemLengths where !mapping.reloaded.contains(item) {
            if let new = mapping.row(item) { lengths[new] = length }
        }
        itemLengths = lengths
        collectionViewLayout.invalidateLayout()
    }
}
