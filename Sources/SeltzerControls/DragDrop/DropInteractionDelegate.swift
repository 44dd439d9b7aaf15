// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An object that decides how a ``DropInteraction`` handles items.
///
/// Only ``dropInteraction(_:sessionDidUpdate:)`` and ``dropInteraction(_:performDrop:)`` must be implemented.
@MainActor
public protocol DropInteractionDelegate: AnyObject {
    /// Returns whether the target handles a session; true by default.
    ///
    /// The target is asked once, when the items first enter it. If it returns false, a target further up may take the
    /// items.
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool

    /// Called when the items enter the target.
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession)

    /// Returns the effect of a drop at the pointer; called for each move of the pointer.
    func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal

    /// Called when the items leave the target, also when the drag is cancelled.
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession)

    /// Takes the items.
    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession)

    /// Called after the drop, when the origin has been informed.
    func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession)

    /// Called at the end of a session that has entered the target.
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession)
}

extension DropInteractionDelegate {
    /// Returns true.
    public func dropInteraction(
        _ interaction: DropInteraction, canHandle session: DropSession
    ) -> Bool { true }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: DropInteraction, sessionDidEnter session: DropSession
    ) {}

    /// Does nothing.
    public func dropInteraction(
        _ interaction: DropInteraction, sessionDidExit session: DropSession
    ) {}

    /// Does nothing.
    public func dropInteraction(
        _ interaction: DropInteraction, concludeDrop session: DropSession
    ) {}

    /// Does nothing.
    public func dropInteraction(
        _ interaction: DropInteraction, sessionDidEnd session: DropSession
    ) {}
}
