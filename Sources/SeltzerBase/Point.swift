// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A position in cells, x to the right and y downwards.
///
/// Arithmetic never traps: a result that no `Int` can hold becomes the nearest possible value.
@frozen
public struct Point: Hashable, Sendable {
    /// The column, counted from 0 at the left edge of its coordinate space.
    public var x: Int
    /// The row, counted from 0 at the top edge of its coordinate space.
    public var y: Int

    /// The origin of any coordinate space.
    @inlinable public static var zero: Point { Point(x: 0, y: 0) }

    /// Creates a point from a column and a row, in cells.
    @inlinable
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Returns the point moved by the given number of cells.
    @inlinable
    public func offsetBy(dx: Int, dy: Int) -> Point {
        Point(x: x.saturatingAdding(dx), y: y.saturatingAdding(dy))
    }

    /// Returns the point moved by another one's coordinates.
    @inlinable
    public static func + (point: Point, offset: Point) -> Point {
        point.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Returns the vector from the second point to the first.
    @inlinable
    public static func - (point: Point, origin: Point) -> Point {
        Point(
            x: point.x.saturatingSubtracting(origin.x),
            y: point.y.saturatingSubtracting(origin.y)
        )
    }
}

extension Point {
    /// Returns whether both are the same point, by Core Graphics' name.
    @inlinable
    public func equalTo(_ other: Point) -> Bool { self == other }
}

extension Point: CustomStringConvertible {
    /// The point as `(x, y)`.
    public var description: String { "(\(x), \(y))" }
}
