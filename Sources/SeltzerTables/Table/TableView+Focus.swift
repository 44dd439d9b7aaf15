// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The focus of the row: the row that keys act on, selected or not.
extension TableView {
    /// Whether a move of the focus selects the row.
    final var selectsFocusedRow: Bool {
        selectionFollowsFocus && (!selectsSeveral || multipleSelectionStyle == .desktop)
    }

    /// Whether a press selects, before its release.
    final var selectsAtPress: Bool {
        selectsSeveral ? multipleSelectionStyle == .desktop : selectionFollowsFocus
    }

    /// Makes the selection follow the focus, as lists and outlines of desktop programs do.
    final func followsFocusLikeDesktop() {
        selectionFollowsFocus = true
        multipleSelectionStyle = .desktop
        remembersSelectionOnReload = true
    }

    /// Moves the focus as a key does, and scrolls to it; the selection follows if ``selectionFollowsFocus`` is set.
    ///
    /// The move skips rows that cannot be focused.
    ///
    /// - Returns: False if there is no row to focus.
    @discardableResult
    final func moveFocus(_ move: ListMove) -> Bool {
        guard !selectsFocusedRow else { return moveSelection(move) }
        guard let row = row(after: move, from: selection.lead) else { return false }
        if moveFocus(to: row) { scroll(toRow: row, at: .none) }
        return true
    }

    /// Moves the focus to a row, if the delegate allows it, and selects nothing.
    ///
    /// - Returns: Whether the row has the focus.
    @discardableResult
    final func moveFocus(to row: Int) -> Bool {
        let old = selection.lead
        guard old != row || selection.isLeadOffered else { return true }
        guard allowsFocus(from: old, to: row), row < geometry.rowCount else { return false }
        selection.moveLead(to: row)
        for changed in [old, row] {
            if let cell = changed.flatMap({ shownCells[$0] }) { configure(cell) }
        }
        tellFocus(from: old, to: row)
        return true
    }

    /// Gives a row the focus when the table gets it.
    final func focusCame(_ event: BecameFirstResponder) -> Disposition {
        guard isFirstResponder else { return .ignored }
        layoutIfNeeded()
        if !remembersLastFocusedIndexPath { selection.offerLead(nil) }
        if selection.lead == nil { offerPreferredRow() }
        giveLead()
        tellFocus(from: nil, to: selection.lead)
        return .ignored
    }

    /// Focuses the row that the delegate prefers.
    private func offerPreferredRow() {
        guard let path = tableDelegate?.indexPathForPreferredFocusedView(in: self),
            let row = geometry.row(at: path), isEnabled(row: row)
        else { return }
        selection.offerLead(row)
        scroll(toRow: row, at: .none)
    }

    /// Informs the delegate when the table loses the focus.
    final func focusLeft(_ event: ResignedFirstResponder) -> Disposition {
        if !isFirstResponder { tellFocus(from: selection.lead, to: nil) }
        return .ignored
    }

    /// Asks the delegate whether the focus may move.
    final func allowsFocus(from old: Int?, to new: Int?) -> Bool {
        guard old != new, let tableDelegate else { return true }
        return allows(
            tableDelegate.tableView(self, shouldUpdateFocusIn: focusContext(from: old, to: new)),
            by: tableDelegate, "tableView(_:shouldUpdateFocusIn:)")
    }

    /// Informs the delegate of a moved focus.
    final func tellFocus(from old: Int?, to new: Int?) {
        guard old != new, let tableDelegate else { return }
        tableDelegate.tableView(
            self, didUpdateFocusIn: focusContext(from: old, to: new),
            with: FocusAnimationCoordinator(in: window?.application))
    }

    private func focusContext(from old: Int?, to new: Int?) -> TableViewFocusUpdateContext {
        func path(_ row: Int?) -> TableIndexPath? {
            row.flatMap { $0 < geometry.rowCount ? geometry.indexPath(ofRow: $0) : nil }
        }
        return TableViewFocusUpdateContext(from: path(old), to: path(new))
    }
}
