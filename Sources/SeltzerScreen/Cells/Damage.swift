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
        var joined = rect
        var index = 0
        while index < rects.count {
            let union = rects[index].union(joined)
            if union.size.area <= rects[index].size.area.saturatingAdding(joined.size.area) {
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                joined = union
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(joined)
        if rects.count > Self.limit { joinCheapestPair() }
    }

    /// Adds all of another damage.
    public mutating func formUnion(_ other: Damage) {
        for rect in other.rects { insert(rect) }
    }

    /// Forgets everything.
    public mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
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
