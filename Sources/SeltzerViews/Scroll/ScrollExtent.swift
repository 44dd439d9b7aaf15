// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The content of a scroll view along one axis: its length, its visible length, and the possible
/// offsets.
///
/// A scroll view's bounds begin at its offset, so the offset is a place in the content. Insets are
/// cells before and after the content that are empty, or that another view covers.
struct ScrollExtent: Hashable {
    /// The length of the scroll view, including insets.
    let boundsLength: Int
    /// The inset before the content.
    let before: Int
    /// The inset after the content.
    let after: Int
    /// The possible offsets.
    let offsets: ClosedRange<Int>

    /// Creates an extent; negative lengths count as 0.
    init(boundsLength: Int, contentLength: Int, before: Int = 0, after: Int = 0) {
        self.boundsLength = max(0, boundsLength)
        self.before = before
        self.after = after
        let first = 0.saturatingSubtracting(before)
        let end = max(0, contentLength).saturatingAdding(after)
        offsets = first...max(first, end.saturatingSubtracting(self.boundsLength))
    }

    /// Whether some of the content is out of sight.
    var canScroll: Bool { offsets.lowerBound < offsets.upperBound }

    /// The visible length of the content.
    var visibleLength: Int {
        max(0, boundsLength.saturatingSubtracting(before.saturatingAdding(after)))
    }

    /// Returns the possible offset nearest to a place.
    func nearest(to place: Int) -> Int {
        place.clamped(offsets.lowerBound, offsets.upperBound)
    }

    /// Returns the offset that shows a part of the content and is nearest to the present offset.
    ///
    /// If the part is too long, the offset shows its beginning.
    ///
    /// - Parameter covered: The number of cells at the beginning that headers cover.
    func offset(showing stretch: Range<Int>, from offset: Int, covered: Int = 0) -> Int {
        var offset = offset
        let end = offset.saturatingAdding(boundsLength).saturatingSubtracting(after)
        if stretch.upperBound > end {
            offset = offset.saturatingAdding(stretch.upperBound.saturatingSubtracting(end))
        }
        let hidden = before.saturatingAdding(covered)
        if stretch.lowerBound < offset.saturatingAdding(hidden) {
            offset = stretch.lowerBound.saturatingSubtracting(hidden)
        }
        return nearest(to: offset)
    }
}
