// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    // MARK: What is selected

    /// The first row selected; nil for none.
    public final var indexPathForSelectedRow: TableIndexPath? {
        selection.rows.first.map(geometry.indexPath(ofRow:))
    }

    /// The rows selected, from the top.
    ///
    /// It costs their number; numberOfSelectedRows and isRowSelected(at:) do not.
    public final var indexPathsForSelectedRows: [TableIndexPath] {
        selection.rows.ranges.flatMap { $0.map(geometry.indexPath(ofRow:)) }
    }

    /// The number of rows selected.
    public final var numberOfSelectedRows: Int { selection.rows.count }

    /// Returns whether a row is selected; false for one that is not there.
    public final func isRowSelected(at indexPath: TableIndexPath) -> Bool {
        geometry.row(at: indexPath).map(selection.rows.contains) ?? false
    }

    /// The row that keys act on, selected or not; nil before the user has been in the table.
    public final var indexPathOfCurrentRow: TableIndexPath? {
        selection.lead.map(geometry.indexPath(ofRow:))
    }

    // MARK: What the program selects

    /// Selects a row, beside the others where allowsMultipleSelection is set; nil deselects all.
    ///
    /// The delegate is not asked, and nobody is told. Does nothing where the row is not there.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Whether the rows are seen to move, unless the application reduces motion.
    ///   - scrollPosition: Where the row is to be then; nothing is scrolled for ``ScrollPosition/none``.
    public final func selectRow(
        at indexPath: TableIndexPath?, animated: Bool = false,
        scrollPosition: ScrollPosition = .none
    ) {
        guard let indexPath else { return deselectAll() }
        guard let row = geometry.row(at: indexPath) else { return }
        selection.add(row)
        showSelection()
        guard scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row, without asking or telling anybody.
    public final func deselectRow(at indexPath: TableIndexPath) {
        guard let row = geometry.row(at: indexPath) else { return }
        selection.deselect(row..<row + 1)
        showSelection()
    }

    /// Selects all rows, where several may be, without asking or telling anybody.
    public final func selectAll() {
        selection.selectAll(count: geometry.rowCount)
        showSelection()
    }

    /// Deselects all rows, without asking or telling anybody.
    public final func deselectAll() {
        selection.deselectAll()
        showSelection()
    }

    final func selectionModeChanged() {
        selection.mode =
            !allowsSelection ? .none : allowsMultipleSelection ? .multiple : .single
        if isFirstResponder { giveLead() }
        showSelection()
    }

    // MARK: What the user selects

    /// Changes the selection as the user wants, as far as the delegate lets it.
    final func changeSelection(_ change: (inout RowSelection) -> Void) {
        let old = selection
        var new = old
        change(&new)
        var steps = SelectionSteps(from: old, to: new)
        if let delegate { steps.ask(delegate, of: self) }
        // The delegate may have had other rows in the meantime.
        steps.new.clamp(to: geometry.rowCount)
        selection = steps.new
        showSelection()
        guard selection.rows != old.rows else { return }
        if let delegate {
            SelectionSteps(from: old, to: steps.new).tell(delegate, of: self)
        }
        post(SelectionChanged(tableView: self), includingSelf: true)
    }

    /// Moves the selection as a key says, and scrolls to it.
    ///
    /// A neighbour that keeps the keys calls it for them. Rows that cannot be selected are passed over.
    ///
    /// - Parameters:
    ///   - move: Where to; a page is what is seen at once.
    ///   - extending: Whether everything from where the selection began is selected, where several rows may be.
    /// - Returns: Whether there is a row to be selected.
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

    /// Moves to another row without selecting it, where several may be.
    final func moveLead(_ move: ListMove) -> Bool {
        guard let row = row(after: move, from: selection.lead) else { return false }
        changeSelection { $0.moveLead(to: row) }
        scroll(toRow: row, at: .none)
        return true
    }

    /// Selects or deselects the row that the keys are on.
    final func toggleLead() -> Bool {
        giveLead()
        guard let lead = selection.lead, isEnabled(row: lead) else { return false }
        changeSelection { allowsMultipleSelection ? $0.toggle(lead) : $0.select(lead) }
        scroll(toRow: lead, at: .none)
        return true
    }

    /// Selects all rows, as far as the delegate lets it.
    final func selectAllByUser() {
        let count = geometry.rowCount
        changeSelection { $0.selectAll(count: count) }
    }

    /// Activates the row that the keys are on, as Enter does.
    ///
    /// - Returns: Whether anybody cared: the delegate, or a handler of RowActivated.
    @discardableResult
    public final func activateCurrentRow() -> Bool {
        guard let lead = selection.lead, lead < geometry.rowCount, isEnabled(row: lead) else {
            return false
        }
        return activate(row: lead)
    }

    @discardableResult
    final func activate(row: Int) -> Bool {
        let indexPath = geometry.indexPath(ofRow: row)
        delegate?.tableView(self, performPrimaryActionForRowAt: indexPath)
        let outcome = post(
            RowActivated(tableView: self, indexPath: indexPath), includingSelf: true)
        return delegate != nil || outcome != .unhandled
    }

    // MARK: Typing

    /// Goes on with what is typed; false where it leads nowhere.
    final func typeSelect(_ event: KeyEvent) -> Bool {
        guard allowsSelection, let dataSource, event.press.phase != .release,
            event.press.modifiers.isSubset(of: .shift), let text = event.text,
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { return false }
        let isUnderWay = typeAhead.isUnderWay(at: event.timestamp)
        guard isUnderWay || text != " " else { return false }
        var typing = typeAhead
        typing.type(text, at: event.timestamp)
        let row = typing.match(from: selection.origin, count: geometry.rowCount) { row in
            guard isEnabled(row: row) else { return nil }
            let indexPath = geometry.indexPath(ofRow: row)
            return dataSource.tableView(self, typeSelectStringForRowAt: indexPath)
        }
        // What begins nothing is somebody else's key, unless a word is being typed.
        guard row != nil || isUnderWay else { return false }
        typeAhead = typing
        guard let row else { return true }
        changeSelection { $0.select(row) }
        scroll(toRow: row, at: .none)
        return true
    }
}
