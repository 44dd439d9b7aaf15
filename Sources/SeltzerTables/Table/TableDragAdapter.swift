// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// Connects the interactions of a table with its delegates.
class TableDragAdapter: DragInteractionDelegate, DropInteractionDelegate {
    private(set) weak var table: TableView?
    private var drag: DragInteraction?
    private var drop: DropInteraction?
    private var proposal = TableViewDropProposal(operation: .cancel)

    init(of table: TableView) { self.table = table }

    /// Adds and removes the interactions.
    final func update() {
        guard let table else { return }
        if canDrag != (drag != nil) {
            drag?.remove()
            drag = canDrag ? DragInteraction(on: table, delegate: self) : nil
        }
        if canDrop != (drop != nil) {
            drop?.remove()
            drop = canDrop ? DropInteraction(on: table, delegate: self) : nil
        }
    }

    /// The actions that take the place of a drag by the mouse.
    final var actions: [Action] {
        guard let table else { return [] }
        let actions = Action.dragActions(of: table)
        return canDrag ? actions : actions.filter { $0.identifier != "pick-up" }
    }

    // MARK: To override

    /// Whether rows can be dragged.
    var canDrag: Bool { table?.dragDelegate != nil }

    /// Whether items can be dropped on the table.
    var canDrop: Bool { table?.dropDelegate != nil }

    func items(for session: DragSession, from table: TableView) -> [DragItem] {
        guard let delegate = table.dragDelegate else { return [] }
        let location = session.isCarriedByKeys ? nil : session.location(in: table)
        return table.indexPathsForContextMenu(at: location).flatMap {
            delegate.tableView(table, itemsForBeginning: session, at: $0)
        }
    }

    func handles(_ session: DropSession, in table: TableView) -> Bool {
        table.dropDelegate?.tableView(table, canHandle: session) ?? false
    }

    func proposal(for session: DropSession, in table: TableView) -> DropProposal {
        guard let delegate = table.dropDelegate else { return DropProposal(operation: .cancel) }
        let row = table.dropRow(of: session)
        proposal = delegate.tableView(
            table, dropSessionDidUpdate: session,
            withDestinationIndexPath: row.map { table.geometry.indexPath(ofRow: $0) })
        return DropProposal(
            operation: proposal.operation,
            highlight: table.highlight(of: proposal.intent, for: session))
    }

    func perform(_ session: DropSession, in table: TableView) {
        let place: TableIndexPath? =
            switch proposal.intent {
            case .insertAtDestinationIndexPath: table.insertionPlace(for: session)
            case .insertIntoDestinationIndexPath, .unspecified:
                table.dropRow(of: session).map { table.geometry.indexPath(ofRow: $0) }
            }
        table.dropDelegate?.tableView(
            table,
            performDropWith: TableViewDropCoordinator(
                session: session, proposal: proposal, destinationIndexPath: place))
    }

    // MARK: The interactions

    final func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [DragItem] { table.map { items(for: session, from: $0) } ?? [] }

    final func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool {
        guard let table, let delegate = table.dragDelegate else { return true }
        return delegate.tableView(table, dragSessionAllowsMoveOperation: session)
    }

    final func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) {
        guard let table else { return }
        table.dragDelegate?.tableView(table, dragSession: session, didEndWith: operation)
    }

    final func dropInteraction(
        _ interaction: DropInteraction, canHandle session: DropSession
    ) -> Bool { table.map { handles(session, in: $0) } ?? false }

    final func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal {
        table.map { proposal(for: session, in: $0) } ?? DropProposal(operation: .cancel)
    }

    final func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        if let table { perform(session, in: table) }
    }

    final func dropInteraction(
        _ interaction: DropInteraction, sessionDidEnd session: DropSession
    ) {
        guard let table else { return }
        table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
    }
}

extension TableView {
    /// The row for a drop: the row under the pointer, or the current row if keys carry the items.
    fileprivate final func dropRow(of session: DropSession) -> Int? {
        guard geometry.rowCount > 0 else { return nil }
        return session.isCarriedByKeys ? selection.lead : row(at: session.location(in: self))
    }

    /// Whether the items go after the row: if the pointer is in its second half, or if keys carry the items.
    private final func isAfter(_ session: DropSession) -> Bool {
        session.isCarriedByKeys
            || session.location(in: self).x - visibleRect.minX
                >= visibleSize.width / 2
    }

    /// Returns the place of the first dropped row: the end if the pointer is on no row.
    fileprivate final func insertionPlace(for session: DropSession) -> TableIndexPath {
        guard let row = dropRow(of: session) else {
            let section = max(0, geometry.rowCounts.count - 1)
            return TableIndexPath(
                row: geometry.rowCounts.isEmpty ? 0 : geometry.rowCount(inSection: section),
                section: section)
        }
        var place = geometry.indexPath(ofRow: row)
        if isAfter(session) { place.row += 1 }
        return place
    }

    fileprivate final func highlight(
        of intent: TableViewDropProposal.Intent, for session: DropSession
    ) -> DropProposal.Highlight {
        let row = dropRow(of: session)
        switch intent {
        case .unspecified: return .view
        case .insertIntoDestinationIndexPath:
            return row.map { .inside(dropFrame(ofRow: $0)) } ?? .view
        case .insertAtDestinationIndexPath:
            guard let row else {
                let last = geometry.rowCount - 1
                return last < 0 ? .view : .below(dropFrame(ofRow: last))
            }
            if isAfter(session) { return .below(dropFrame(ofRow: row)) }
            return geometry.indexPath(ofRow: row).row == 0
                ? .above(dropFrame(ofRow: row)) : .below(dropFrame(ofRow: row - 1))
        }
    }

    /// Returns the frame of a row, cut to the visible width.
    final func dropFrame(ofRow row: Int) -> Rect {
        geometry.frame(
            ofRow: row, width: min(visibleSize.width, max(contentSize.width, bounds.width)))
    }
}
