// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// Changes of a table's rows that are shown together.
struct TableUpdates {
    /// Rows and sections by their positions before the changes.
    var deletedRows: [TableIndexPath] = []
    var reloadedRows: [TableIndexPath] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    /// Rows and sections by their positions after the changes.
    var insertedRows: [TableIndexPath] = []
    var insertedSections: [Int] = []
    var moves: [(from: TableIndexPath, to: TableIndexPath)] = []
}

extension TableView {
    // MARK: Changes of rows

    /// Shows all changes of rows that a closure makes, at once.
    ///
    /// As in UIKit, the data source already has the new rows. Deleted, reloaded and moved rows are given by their
    /// positions before all changes. Inserted rows and targets of moves are given by their positions after all changes.
    /// The selection, the current row and the visible rows stay. If the changes do not lead from the old numbers of
    /// rows to the new numbers, the table reports that to the application's diagnostics and reloads.
    public final func performBatchUpdates(_ updates: () -> Void) {
        let isOutermost = pendingUpdates == nil
        if isOutermost { pendingUpdates = TableUpdates() }
        updates()
        guard isOutermost, let pending = pendingUpdates else { return }
        pendingUpdates = nil
        commit(pending)
    }

    /// Shows inserted rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func insertRows(
        at indexPaths: [TableIndexPath], with animation: RowAnimation = .automatic
    ) {
        performBatchUpdates { pendingUpdates?.insertedRows += indexPaths }
    }

    /// Removes deleted rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func deleteRows(
        at indexPaths: [TableIndexPath], with animation: RowAnimation = .automatic
    ) {
        performBatchUpdates { pendingUpdates?.deletedRows += indexPaths }
    }

    /// Asks again for the cells of rows whose content changed.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func reloadRows(
        at indexPaths: [TableIndexPath], with animation: RowAnimation = .automatic
    ) {
        performBatchUpdates { pendingUpdates?.reloadedRows += indexPaths }
    }

    /// Shows a moved row at its new position.
    public final func moveRow(at indexPath: TableIndexPath, to newIndexPath: TableIndexPath) {
        performBatchUpdates { pendingUpdates?.moves.append((indexPath, newIndexPath)) }
    }

    /// Shows inserted sections.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func insertSections(
        _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
    ) {
        performBatchUpdates { pendingUpdates?.insertedSections += sections }
    }

    /// Removes deleted sections.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func deleteSections(
        _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
    ) {
        performBatchUpdates { pendingUpdates?.deletedSections += sections }
    }

    /// Asks again for the cells of sections whose content changed.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func reloadSections(
        _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
    ) {
        performBatchUpdates { pendingUpdates?.reloadedSections += sections }
    }

    private func commit(_ updates: TableUpdates) {
        guard !isAskingForCell else {
            diagnose("\(sourceName) changes the \(type(of: self)) that asks it for a cell")
            return
        }
        let old = geometry
        let new = makeGeometry(rowCounts: askForRowCounts())
        let mapping: RowMapping
        do {
            mapping = try RowMapping(updates, from: old, to: new)
        } catch {
            diagnose("\(sourceName) \(error)")
            reloadData()
            return
        }
        show(mapping, new)
    }

    /// Shows the rows after a change, and keeps the selection, the current row and the visible rows.
    final func show(_ mapping: RowMapping, _ new: TableGeometry) {
        let kept = keptRow(mapping)
        geometry = new
        moveCells(mapping)
        sectionViews.reload()
        identities.follow(mapping)
        selection.follow(mapping)
        press = nil
        geometryDidChange()
        if let kept {
            contentOffset.y = geometry.frame(ofRow: kept.row, width: 1).minY
                .saturatingSubtracting(kept.distance)
        }
        for cell in shownCells.values { configure(cell) }
    }

    /// Returns the new number of the first visible row that stays, and its distance from the scroll offset.
    ///
    /// Nil if the table is at its top, so that rows inserted above become visible.
    private func keptRow(_ mapping: RowMapping) -> (row: Int, distance: Int)? {
        guard contentOffset.y > 0.saturatingSubtracting(contentInset.top) else { return nil }
        for old in visibleRows {
            guard let row = mapping.row(old) else { continue }
            let start = geometry.frame(ofRow: old, width: 1).minY
            return (row, start.saturatingSubtracting(contentOffset.y))
        }
        return nil
    }

    /// Keeps the cells of rows that stay, and recycles the other cells.
    private func moveCells(_ mapping: RowMapping) {
        let old = shownCells
        for (row, cell) in old {
            let isSame = mapping.moved[row] == nil && !mapping.reloaded.contains(row)
            if !isSame || mapping.row(row) == nil { recycle(cell) }
        }
        shownCells = [:]
        for (row, cell) in old where cell.superview === self && !cell.isHidden {
            guard let new = mapping.row(row) else { continue }
            cell.row = new
            shownCells[new] = cell
        }
    }
}
