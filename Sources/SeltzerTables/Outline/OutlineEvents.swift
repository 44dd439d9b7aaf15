// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user unfolded an item, and its children are shown, or folded it; posted by the outline, whose own handlers run
/// first.
public struct ItemToggled: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The item.
    public let item: AnyHashable
    /// Whether the children are shown now.
    public let isExpanded: Bool

    /// Creates an event.
    public init(outlineView: OutlineView, item: AnyHashable, isExpanded: Bool) {
        (self.outlineView, self.item, self.isExpanded) = (outlineView, item, isExpanded)
    }
}

/// The rows of a filter are visible; posted by the outline, whose own handlers run first.
public struct ItemsFiltered: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The number of items that match, without those above them.
    public let matchCount: Int

    /// Creates an event.
    public init(outlineView: OutlineView, matchCount: Int) {
        self.outlineView = outlineView
        self.matchCount = matchCount
    }
}

/// The search for the items that a filter keeps takes longer, and has come further by a hundredth; posted by the outline,
/// whose own handlers run first.
public struct FilterAdvanced: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The part that is done, from 0 to 1.
    public let progress: Double

    /// Creates an event.
    public init(outlineView: OutlineView, progress: Double) {
        self.outlineView = outlineView
        self.progress = progress
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
