// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

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
    var sectionMoves: [(from: Int, to: Int)] = []
}

extension TableView {
    // MARK: Changes of rows

    /// Shows all changes of rows that a closure makes, at once.
    ///
    /// As in UIKit, the data source already has the new rows. Deleted, reloaded and moved rows are given by their
    /// positions before all changes. Inserted rows and targets of moves are given by their positions after all changes.
    /// The selection, the focus of the row and the visible rows stay with their rows. If the changes do not lead from
    /// the old numbers of rows to the new numbers, the table reports that to the application's diagnostics and reloads.
    ///
    /// - Parameters:
    ///   - updates: Changes rows with the table's methods.
    ///   - completion: Called in a later turn of the main actor; its argument is true.
    public final func performBatchUpdates(
        _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        performUpdates(updates)
        guard let completion else { return }
        ApplicationWork.perform({ completion(true) }, laterIn: window?.application)
    }

    /// Begins changes of rows that ``endUpdates()`` shows together.
    ///
    /// Calls may be nested. ``performBatchUpdates(_:completion:)`` needs no second call.
    public final func beginUpdates() {
        updateDepth += 1
        if pendingUpdates == nil { pendingUpdates = TableUpdates() }
    }

    /// Shows the changes since ``beginUpdates()``; without changes, asks for the heights of the rows again.
    public final func endUpdates() {
        guard updateDepth > 0 else { return diagnose("endUpdates() without beginUpdates()") }
        updateDepth -= 1
        guard updateDepth == 0, let pending = pendingUpdates else { return }
        pendingUpdates = nil
        commit(pending)
    }

    /// Whether changes of rows are begun and not shown yet.
    public final var hasUncommittedUpdates: Bool { pendingUpdates != nil }

    /// Asks again for the contents of rows, which stay selected and keep their cells if they can.
    ///
    /// The data source gets the present cell of a row from ``dequeueReusableCell(withIdentifier:for:)``, without a call
    /// of ``TableViewCell/prepareForReuse()``.
    public final func reconfigureRows(at indexPaths: [TableIndexPath]) {
        guard let dataSource else { return }
        for row in indexPaths.compactMap(geometry.row(at:)) {
            guard let cell = shownCells[row] else { continue }
            reconfiguredCell = cell
            isAskingForCell = true
            let answer = dataSource.tableView(
                self, cellForRowAt: geometry.indexPath(ofRow: row))
            isAskingForCell = false
            reconfiguredCell = nil
            if answer !== cell { diagnose("\(sourceName) has another cell for a reconfigured row") }
            cell.setNeedsLayout()
        }
        setNeedsLayout()
    }

    private func performUpdates(_ updates: () -> Void) {
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
        performUpdates { pendingUpdates?.insertedRows += indexPaths }
    }

    /// Removes deleted rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func deleteRows(
        at indexPaths: [TableIndexPath], with animation: RowAnimation = .automatic
    ) {
        performUpdates { pendingUpdates?.deletedRows += indexPaths }
    }

    /// Asks again for the cells of rows whose content changed, and deselects these rows, as UIKit does.
    ///
    /// Rows with identities stay selected, and all rows if ``remembersSelectionOnReload`` is set.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func reloadRows(
        at indexPaths: [TableIndexPath], with animation: RowAnimation = .automatic
    ) {
        performUpdates { pendingUpdates?.reloadedRows += indexPaths }
    }

    /// Shows a moved row at its new position.
    public final func moveRow(at indexPath: TableIndexPath, to newIndexPath: TableIndexPath) {
        performUpdates { pendingUpdates?.moves.append((indexPath, newIndexPath)) }
    }

    /// Shows inserted sections.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func insertSections(
        _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
    ) {
        performUpdates { pendingUpdates?.insertedSections += sections }
    }

    /// Removes deleted sections.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func deleteSections(
        _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
    ) {
        performUpdates { pendingUpdates?.deletedSections += sections }
    }

    /// Asks again for the cells of sections whose content changed.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: Without effect; see ``RowAnimation``.
    public final func reloadSections(
        _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
    ) {
        performUpdates { pendingUpdates?.reloadedSections += sections }
    }

    /// Shows a moved section at its new position; its rows keep their selection.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        performUpdates { pendingUpdates?.sectionMoves.append((section, newSection)) }
    }

    private func commit(_ updates: TableUpdates) {
        guard !waitsForReload else { return }
        guard !isAskingForCell else {
            diagnose("\(sourceName) changes the \(type(of: self)) that asks it for a cell")
            return
        }
        let old = geometry
        sectionViews.reload(in: self)
        let new = makeGeometry(rowCounts: askForRowCounts())
        let mapping: RowMapping
        do {
            mapping = try RowMapping(updates, from: old, to: new)
        } catch {
            diagnose("\(sourceName) \(error)")
            reloadData()
            return
        }
        show(mapping, new, reloadsHeaders: false)
    }

    /// Shows the rows after a change, and keeps the selection, the current row and the visible rows.
    ///
    /// - Parameters:
    ///   - mapping: The new numbers of the rows.
    ///   - new: The layout of the new rows.
    ///   - reloadsHeaders: Whether headers and footers are asked for again; false if they are measured for the layout.
    final func show(_ mapping: RowMapping, _ new: TableGeometry, reloadsHeaders: Bool = true) {
        let kept = keptRow(mapping)
        let hasMeasured = !ownHeights.measured.isEmpty
        ownHeights.follow(mapping)
        geometry = hasMeasured ? new.with(rowHeights(count: new.rowCount)) : new
        moveCells(mapping)
        if reloadsHeaders { sectionViews.reload(in: self) }
        let reloaded = reloadedSelectedRows(mapping)
        identities.follow(mapping)
        selection.follow(mapping)
        for row in reloaded { selection.deselect(row..<row + 1) }
        press = nil
        geometryDidChange()
        if let kept {
            contentOffset.y = geometry.frame(ofRow: kept.row, width: 1).minY
                .saturatingSubtracting(kept.distance)
        }
        for cell in shownCells.values { configure(cell) }
    }

    /// Returns the new numbers of reloaded rows that a reload deselects: the table does not know them again.
    private func reloadedSelectedRows(_ mapping: RowMapping) -> [Int] {
        guard !remembersSelectionOnReload, !mapping.reloaded.isEmpty else { return [] }
        let others = selection.rows.subtracting(mapping.reloaded)
        return selection.rows.subtracting(others).ranges.joined()
            .filter { identities.identities[$0] == nil }.compactMap { mapping.row($0) }
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
