// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

/// Selects rows as UIKit does: by a click, or by Enter or Space on the focused row.
extension TableView {
    /// Selects the focused row, as a click on it does.
    ///
    /// - Returns: Whether the selection changed, or there is a delegate or a handler of ``RowActivated``.
    final func tapCurrentRow() -> Bool {
        giveLead()
        guard let lead = selection.lead, lead < geometry.rowCount, isEnabled(row: lead),
            allowsHighlight(ofRow: lead)
        else { return false }
        let indexPath = geometry.indexPath(ofRow: lead)
        tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
        tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
        guard lead < geometry.rowCount else { return true }
        scroll(toRow: lead, at: .none)
        return tap(lead)
    }

    /// Selects a row that the user tapped, or deselects it if several rows may be selected, and performs the primary
    /// action of a row that is selected alone.
    ///
    /// - Returns: Whether the selection changed, or there is a delegate or a handler of ``RowActivated``.
    @discardableResult
    final func tap(_ row: Int) -> Bool {
        guard allowsTaps else { return true }
        typeSearch = nil
        if selectsSeveral, selection.rows.contains(row) {
            changeSelection { $0.toggle(row) }
            return true
        }
        let rows = selection.rows
        guard let selected = selectTapped(row) else { return true }
        let hasChanged = selection.rows != rows
        guard selected.isAlone, selected.row < geometry.rowCount,
            allowsPrimaryAction(ofRow: selected.row)
        else { return true }
        return activate(row: selected.row) || hasChanged
    }

    /// Adds all rows from the last tapped row to a row.
    final func tapRange(to row: Int) {
        guard allowsTaps else { return }
        changeSelection { $0.extend(to: row, keepsOthers: true) }
    }

    /// Whether a tap selects a row.
    private var allowsTaps: Bool { allowsSelection && selectsByTap }

    /// Selects a row in UIKit's order of calls, and reports the change.
    ///
    /// - Returns: The row that was selected, and whether it is the only one; nil if the delegate refused.
    private func selectTapped(_ row: Int) -> (row: Int, isAlone: Bool)? {
        guard let row = rowToSelect(forTapped: row) else { return nil }
        // The delegate may have changed the selection while it was asked.
        let old = selection
        var new = old
        if selectsSeveral { new.add(row) } else { new.select(row) }
        if let kept = old.rows.subtracting(new.rows).first, let tableDelegate {
            let indexPath = geometry.indexPath(ofRow: kept)
            let wanted = tableDelegate.tableView(self, willDeselectRowAt: indexPath)
            guard
                allows(wanted != nil, by: tableDelegate, "tableView(_:willDeselectRowAt:)")
            else { return nil }
        }
        new.clamp(to: geometry.rowCount)
        guard new.rows.contains(row) else { return nil }
        selection = new
        showSelection()
        tellFocus(from: old.lead, to: new.lead)
        report(from: old, to: new, tapped: row)
        return (row, new.rows.count == 1)
    }

    /// Returns the row to select for a tapped row, from the delegate; nil for none.
    private func rowToSelect(forTapped row: Int) -> Int? {
        guard let tableDelegate else { return row }
        let wanted = tableDelegate.tableView(self, willSelectRowAt: geometry.indexPath(ofRow: row))
        _ = allows(wanted != nil, by: tableDelegate, "tableView(_:willSelectRowAt:)")
        return wanted.flatMap(geometry.row(at:))
    }

    /// Asks the delegate whether the user may press a row.
    final func allowsHighlight(ofRow row: Int) -> Bool {
        guard selectsByTap else { return false }
        let indexPath = geometry.indexPath(ofRow: row)
        return allows(
            tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath), by: tableDelegate,
            "tableView(_:shouldHighlightRowAt:)")
    }

    private func allowsPrimaryAction(ofRow row: Int) -> Bool {
        let indexPath = geometry.indexPath(ofRow: row)
        return allows(
            tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: indexPath),
            by: tableDelegate, "tableView(_:canPerformPrimaryActionForRowAt:)")
    }
}
