// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user folded an item, or unfolded it and its children are shown; posted by the outline, whose own handlers run
/// first.
public struct OutlineItemToggled: RoutedEvent, Hashable {
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

/// The outline shows the items that a filter keeps; posted by the outline, whose own handlers run first.
public struct OutlineItemsFiltered: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The number of items that match, without the items above them.
    public let matchCount: Int

    /// Creates an event.
    public init(outlineView: OutlineView, matchCount: Int) {
        self.outlineView = outlineView
        self.matchCount = matchCount
    }
}

/// A long search of a filter advanced by a hundredth; posted by the outline, whose own handlers run first.
public struct OutlineFilterAdvanced: RoutedEvent, Hashable {
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
public struct OutlineItemActivated: RoutedEvent, Hashable {
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
