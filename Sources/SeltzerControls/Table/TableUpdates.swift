// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Changes of a table's rows that are shown together.
struct TableUpdates {
    /// Rows and sections as they were before.
    var deletedRows: [TableIndexPath] = []
    var reloadedRows: [TableIndexPath] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    /// Rows and sections as they are afterwards.
    var insertedRows: [TableIndexPath] = []
    var insertedSections: [Int] = []
    var moves: [(from: TableIndexPath, to: TableIndexPath)] = []
}

extension TableView {
    // MARK: Changes of rows

    /// Shows changes of rows together, made by the calls in a closure.
    ///
    /// As in UIKit: the data source has the new rows already; what is deleted, reloaded and moved is named by the
    /// places before all of it, what is inserted and moved to by those afterwards. Selection, keys and the rows that
    /// are seen stay. Where the changes do not lead from the old numbers of rows to the new ones, the application's
    /// diagnostics say so and the table reloads.
    public final func performBatchUpdates(_ updates: () -> Void) {
        let isOutermost = pendingUpdates == nil
        if isOutermost { pendingUpdates = TableUpdates() }
        updates()
        guard isOutermost, let pending = pendingUpdates else { return }
        pendingUpdates = nil
        commit(pending)
    }

    /// Shows rows that have come.
    public final func insertRows(at indexPaths: [TableIndexPath]) {
        performBatchUpdates { pendingUpdates?.insertedRows += indexPaths }
    }

    /// Takes rows away that have gone.
    public final func deleteRows(at indexPaths: [TableIndexPath]) {
        performBatchUpdates { pendingUpdates?.deletedRows += indexPaths }
    }

    /// Asks for the cells of rows anew whose content is another.
    public final func reloadRows(at indexPaths: [TableIndexPath]) {
        performBatchUpdates { pendingUpdates?.reloadedRows += indexPaths }
    }

    /// Shows a row where it is now.
    public final func moveRow(at indexPath: TableIndexPath, to newIndexPath: TableIndexPath) {
        performBatchUpdates { pendingUpdates?.moves.append((indexPath, newIndexPath)) }
    }

    /// Shows sections that have come.
    public final func insertSections(_ sections: some Sequence<Int>) {
        performBatchUpdates { pendingUpdates?.insertedSections += sections }
    }

    /// Takes sections away that have gone.
    public final func deleteSections(_ sections: some Sequence<Int>) {
        performBatchUpdates { pendingUpdates?.deletedSections += sections }
    }

    /// Asks for the cells of sections anew whose content is another.
    public final func reloadSections(_ sections: some Sequence<Int>) {
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

    /// The first row seen that stays, by its new number, and how far below the offset it begins; nil at the top, where
    /// what comes in above is to be seen.
    private func keptRow(_ mapping: RowMapping) -> (row: Int, distance: Int)? {
        guard contentOffset.y > 0.saturatingSubtracting(contentInset.top) else { return nil }
        for old in visibleRows {
            guard let row = mapping.row(old) else { continue }
            let start = geometry.frame(ofRow: old, width: 1).minY
            return (row, start.saturatingSubtracting(contentOffset.y))
        }
        return nil
    }

    /// Lets the cells go on that show the same row as before.
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
