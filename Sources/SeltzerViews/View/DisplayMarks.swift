// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What of a view must be drawn in the next frame, in the view's own coordinates.
struct DisplayMarks {
    /// Most views are marked once in a frame, or more than once as a whole.
    private var first = Rect.zero
    private var others: [Rect] = []
    /// Whether something below the view is marked.
    var areBelow = false

    /// Whether nothing is marked, in the view or below.
    var isEmpty: Bool { !areBelow && first.isEmpty }

    /// The rectangles after which the first one grows.
    private static let limit = 16

    /// Adds a rectangle that is not empty.
    @inline(__always)
    mutating func insert(_ rect: Rect) {
        if first.isEmpty || rect.contains(first) {
            first = rect
        } else if !first.contains(rect) {
            insertBesideFirst(rect)
        }
    }

    @inline(never)
    private mutating func insertBesideFirst(_ rect: Rect) {
        for other in others where other.contains(rect) { return }
        if others.count < Self.limit { others.append(rect) } else { first = first.union(rect) }
    }

    /// Calls a function for each rectangle, and forgets them.
    @inline(__always)
    mutating func removeAll(_ body: (Rect) -> Void) {
        guard !first.isEmpty else { return }
        body(first)
        first = .zero
        guard !others.isEmpty else { return }
        others.forEach(body)
        others.removeAll(keepingCapacity: true)
    }
}
