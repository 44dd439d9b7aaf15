// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user moved a divider; posted by the split view, whose own handlers run first.
public struct DividerMoved: RoutedEvent, Hashable, Sendable {
    /// The index of the divider, from 0, which is the index of the pane before it.
    public let index: Int
    /// The cells between the beginning of the split view and the divider.
    public let position: Int

    /// Creates the event of a divider at a new position.
    public init(index: Int, position: Int) {
        self.index = index
        self.position = position
    }
}

/// The user collapsed or expanded a pane; posted by the split view, whose own handlers run first.
public struct PaneToggled: RoutedEvent, Hashable, Sendable {
    /// The index of the pane, from 0.
    public let index: Int
    /// Whether the pane is collapsed now.
    public let isCollapsed: Bool

    /// Creates the event of a pane that was collapsed or expanded.
    public init(index: Int, isCollapsed: Bool) {
        self.index = index
        self.isCollapsed = isCollapsed
    }
}
