// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

extension TableView {
    // MARK: Selected rows

    /// The first selected row; nil for none.
    public final var indexPathForSelectedRow: TableIndexPath? {
        selection.rows.first.map(geometry.indexPath(ofRow:))
    }

    /// The selected rows, from the top; nil for none, as in UIKit.
    ///
    /// The cost depends on their number. The cost of ``numberOfSelectedRows`` and ``isRowSelected(at:)`` does not.
    public final var indexPathsForSelectedRows: [TableIndexPath]? {
        guard !selection.rows.isEmpty else { return nil }
        return selection.rows.ranges.flatMap { $0.map(geometry.indexPath(ofRow:)) }
    }

    /// The number of selected rows.
    public final var numberOfSelectedRows: Int { selection.rows.count }

    /// Returns whether a row is selected; false for a row that does not exist.
    public final func isRowSelected(at indexPath: TableIndexPath) -> Bool {
        geometry.row(at: indexPath).map(selection.rows.contains) ?? false
    }

    /// The row that keys act on, selected or not; nil until the table is first focused or pressed.
    public final var indexPathOfCurrentRow: TableIndexPath? {
        selection.lead.map(geometry.indexPath(ofRow:))
    }

    // MARK: Selecting by the program

    /// Selects a row, in addition to others if ``allowsMultipleSelection`` is set; nil deselects all rows.
    ///
    /// The delegate is not called, and no event is posted. Does nothing if the row does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Whether scrolling is animated, unless the application reduces motion.
    ///   - scrollPosition: The position of the row after scrolling; ``ScrollPosition/none`` does not scroll.
    public final func selectRow(
        at indexPath: TableIndexPath?, animated: Bool = false,
        scrollPosition: ScrollPosition = .none
    ) {
        guard let indexPath else { return deselectAll() }
        guard let row = geometry.row(at: indexPath) else { return }
        hasLostSelection = false
        selection.add(row)
        showSelection()
        guard scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row; the delegate is not called, and no event is posted.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Without effect: the row looks deselected in the next frame.
    public final func deselectRow(at indexPath: TableIndexPath, animated: Bool = false) {
        guard let row = geometry.row(at: indexPath) else { return }
        hasLostSelection = false
        selection.deselect(row..<row + 1)
        showSelection()
    }

    /// Selects all rows if several may be selected; the delegate is not called, and no event is posted.
    public final func selectAll() {
        hasLostSelection = false
        selection.selectAll(count: geometry.rowCount)
        showSelection()
    }

    /// Deselects all rows; the delegate is not called, and no event is posted.
    public final func deselectAll() {
        hasLostSelection = false
        selection.deselectAll()
        showSelection()
    }

    final func selectionModeChanged() {
        selection.mode =
            !allowsSelection ? .none : selectsSeveral ? .multiple : .single
        if isFirstResponder { giveLead() }
        showSelection()
    }

    // MARK: Selecting by the user

    /// Changes the selection for the user, as far as the delegate allows, and reports the change.
    final func changeSelection(_ change: (inout RowSelection) -> Void) {
        typeSearch = nil
        let old = selection
        var new = old
        change(&new)
        guard allowsFocus(from: old.lead, to: new.lead) else { return }
        var steps = SelectionSteps(from: old, to: new)
        if let tableDelegate { steps.ask(tableDelegate, of: self) }
        // The delegate may have reloaded the table with fewer rows.
        steps.new.clamp(to: geometry.rowCount)
        selection = steps.new
        showSelection()
        tellFocus(from: old.lead, to: selection.lead)
        report(from: old, to: steps.new)
    }

    /// Informs the delegate of a changed selection, and posts ``TableSelectionChanged``.
    ///
    /// - Parameters:
    ///   - old: The selection before.
    ///   - new: The selection now.
    ///   - tapped: The row that the user tapped: its delegate call comes even if it was selected before.
    final func report(from old: RowSelection, to new: RowSelection, tapped: Int? = nil) {
        let steps = SelectionSteps(from: old, to: new, tapped: tapped)
        guard new.rows != old.rows else {
            if let tableDelegate { steps.tell(tableDelegate, of: self) }
            return
        }
        hasLostSelection = false
        post(TableSelectionChanged(tableView: self), includingSelf: true) {
            if let tableDelegate { steps.tell(tableDelegate, of: self) }
        }
    }

    /// Moves the selection, and scrolls to it.
    ///
    /// A focused neighbor, such as a text field above the table, calls it for its own keys. The move skips rows that
    /// cannot be focused. The arrow keys do the same if ``selectionFollowsFocus`` is set.
    ///
    /// - Parameters:
    ///   - move: The move; a page is the visible height.
    ///   - extending: Whether the move extends the selection, if several rows may be selected.
    /// - Returns: False if there is no row to select.
    @discardableResult
    public final func moveSelection(_ move: ListMove, extending: Bool = false) -> Bool {
        let origin = selection.origin
        guard let row = row(after: move, from: origin) else { return false }
        let start = origin ?? self.row(after: .items(move.isBackwards ? -1 : 1), from: nil)
        changeSelection { selection in
            guard extending else { return selection.select(row) }
            if origin == nil { selection.moveLead(to: start) }
            selection.extend(to: row)
        }
        scroll(toRow: row, at: .none)
        return true
    }

    /// Makes another row current without selecting it.
    final func moveLead(_ move: ListMove) -> Bool {
        guard let row = row(after: move, from: selection.lead) else { return false }
        changeSelection { $0.moveLead(to: row) }
        scroll(toRow: row, at: .none)
        return true
    }

    /// Selects or deselects the current row, as Space does.
    final func toggleLead() -> Bool {
        guard selectsAtPress else { return tapCurrentRow() }
        giveLead()
        guard let lead = selection.lead, isEnabled(row: lead) else { return false }
        changeSelection { selectsSeveral ? $0.toggle(lead) : $0.select(lead) }
        scroll(toRow: lead, at: .none)
        return true
    }

    /// Selects all rows for the user, as far as the delegate allows.
    final func selectAllByUser() {
        let count = geometry.rowCount
        changeSelection { $0.selectAll(count: count) }
    }

    /// Activates the current row, as Enter does: selects it, unless the selection follows the focus, and performs its
    /// primary action.
    ///
    /// - Returns: Whether the selection changed, or there is a delegate or a handler of ``RowActivated``.
    @discardableResult
    public final func activateCurrentRow() -> Bool {
        guard selectsAtPress else { return tapCurrentRow() }
        guard let lead = selection.lead, lead < geometry.rowCount, isEnabled(row: lead) else {
            return false
        }
        return activate(row: lead)
    }

    @discardableResult
    final func activate(row: Int) -> Bool {
        let indexPath = geometry.indexPath(ofRow: row)
        let event = RowActivated(tableView: self, indexPath: indexPath)
        let outcome = post(event, includingSelf: true) {
            tableDelegate?.tableView(self, performPrimaryActionForRowAt: indexPath)
        }
        return tableDelegate != nil || outcome != .unhandled
    }
}
