// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

extension TableView {
    // MARK: Edit mode

    /// Whether the user edits the rows; setting it calls ``setEditing(_:animated:)`` without animation.
    public final var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Whether the user can select rows while the table is edited; false by default.
    public final var allowsSelectionDuringEditing: Bool {
        get { editing.allowsSelection }
        set { editing.allowsSelection = newValue }
    }

    /// Whether the user can select several rows while the table is edited; false by default.
    public final var allowsMultipleSelectionDuringEditing: Bool {
        get { editing.allowsMultipleSelection }
        set {
            editing.allowsMultipleSelection = newValue
            if isEditing { selectionModeChanged() }
        }
    }

    /// Whether a tap on a row selects it now.
    final var selectsByTap: Bool {
        !isEditing || editing.allowsSelection || editing.allowsMultipleSelection
    }

    /// Whether the user can select several rows now.
    final var selectsSeveral: Bool {
        isEditing ? editing.allowsMultipleSelection : allowsMultipleSelection
    }

    // MARK: Rows

    /// Returns whether the data source lets the user delete or insert at a row.
    final func canEdit(row: Int) -> Bool {
        guard let dataSource, !editing.missing.contains(.editing) else { return false }
        return dataSource.tableView(self, canEditRowAt: geometry.indexPath(ofRow: row))
    }

    /// Returns the effect of the mark of a row that can be edited.
    final func editingStyle(row: Int) -> TableViewCell.EditingStyle {
        let indexPath = geometry.indexPath(ofRow: row)
        return tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }

    /// Returns the state of a row while the table is edited.
    private final func editingState(row: Int, of cell: TableViewCell) -> CellEditing {
        guard editing.isEditing else { return CellEditing() }
        let indexPath = geometry.indexPath(ofRow: row)
        var state = CellEditing()
        state.canMove = hasHandle(row: row, showsControl: cell.showsReorderControl)
        guard canEdit(row: row) else { return state }
        state.isEditing = true
        state.style = editingStyle(row: row)
        state.isIndented =
            tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        return state
    }

    /// Returns whether a row has a handle.
    ///
    /// A data source that leaves the question to the default may not move rows at all. Then only cells that ask for a
    /// handle have one.
    private final func hasHandle(row: Int, showsControl: Bool) -> Bool {
        guard canMove(row: row) else { return false }
        return showsControl || !editing.unknowns.contains(.moving)
    }

    /// Shows the marks of editing in a cell, or takes them away.
    final func showEditing(in cell: TableViewCell, animated: Bool = false) {
        guard editing.isEditing || cell.extras?.editing.isEditing == true || cell.hasEditingMarks
        else { return }
        cell.show(editingState(row: cell.row, of: cell), animated: animated)
    }

    /// Shows the marks of editing in all visible cells, or takes them away.
    final func showEditing(animated: Bool = false) {
        for row in shownCells.keys.sorted() {
            guard let cell = shownCells[row] else { continue }
            showEditing(in: cell, animated: animated)
        }
    }

    // MARK: Committing

    /// Lets the data source delete or insert a row.
    ///
    /// - Returns: Whether the data source does so.
    @discardableResult
    final func commit(_ style: TableViewCell.EditingStyle, row: Int) -> Bool {
        guard let dataSource, row < geometry.rowCount else { return false }
        let indexPath = geometry.indexPath(ofRow: row)
        coverActions()
        editing.missing.remove(.editing)
        dataSource.tableView(self, commit: style, forRowAt: indexPath)
        guard editing.missing.contains(.editing) else {
            editing.hasCommitted = true
            return true
        }
        // The data source deletes nothing: the marks would be wrong.
        showEditing()
        return false
    }

    /// Deletes the focused row for the Delete key, or performs its first destructive action.
    ///
    /// - Returns: False if the row cannot be deleted.
    final func deleteCurrentRow() -> Bool {
        guard let row = selection.lead, row < geometry.rowCount, isEnabled(row: row) else {
            return false
        }
        let indexPath = geometry.indexPath(ofRow: row)
        if let actions = tableDelegate?.tableView(
            self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        {
            guard let action = actions.actions.first(where: { $0.style == .destructive }) else {
                return false
            }
            perform(action, row: row)
            return true
        }
        guard canEdit(row: row), editingStyle(row: row) == .delete else { return false }
        return commit(.delete, row: row)
    }

    /// Deletes the focused row, unless a superior has the Delete key.
    ///
    /// - Returns: Whether the row is deleted.
    final func deletes(_ event: KeyEvent) -> Bool {
        event.matches("delete") && event.press.phase != .release && !superiorsClaim(event.press)
            && deleteCurrentRow()
    }

    /// Reacts to a press of the mark of a row: uncovers the button that deletes it, or inserts a row.
    final func tapEditingMark(of cell: TableViewCell) {
        guard let row = row(of: cell) else { return }
        switch cell.extras?.editing.style {
        case .insert: commit(.insert, row: row)
        case .delete:
            let isOpen = editing.openRow == row
            coverActions()
            if !isOpen { uncoverActions(row: row, isLeading: false) }
        default: break
        }
    }

    /// Reacts to a press of the button of an accessory.
    final func tapAccessory(of cell: TableViewCell) {
        guard let row = row(of: cell) else { return }
        tableDelegate?.tableView(
            self, accessoryButtonTappedForRowWith: geometry.indexPath(ofRow: row))
    }

    /// Operates the button of the focused row's accessory.
    final func tapAccessoryOfCurrentRow() -> Bool {
        guard let row = selection.lead, let cell = shownCells[row],
            cell.extras?.shownAccessory is AccessorySigns, cell.shownAccessoryType.hasButton
        else { return false }
        tapAccessory(of: cell)
        return true
    }

    /// Returns the row of a visible cell.
    final func row(of cell: TableViewCell) -> Int? {
        shownCells[cell.row] === cell ? cell.row : nil
    }
}
