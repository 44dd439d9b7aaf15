// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A rectangle of cells: its left and top edges are inside, its right and bottom edges are outside.
///
/// Arithmetic never traps: a result that no `Int` can hold becomes the nearest possible value. A
/// rectangle with a side that is not positive is empty: it contains nothing and intersects nothing.
@frozen
public struct Rect: Hashable, Sendable {
    /// The left top corner.
    public var origin: Point
    /// The extent to the right and downwards.
    public var size: Size

    /// The empty rectangle at the origin.
    @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }

    /// Creates a rectangle from its corner and extent.
    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its left column, top row, columns and rows.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The number of columns.
    @inlinable public var width: Int { size.width }

    /// The number of rows.
    @inlinable public var height: Int { size.height }

    /// The first column inside.
    @inlinable public var minX: Int { origin.x }

    /// The first row inside.
    @inlinable public var minY: Int { origin.y }

    /// The first column to the right of the rectangle.
    @inlinable public var maxX: Int { origin.x.saturatingAdding(Swift.max(0, size.width)) }

    /// The first row below the rectangle.
    @inlinable public var maxY: Int { origin.y.saturatingAdding(Swift.max(0, size.height)) }

    /// Whether no cell lies inside.
    @inlinable public var isEmpty: Bool { size.isEmpty }

    /// Returns whether the cell at a point lies inside.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether every cell of another rectangle lies inside; true for an empty one.
    @inlinable
    public func contains(_ other: Rect) -> Bool {
        other.isEmpty
            || (other.minX >= minX && other.maxX <= maxX
                && other.minY >= minY && other.maxY <= maxY)
    }

    /// Returns whether the rectangles share a cell.
    @inlinable
    public func intersects(_ other: Rect) -> Bool {
        !isEmpty && !other.isEmpty
            && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns the rectangle of the cells that both contain; ``zero`` if there are none.
    @inlinable
    public func intersection(_ other: Rect) -> Rect {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        guard left < right, top < bottom else { return .zero }
        return Rect(
            x: left,
            y: top,
            width: right.saturatingSubtracting(left),
            height: bottom.saturatingSubtracting(top)
        )
    }

    /// Returns the smallest rectangle that contains both; an empty rectangle adds nothing.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = Swift.min(minX, other.minX)
        let top = Swift.min(minY, other.minY)
        return Rect(
            x: left,
            y: top,
            width: Swift.max(maxX, other.maxX).saturatingSubtracting(left),
            height: Swift.max(maxY, other.maxY).saturatingSubtracting(top)
        )
    }

    /// Returns the rectangle moved by the given number of cells.
    @inlinable
    public func offsetBy(dx: Int, dy: Int) -> Rect {
        Rect(origin: origin.offsetBy(dx: dx, dy: dy), size: size)
    }

    /// Returns the rectangle with its edges moved inwards; a side never becomes negative.
    @inlinable
    public func inset(by insets: Insets) -> Rect {
        Rect(
            origin: origin.offsetBy(dx: insets.left, dy: insets.top),
            size: Size(
                width: Swift.max(0, width.saturatingSubtracting(insets.horizontal)),
                height: Swift.max(0, height.saturatingSubtracting(insets.vertical))
            )
        )
    }
}

extension Rect {
    /// Returns whether both are the same rectangle, by Core Graphics' name.
    @inlinable
    public func equalTo(_ other: Rect) -> Bool { self == other }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as `(x, y, width×height)`.
    public var description: String { "(\(origin.x), \(origin.y), \(size))" }
}
