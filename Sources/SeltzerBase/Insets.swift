// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle inwards, in cells; negative ones point outwards.
@frozen
public struct Insets: Hashable, Sendable {
    /// The rows taken from the top.
    public var top: Int
    /// The columns taken from the left.
    public var left: Int
    /// The rows taken from the bottom.
    public var bottom: Int
    /// The columns taken from the right.
    public var right: Int

    /// No distance on any edge.
    @inlinable public static var zero: Insets { Insets() }

    /// Creates insets, with 0 for each edge that is not given.
    @inlinable
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets of the same distance on every edge.
    @inlinable
    public init(all distance: Int) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// The columns taken from the left and the right together.
    @inlinable public var horizontal: Int { left.saturatingAdding(right) }

    /// The rows taken from the top and the bottom together.
    @inlinable public var vertical: Int { top.saturatingAdding(bottom) }
}
