// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user unfolded an item, and its children are shown; posted by the outline, whose own handlers run first.
public struct ItemExpanded: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The item.
    public let item: AnyHashable

    /// Creates an event.
    public init(outlineView: OutlineView, item: AnyHashable) {
        self.outlineView = outlineView
        self.item = item
    }
}

/// The user folded an item; posted by the outline, whose own handlers run first.
public struct ItemCollapsed: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The item.
    public let item: AnyHashable

    /// Creates an event.
    public init(outlineView: OutlineView, item: AnyHashable) {
        self.outlineView = outlineView
        self.item = item
    }
}

/// The user activated an item by Enter or a double click; posted by the outline, whose own handlers run first.
///
/// If no handler stops or observes it, an item with children is unfolded or folded.
public struct ItemActivated: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The item.
    public let item: AnyHashable

    /// Creates an event.
    public init(outlineView: OutlineView, item: AnyHashable) {
        self.outlineView = outlineView
        self.item = item
    }
}
