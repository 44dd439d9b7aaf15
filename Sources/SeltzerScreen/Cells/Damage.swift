// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The changed parts of a screen: a few rectangles that together contain every changed cell.
///
/// Cells that are more than 2^29 from the origin are ignored, because no screen reaches there.
public struct Damage: Hashable, Sendable {
    /// The rectangles; they may overlap, and none is empty.
    public private(set) var rects: [Rect] = []

    /// The number of rectangles above which neighbors are joined.
    private static let limit = 16

    /// Creates an empty damage.
    public init() {}

    /// Creates the damage of one rectangle; empty if the rectangle is empty.
    public init(_ rect: Rect) {
        insert(rect)
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle that contains all damage; ``/SeltzerBase/Rect/zero`` if there is none.
    public var bounds: Rect { rects.reduce(.zero) { $0.union($1) } }

    /// Adds a rectangle; joins it with others if that costs no extra cell, or if there are many.
    public mutating func insert(_ rect: Rect) {
        let edges = Edges(clamping: rect)
        guard edges.left < edges.right, edges.top < edges.bottom else { return }
        let count = rects.count
        let joined = rects.withUnsafeMutableBufferPointer { Self.join(edges, with: $0) }
        guard let (edges, kept) = joined else { return }
        guard kept == count else {
            rects[kept] = edges.rect
            return rects.removeLast(count - kept - 1)
        }
        rects.append(edges.rect)
        if count == Self.limit { joinCheapestPair() }
    }

    /// Joins a rectangle with each of the other rectangles that it can be joined with, and moves
    /// the rest to the front.
    ///
    /// - Returns: The joined rectangle, and the number of remaining rectangles; nil if another
    ///   rectangle already contains it.
    private static func join(
        _ edges: Edges, with others: UnsafeMutableBufferPointer<Rect>
    ) -> (Edges, left: Int)? {
        var joined = edges
        var count = others.count
        // The search begins at the last rectangle, because most changes continue the previous one.
        var index = count - 1
        while index >= 0 {
            let other = Edges(others[index])
            if count == others.count, other.contains(joined) { return nil }
            if let union = other.exactUnion(joined) {
                count -= 1
                others[index] = others[count]
                joined = union
                index = count
            }
            index -= 1
        }
        return (joined, count)
    }

    /// Adds another damage.
    public mutating func formUnion(_ other: Damage) {
        for rect in other.rects { insert(rect) }
    }

    /// Removes all rectangles.
    public mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Joins the two rectangles whose union has the fewest extra cells.
    private mutating func joinCheapestPair() {
        let (first, second) = rects.withUnsafeBufferPointer(Self.cheapestPair)
        let union = rects[first].union(rects[second])
        rects.remove(at: second)
        rects.remove(at: first)
        insert(union)
    }

    private static func cheapestPair(_ rects: UnsafeBufferPointer<Rect>) -> (Int, Int) {
        var (pair, least) = ((0, 1), Int.max)
        for second in 1..<rects.count {
            let edges = Edges(rects[second])
            for first in 0..<second {
                let other = Edges(rects[first])
                let cost = edges.union(other).area &- edges.area &- other.area
                if cost < least { (pair, least) = ((first, second), cost) }
            }
        }
        return pair
    }
}

/// A rectangle as its four edges, because every frame compares many rectangles.
private struct Edges {
    var left, top, right, bottom: Int

    /// The limit of all edges; sums and areas within it do not overflow.
    private static let farthest = 1 << 29

    /// Creates the edges of the part of a rectangle that lies within the limit.
    @inline(__always)
    init(clamping rect: Rect) {
        left = rect.minX.clamped(-Self.farthest, Self.farthest)
        top = rect.minY.clamped(-Self.farthest, Self.farthest)
        right = rect.maxX.clamped(-Self.farthest, Self.farthest)
        bottom = rect.maxY.clamped(-Self.farthest, Self.farthest)
    }

    /// Creates the edges of a rectangle that lies within the limit already.
    @inline(__always)
    init(_ rect: Rect) {
        (left, top) = (rect.origin.x, rect.origin.y)
        (right, bottom) = (left &+ rect.size.width, top &+ rect.size.height)
    }

    @inline(__always) var rect: Rect {
        Rect(x: left, y: top, width: right &- left, height: bottom &- top)
    }

    @inline(__always) var area: Int { (right &- left) &* (bottom &- top) }

    @inline(__always)
    func contains(_ other: Edges) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }

    /// Returns the smallest rectangle that contains both.
    @inline(__always)
    func union(_ other: Edges) -> Edges {
        var union = self
        union.left = Swift.min(left, other.left)
        union.top = Swift.min(top, other.top)
        union.right = Swift.max(right, other.right)
        union.bottom = Swift.max(bottom, other.bottom)
        return union
    }

    /// Returns the union if it has at most as many extra cells as the rectangles share.
    @inline(__always)
    func exactUnion(_ other: Edges) -> Edges? {
        let sharedWidth = Swift.min(right, other.right) &- Swift.max(left, other.left)
        let sharedHeight = Swift.min(bottom, other.bottom) &- Swift.max(top, other.top)
        guard sharedWidth >= 0, sharedHeight >= 0 else { return nil }
        let union = union(other)
        return union.area <= area &+ other.area ? union : nil
    }
}
