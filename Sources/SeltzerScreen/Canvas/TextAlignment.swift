// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The position of text in a space that is wider than the text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle; an odd cell is on the right.
    case center
    /// At the right edge.
    case right
}
