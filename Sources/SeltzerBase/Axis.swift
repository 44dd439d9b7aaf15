// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One of the two directions of a screen.
public enum Axis: Hashable, Sendable {
    /// From left to right, along a row.
    case horizontal
    /// From top to bottom, along a column.
    case vertical

    /// The other axis, at a right angle to this one.
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Point {
    /// The coordinate along an axis.
    @inlinable
    public subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Size {
    /// The length along an axis.
    @inlinable
    public subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
