// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A drag began; posted by the view that the items come from, whose own handlers run first.
public struct DragBegan: RoutedEvent, Hashable, Sendable {
    /// The number of items.
    public let itemCount: Int

    /// Creates an event.
    public init(itemCount: Int) {
        self.itemCount = itemCount
    }
}

/// A drag ended; posted by the view that the items come from, whose own handlers run first.
///
/// A view that has left its window posts it, too, to the responders that are still above it.
public struct DragEnded: RoutedEvent, Hashable, Sendable {
    /// The effect on the items; ``DropOperation/cancel`` if there was no drop.
    public let operation: DropOperation

    /// Creates an event.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// Items entered a target; posted by the target's responder, whose own handlers run first.
public struct DropEntered: RoutedEvent, Hashable, Sendable {
    /// The number of items.
    public let itemCount: Int

    /// Creates an event.
    public init(itemCount: Int) {
        self.itemCount = itemCount
    }
}

/// Items left a target without a drop; posted by the target's responder, whose own handlers run first.
public struct DropExited: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}

/// Items were dropped; posted by the target's responder after it performed the drop.
///
/// Handlers of this responder run first.
public struct DropPerformed: RoutedEvent, Hashable, Sendable {
    /// Whether the items were copied or moved.
    public let operation: DropOperation
    /// The number of items.
    public let itemCount: Int

    /// Creates an event.
    public init(operation: DropOperation, itemCount: Int) {
        (self.operation, self.itemCount) = (operation, itemCount)
    }
}

/// A view opened because dragged items rested on it; posted by the view, whose own handlers run first.
public struct SpringLoaded: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}
