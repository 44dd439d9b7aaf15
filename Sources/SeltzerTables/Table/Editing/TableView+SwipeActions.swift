// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

extension TableView {
    /// The number of cells that the pointer moves across a row to uncover its actions.
    private static var swipeThreshold: Int { 3 }

    // MARK: The drag

    /// Follows a drag across a row, which uncovers the actions of the row.
    ///
    /// - Returns: Whether the event belongs to the drag; other events select rows.
    final func swipe(_ event: MouseEvent) -> Bool {
        switch event.phase {
        case .down where event.button == .left: return beginSwipe(event)
        case .drag: return continueSwipe(event)
        case .up, .cancel:
            let isOwn = editing.swipe?.hasUncovered == true
            editing.swipe = nil
            return isOwn
        default: return false
        }
    }

    private final func beginSwipe(_ event: MouseEvent) -> Bool {
        // A press beside the uncovered actions only covers them.
        if editing.openRow != nil {
            coverActions()
            return true
        }
        editing.swipe = row(at: event.location).map {
            TableEditing.Swipe(row: $0, start: event.location)
        }
        return false
    }

    private final func continueSwipe(_ event: MouseEvent) -> Bool {
        guard let swipe = editing.swipe else { return false }
        guard !swipe.isDecided else { return swipe.hasUncovered }
        let way = event.location - swipe.start
        guard way.y == 0, row(at: event.location) == swipe.row else {
            editing.swipe = nil
            return false
        }
        guard abs(way.x) >= Self.swipeThreshold else { return false }
        editing.swipe?.isDecided = true
        guard uncoverActions(row: swipe.row, isLeading: way.x > 0) else { return false }
        editing.swipe?.hasUncovered = true
        setHighlight(false)
        press = nil
        setNeedsLayout()
        return true
    }

    // MARK: Uncovering

    /// Uncovers the actions of a row.
    ///
    /// - Returns: False if the row has no actions.
    @discardableResult
    final func uncoverActions(row: Int, isLeading: Bool) -> Bool {
        guard let cell = shownCells[row] else { return false }
        let actions = swipeActions(row: row, isLeading: isLeading)
        guard !actions.isEmpty else { return false }
        coverActions()
        let indexPath = geometry.indexPath(ofRow: row)
        tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
        editing.openRow = row
        let buttons = actions.map { action in
            SwipeButton(action, isLeading: isLeading) { [weak self] in
                self?.performOpen(action)
            }
        }
        // As in UIKit, the first action is at the edge of the row.
        cell.uncover(isLeading ? buttons : buttons.reversed())
        return true
    }

    /// Covers the actions of the open row.
    final func coverActions() {
        guard let row = editing.openRow else { return }
        editing.openRow = nil
        shownCells[row]?.coverButtons()
        let indexPath = row < geometry.rowCount ? geometry.indexPath(ofRow: row) : nil
        tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
    }

    private final func performOpen(_ action: ContextualAction) {
        guard let row = editing.openRow else { return }
        perform(action, row: row)
    }

    /// Runs the handler of an action; its completion covers the actions.
    final func perform(_ action: ContextualAction, row: Int) {
        let view: View = shownCells[row] ?? self
        action.handler(action, view) { [weak self] _ in
            self?.coverActions()
        }
    }

    // MARK: The actions

    /// Returns the actions of a row at one side; at the right, "Delete" for a row that can be deleted.
    final func swipeActions(row: Int, isLeading: Bool) -> [ContextualAction] {
        let indexPath = geometry.indexPath(ofRow: row)
        guard !isLeading else {
            return tableDelegate?.tableView(
                self, leadingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
        }
        let own = tableDelegate?.tableView(
            self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        if let own { return own.actions }
        guard canEdit(row: row), editing.isKnown, editingStyle(row: row) == .delete else {
            return []
        }
        let title = tableDelegate?.tableView(
            self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        let delete = ContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, _, done in
            self?.commit(.delete, row: row)
            done(true)
        }
        return [delete]
    }

    /// Returns a menu with the actions of the rows behind the entries of another menu.
    final func menu(_ menu: Menu?, withSwipeActionsOf indexPaths: [TableIndexPath]) -> Menu? {
        guard indexPaths.count == 1, let row = geometry.row(at: indexPaths[0]) else { return menu }
        let actions =
            swipeActions(row: row, isLeading: true) + swipeActions(row: row, isLeading: false)
        return SwipeMenu.menu(menu, with: actions) { [weak self] action in
            guard let self, row < geometry.rowCount else { return }
            perform(action, row: row)
        }
    }
}
