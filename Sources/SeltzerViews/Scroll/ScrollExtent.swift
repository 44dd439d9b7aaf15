// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What can be scrolled along one axis: how much there is, how much of it is seen, and where it can begin.
///
/// As a scroll view's bounds begin at its offset, the offset is a place in the content; insets are empty room
/// before and after the content, or room that something in front covers.
struct ScrollExtent: Hashable {
    /// The cells of the scroll view, those that insets take included.
    let boundsLength: Int
    /// The cells before the content.
    let before: Int
    /// The cells after the content.
    let after: Int
    /// The offsets that there are.
    let offsets: ClosedRange<Int>

    /// Creates an extent; a negative length counts as none.
    init(boundsLength: Int, contentLength: Int, before: Int = 0, after: Int = 0) {
        self.boundsLength = max(0, boundsLength)
        self.before = before
        self.after = after
        let first = 0.saturatingSubtracting(before)
        let end = max(0, contentLength).saturatingAdding(after)
        offsets = first...max(first, end.saturatingSubtracting(self.boundsLength))
    }

    /// Whether there is more than is seen at once.
    var canScroll: Bool { offsets.lowerBound < offsets.upperBound }

    /// The cells of content that are seen at once.
    var visibleLength: Int {
        max(0, boundsLength.saturatingSubtracting(before.saturatingAdding(after)))
    }

    /// The offset nearest to a place.
    func nearest(to place: Int) -> Int {
        place.clamped(offsets.lowerBound, offsets.upperBound)
    }

    /// The offset that shows a stretch of the content and lies nearest to the present one; of a stretch
    /// longer than what is seen, its beginning.
    ///
    /// - Parameter covered: The cells at the beginning that something in the content covers.
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
