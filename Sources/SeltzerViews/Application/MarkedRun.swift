// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Collects marked rectangles, and passes neighbors in one row on to the renderer as one
/// rectangle.
@MainActor
struct MarkedRun {
    /// The part of the screen in which the rectangles are visible.
    let clip: Rect
    private let renderer: FrameRenderer
    private var run = Rect.zero

    init(in clip: Rect, for renderer: FrameRenderer) {
        self.clip = clip
        self.renderer = renderer
    }

    /// Creates an empty run in a clip, with the renderer of another run.
    init(in clip: Rect, of other: MarkedRun) {
        self.init(in: clip, for: other.renderer)
    }

    /// Adds a rectangle that is not empty.
    @inline(__always)
    mutating func insert(_ rect: Rect) {
        let end = run.origin.x &+ run.size.width
        let isNext =
            rect.origin.x == end && rect.origin.y == run.origin.y
            && rect.size.height == run.size.height && end > run.origin.x
        guard isNext else {
            self.end()
            run = rect
            return
        }
        run.size.width = run.size.width.saturatingAdding(rect.size.width)
    }

    /// Passes the remaining rectangle on to the renderer.
    @inline(never)
    mutating func end() {
        let part = run.intersection(clip)
        run = .zero
        if !part.isEmpty { renderer.invalidate(part) }
    }
}
