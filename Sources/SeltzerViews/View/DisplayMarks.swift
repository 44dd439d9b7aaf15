// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// What of a view must be drawn in the next frame, in the view's own coordinates.
struct DisplayMarks {
    /// Most views are marked once in a frame, or more than once as a whole.
    private var first = Rect.zero
    private var others = Damage()
    /// Whether something below the view is marked.
    var areBelow = false

    /// Whether nothing is marked, in the view or below.
    var isEmpty: Bool { !areBelow && first.isEmpty }

    /// Adds a rectangle that is not empty.
    @inline(__always)
    mutating func insert(_ rect: Rect) {
        if first.isEmpty || rect.contains(first) {
            first = rect
        } else if !first.contains(rect) {
            others.insert(rect)
        }
    }

    /// Calls a function for each rectangle, and forgets them.
    @inline(__always)
    mutating func removeAll(_ body: (Rect) -> Void) {
        guard !first.isEmpty else { return }
        body(first)
        first = .zero
        guard !others.isEmpty else { return }
        others.rects.forEach(body)
        others.removeAll()
    }
}
