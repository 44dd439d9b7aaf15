// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One of the two directions of a screen.
public enum Axis: Hashable, Sendable {
    /// From left to right, along a row.
    case horizontal
    /// From top to bottom, along a column.
    case vertical
}
