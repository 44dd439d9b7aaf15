// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// The rows that a change of a table's selection selects and deselects.
@MainActor
struct SelectionSteps {
    /// The maximum number of rows for which the delegate is called.
    static var maximumRows: Int { 1_000_000 }

    /// The selection after the change.
    var new: RowSelection
    private let old: RowSelection
    private var added: IndexRanges
    private let removed: IndexRanges

    /// Creates the steps of a change.
    ///
    /// - Parameters:
    ///   - old: The selection before.
    ///   - new: The selection after the change.
    ///   - tapped: A row that counts as added, although it may be selected before; nil for none.
    init(from old: RowSelection, to new: RowSelection, tapped: Int? = nil) {
        self.old = old
        self.new = new
        added = new.rows.subtracting(old.rows)
        removed = old.rows.subtracting(new.rows)
        if let tapped, new.rows.contains(tapped) { added.insert(tapped..<tapped + 1) }
    }

    /// Asks the delegate, and takes back the changes that it refuses.
    mutating func ask(_ delegate: any TableViewDelegate, of table: TableView) {
        var unwanted = Self.beyondMaximum(of: added)
        var replacement: Int?
        Self.forEach(in: added) { row in
            let indexPath = table.geometry.indexPath(ofRow: row)
            guard table.isEnabled(row: row),
                table.allows(
                    delegate.tableView(table, shouldHighlightRowAt: indexPath), by: delegate,
                    "tableView(_:shouldHighlightRowAt:)")
            else {
                return unwanted.insert(row..<row + 1)
            }
            let wanted = delegate.tableView(table, willSelectRowAt: indexPath)
            let isAllowed = table.allows(
                wanted != nil, by: delegate, "tableView(_:willSelectRowAt:)")
            guard !isAllowed || wanted != indexPath else { return }
            unwanted.insert(row..<row + 1)
            if added.count == 1 { replacement = wanted.flatMap(table.geometry.row(at:)) }
        }
        // A delegate that refuses all new rows is not asked about the old rows, which stay.
        if !added.isEmpty, replacement == nil, unwanted.count == added.count {
            return new.keepRows(of: old)
        }
        var kept = Self.beyondMaximum(of: removed)
        Self.forEach(in: removed) { row in
            let indexPath = table.geometry.indexPath(ofRow: row)
            let wanted = delegate.tableView(table, willDeselectRowAt: indexPath)
            if !table.allows(wanted != nil, by: delegate, "tableView(_:willDeselectRowAt:)") {
                kept.insert(row..<row + 1)
            }
        }
        for range in unwanted.ranges { new.deselect(range) }
        if let replacement { new.add(replacement) }
        // If the delegate keeps the old row of a single selection, the new row is not selected.
        if new.mode == .single, let row = kept.first { return new.select(row) }
        for range in kept.ranges { new.restore(range) }
    }

    /// Informs the delegate of the deselected rows, then of the selected ones.
    func tell(_ delegate: any TableViewDelegate, of table: TableView) {
        Self.forEach(in: removed) { row in
            guard row < table.geometry.rowCount else { return }
            let indexPath = table.geometry.indexPath(ofRow: row)
            delegate.tableView(table, didDeselectRowAt: indexPath)
        }
        Self.forEach(in: added) { row in
            guard row < table.geometry.rowCount else { return }
            let indexPath = table.geometry.indexPath(ofRow: row)
            delegate.tableView(table, didSelectRowAt: indexPath)
        }
    }

    private static func forEach(in rows: IndexRanges, _ body: (Int) -> Void) {
        var left = maximumRows
        for range in rows.ranges where left > 0 {
            for row in range.prefix(left) { body(row) }
            left -= min(left, range.count)
        }
    }

    private static func beyondMaximum(of rows: IndexRanges) -> IndexRanges {
        var left = maximumRows
        var beyond = IndexRanges()
        for range in rows.ranges {
            let asked = min(left, range.count)
            beyond.insert(range.lowerBound + asked..<range.upperBound)
            left -= asked
        }
        return beyond
    }
}
