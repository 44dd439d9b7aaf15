// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// An object that takes items that the user drops on a ``TableView``.
@MainActor
public protocol TableViewDropDelegate: AnyObject {
    /// Returns whether the table handles a session; true by default.
    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool

    /// Returns the effect of a drop at the pointer.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session.
    ///   - destinationIndexPath: The row under the pointer; nil if there is none.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: TableIndexPath?
    ) -> TableViewDropProposal

    /// Takes the items.
    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator)

    /// Called at the end of a session that has entered the table; does nothing by default.
    func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)
}

extension TableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {}
}

/// The effect of a drop on a ``TableView``.
public struct TableViewDropProposal: Hashable, Sendable {
    /// The place of the items.
    public enum Intent: Hashable, Sendable {
        /// Anywhere in the table, as its delegate decides.
        case unspecified
        /// Between two rows: before the row under the pointer in its first half, after it in its second half.
        case insertAtDestinationIndexPath
        /// Inside the row under the pointer.
        case insertIntoDestinationIndexPath
    }

    /// The effect of a drop.
    public var operation: DropOperation
    /// The place of the items.
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
    /// The last proposal of the delegate.
    public let proposal: TableViewDropProposal
    /// The place of the drop.
    ///
    /// For ``TableViewDropProposal/Intent/insertAtDestinationIndexPath`` this is the index path of the first new row;
    /// otherwise the row under the pointer, or nil if there is none.
    public let destinationIndexPath: TableIndexPath?

    /// The dropped items.
    public var items: [DragItem] { session.items }
}
