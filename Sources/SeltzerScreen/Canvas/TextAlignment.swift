// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Where text stands in a space that is wider than it.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle; a cell that cannot be shared out is on the right.
    case center
    /// At the right edge.
    case right
}
