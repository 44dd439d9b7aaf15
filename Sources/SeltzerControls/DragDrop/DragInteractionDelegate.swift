// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// An object that decides which items a ``DragInteraction`` drags.
///
/// Only ``dragInteraction(_:itemsForBeginning:)`` must be implemented.
@MainActor
public protocol DragInteractionDelegate: AnyObject {
    /// Returns the items to drag from the place of the press; an empty array for no drag.
    ///
    /// ``DragSession/location(in:)`` returns the place.
    func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [DragItem]

    /// Returns the text beside the pointer for the first item; by default its title.
    func dragInteraction(
        _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
    ) -> StyledText

    /// Returns whether the items may be moved, and not only copied; true by default.
    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool

    /// Called before the items are shown beside the pointer.
    func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: DragSession)

    /// Called at the end, after the target took the items.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - session: The session.
    ///   - operation: The effect on the items. For ``DropOperation/move`` the delegate removes the items from their old
    ///     place, unless the target is the same place and moved them itself.
    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation)
}

extension DragInteractionDelegate {
    /// Returns the title.
    public func dragInteraction(
        _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
    ) -> StyledText { item.title }

    /// Returns true.
    public func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool { true }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: DragInteraction, sessionWillBegin session: DragSession
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) {}
}
