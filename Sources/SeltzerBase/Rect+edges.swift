// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An edge of a rectangle, for ``Rect/divided(atDistance:from:)``.
@frozen
public enum RectEdge: Hashable, Sendable {
    /// The left edge.
    case minXEdge
    /// The top edge.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The bottom edge.
    case maxYEdge
}

extension Rect {
    /// The rectangle of no cells that ``intersection(_:)`` and ``union(_:)`` treat as nothing.
    @inlinable public static var null: Rect {
        Rect(x: .max, y: .max, width: 0, height: 0)
    }

    /// Whether this is ``null``.
    @inlinable public var isNull: Bool { self == .null }

    /// The column in the middle, rounded down.
    @inlinable public var midX: Int { minX.saturatingAdding(width / 2) }

    /// The row in the middle, rounded down.
    @inlinable public var midY: Int { minY.saturatingAdding(height / 2) }

    /// The rectangle with sides that are not negative: the corner moves to the top left.
    @inlinable public var standardized: Rect {
        Rect(
            x: width < 0 ? minX.saturatingAdding(width) : minX,
            y: height < 0 ? minY.saturatingAdding(height) : minY,
            width: width == .min ? .max : abs(width),
            height: height == .min ? .max : abs(height))
    }

    /// The rectangle itself: cells are whole.
    @inlinable public var integral: Rect { self }

    /// Returns the rectangle with its edges moved inwards by the given number of cells; outwards
    /// for a negative number.
    ///
    /// The center stays. A side never becomes negative.
    ///
    /// - Parameters:
    ///   - dx: The columns for the left edge and for the right edge.
    ///   - dy: The rows for the top edge and for the bottom edge.
    @inlinable
    public func insetBy(dx: Int, dy: Int) -> Rect {
        inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
    }

    /// Returns two parts of the rectangle.
    ///
    /// - Parameters:
    ///   - distance: The cells between the edge and the cut; at most the side of the rectangle.
    ///   - edge: The edge.
    /// - Returns: The part at the edge, and the rest.
    @inlinable
    public func divided(
        atDistance distance: Int, from edge: RectEdge
    ) -> (slice: Rect, remainder: Rect) {
        let isAcross = edge == .minXEdge || edge == .maxXEdge
        let side = Swift.max(0, isAcross ? width : height)
        let cut = Swift.min(Swift.max(0, distance), side)
        let isFirst = edge == .minXEdge || edge == .minYEdge
        let first = isFirst ? cut : side - cut
        var before = self, after = self
        if isAcross {
            before.size.width = first
            after.size.width = side - first
            after.origin.x = minX.saturatingAdding(first)
        } else {
            before.size.height = first
            after.size.height = side - first
            after.origin.y = minY.saturatingAdding(first)
        }
        return isFirst ? (before, after) : (after, before)
    }
}
