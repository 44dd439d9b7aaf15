// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The parts of a screen that changed: a few rectangles that together hold every changed cell.
public struct Damage: Hashable, Sendable {
    /// The rectangles; they may overlap, none is empty.
    public private(set) var rects: [Rect] = []

    /// The number of rectangles above which neighbours are joined.
    private static let limit = 16

    /// Creates an empty damage.
    public init() {}

    /// Creates the damage of one rectangle; empty if the rectangle is.
    public init(_ rect: Rect) {
        insert(rect)
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle that holds all of it; ``/SeltzerBase/Rect/zero`` if there is nothing.
    public var bounds: Rect { rects.reduce(.zero) { $0.union($1) } }

    /// Adds a rectangle; joined with others where that costs no extra cell, or where there are many.
    public mutating func insert(_ rect: Rect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        let count = rects.count
        let (joined, kept) = rects.withUnsafeMutableBufferPointer { Self.join(rect, with: $0) }
        guard kept == count else {
            rects[kept] = joined
            return rects.removeLast(count - kept - 1)
        }
        rects.append(joined)
        if count == Self.limit { joinCheapestPair() }
    }

    /// Joins a rectangle with those of others that it can be joined with, and moves the rest to the front.
    ///
    /// - Returns: The joined rectangle, and how many others are left.
    private static func join(
        _ rect: Rect, with others: UnsafeMutableBufferPointer<Rect>
    ) -> (Rect, left: Int) {
        var joined = rect
        var count = others.count
        var index = 0
        while index < count {
            guard let union = union(of: others[index], and: joined) else {
                index += 1
                continue
            }
            count -= 1
            others[index] = others[count]
            joined = union
            index = 0
        }
        return (joined, count)
    }

    /// Adds all of another damage.
    public mutating func formUnion(_ other: Damage) {
        for rect in other.rects { insert(rect) }
    }

    /// Forgets everything.
    public mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Returns the union of two rectangles where it holds no cell but theirs, or none for each one they share.
    @inline(__always)
    private static func union(of first: Rect, and second: Rect) -> Rect? {
        let left = Swift.min(first.minX, second.minX), right = Swift.max(first.maxX, second.maxX)
        let top = Swift.min(first.minY, second.minY), bottom = Swift.max(first.maxY, second.maxY)
        let union = Size(
            width: right.saturatingSubtracting(left), height: bottom.saturatingSubtracting(top))
        guard union.area <= first.size.area.saturatingAdding(second.size.area) else { return nil }
        return Rect(origin: Point(x: left, y: top), size: union)
    }

    private mutating func joinCheapestPair() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rects.indices {
            for second in rects.indices.dropFirst(first + 1) {
                let cost = rects[first].union(rects[second]).size.area
                    .saturatingSubtracting(rects[first].size.area)
                    .saturatingSubtracting(rects[second].size.area)
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        insert(union)
    }
}
