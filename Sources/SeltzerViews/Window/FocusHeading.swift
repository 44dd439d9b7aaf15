// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A direction in which the focus moves from view to view.
public enum FocusHeading: Hashable, Sendable, CaseIterable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}
