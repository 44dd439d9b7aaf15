// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// An object that takes items that the user drops on a ``TableView``.
@MainActor
public protocol TableViewDropDelegate: AnyObject {
    /// Returns whether the table handles a session; true by default.
    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool

    /// Returns what a drop at the pointer would do.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session.
    ///   - destinationIndexPath: The row under the pointer; nil where there is none.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: TableIndexPath?
    ) -> TableViewDropProposal

    /// Takes the items.
    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator)

    /// Called at the end of a session that came over the table; does nothing by default.
    func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)
}

extension TableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {}
}

/// What a drop on a ``TableView`` would do.
public struct TableViewDropProposal: Hashable, Sendable {
    /// The place of the items.
    public enum Intent: Hashable, Sendable {
        /// Anywhere in the table, as its delegate decides.
        case unspecified
        /// Between two rows: before the row under the pointer in its first half, after it in its second half.
        case insertAtDestinationIndexPath
        /// Inside of the row under the pointer.
        case insertIntoDestinationIndexPath
    }

    /// What a drop would do.
    public var operation: DropOperation
    /// Where the items would go.
    public var intent: Intent

    /// Creates a proposal.
    public init(operation: DropOperation, intent: Intent = .unspecified) {
        (self.operation, self.intent) = (operation, intent)
    }
}

/// A drop on a ``TableView``.
@MainActor
public struct TableViewDropCoordinator {
    /// The session.
    public let session: DropSession
    /// What the delegate proposed last.
    public let proposal: TableViewDropProposal
    /// The place: for ``TableViewDropProposal/Intent/insertAtDestinationIndexPath`` the index path of the first new row,
    /// otherwise the row under the pointer, or nil where there is none.
    public let destinationIndexPath: TableIndexPath?

    /// The dropped items.
    public var items: [DragItem] { session.items }
}
