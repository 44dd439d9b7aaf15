// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// An object that decides which rows of a ``TableView`` the user drags.
@MainActor
public protocol TableViewDragDelegate: AnyObject {
    /// Returns the items of a row; an empty array if the user cannot drag the row.
    ///
    /// A drag of a selected row asks for each selected row, in order.
    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: TableIndexPath
    ) -> [DragItem]

    /// Returns whether the rows may be moved, and not only copied; true by default.
    func tableView(
        _ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession
    ) -> Bool

    /// Called at the end of a drag, after the target took the items.
    ///
    /// For ``/SeltzerControls/DropOperation/move`` the delegate removes the rows, unless the target is this table and
    /// moved them.
    func tableView(
        _ tableView: TableView, dragSession session: DragSession,
        didEndWith operation: DropOperation)
}

extension TableViewDragDelegate {
    /// Returns true.
    public func tableView(
        _ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession
    ) -> Bool { true }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, dragSession session: DragSession,
        didEndWith operation: DropOperation
    ) {}
}
