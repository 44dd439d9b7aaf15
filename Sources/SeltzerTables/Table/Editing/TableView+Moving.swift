// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// Rows that the user moves in edit mode.
extension TableView {
    /// Returns whether the data source lets the user move a row.
    final func canMove(row: Int) -> Bool {
        guard let dataSource, editing.isEditing, !editing.missing.contains(.moving) else {
            return false
        }
        return dataSource.tableView(self, canMoveRowAt: geometry.indexPath(ofRow: row))
    }

    // MARK: Keys

    /// Moves the focused row up or down, into the next section at the end of a section.
    ///
    /// - Returns: False if the row cannot move.
    final func moveCurrentRow(by step: Int) -> Bool {
        guard let row = selection.lead, row < geometry.rowCount, canMove(row: row) else {
            return false
        }
        let target = row + step
        guard target >= 0, target < geometry.rowCount else { return true }
        let from = geometry.indexPath(ofRow: row)
        var place = geometry.indexPath(ofRow: target)
        // A row that goes up into another section becomes its last one.
        if step < 0, place.section != from.section { place.row += 1 }
        move(row: row, to: place)
        if let lead = selection.lead { scroll(toRow: lead, at: .none) }
        return true
    }

    /// Moves a row for the user: the delegate may change the place, the table moves the row, and then the data source
    /// is told.
    final func move(row: Int, to proposed: TableIndexPath) {
        let from = geometry.indexPath(ofRow: row)
        let place =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
            ?? proposed
        guard place != from, let dataSource else { return }
        var counts = geometry.rowCounts
        counts[from.section] -= 1
        guard counts.indices.contains(place.section), place.row >= 0,
            place.row <= counts[place.section]
        else { return diagnose("\(delegateName) moves a row to \(place), which does not exist") }
        counts[place.section] += 1
        var updates = TableUpdates()
        updates.moves = [(from, place)]
        let old = geometry
        let moved = old.withRowCounts(counts)
        guard let mapping = try? RowMapping(updates, from: old, to: moved) else { return }
        coverActions()
        show(mapping, moved)
        editing.missing.remove(.moving)
        dataSource.tableView(self, moveRowAt: from, to: place)
        if editing.missing.contains(.moving) {
            // The data source moves nothing: the row goes back.
            reloadData()
            showEditing()
        } else if geometry.hasOwnHeights {
            geometry = makeGeometry(rowCounts: geometry.rowCounts)
            geometryDidChange()
        }
    }

    // MARK: The handle

    /// Begins to drag a row by its handle.
    final func beginReorder(of cell: TableViewCell) -> Bool {
        guard let row = row(of: cell), canMove(row: row) else { return false }
        let frame = geometry.frame(ofRow: row, width: 1)
        editing.reorder = RowReorder(
            row: row, target: row, height: frame.height, line: frame.minY)
        moveFocus(to: row)
        return true
    }

    /// Shows the row at the place that it would take.
    final func continueReorder(to line: Int) -> Bool {
        guard var reorder = editing.reorder, geometry.rowCount > 0 else { return false }
        let place = line.clamped(visibleRect.minY, max(visibleRect.minY, visibleRect.maxY - 1))
            .clamped(0, max(0, geometry.height - 1))
        let path = indexPathForRow(at: Point(x: 0, y: place))
        guard let target = path.flatMap(geometry.row(at:)), target != reorder.target else {
            return true
        }
        reorder.target = target
        let frame = geometry.frame(ofRow: target, width: 1)
        reorder.line = target > reorder.row ? frame.maxY - reorder.height : frame.minY
        editing.reorder = reorder
        scroll(toRow: target, at: .none)
        setNeedsLayout()
        return true
    }

    /// Moves the dragged row to the place under the pointer.
    final func endReorder(isCancelled: Bool) {
        guard let reorder = editing.reorder else { return }
        editing.reorder = nil
        setNeedsLayout()
        guard !isCancelled, reorder.target != reorder.row, reorder.row < geometry.rowCount,
            reorder.target < geometry.rowCount
        else { return }
        let from = geometry.indexPath(ofRow: reorder.row)
        var place = geometry.indexPath(ofRow: reorder.target)
        if reorder.target > reorder.row, place.section != from.section { place.row += 1 }
        move(row: reorder.row, to: place)
    }
}
