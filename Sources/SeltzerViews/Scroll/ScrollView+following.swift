// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Following the end of content that grows.
extension ScrollView {
    final func followsEndDidChange() {
        isFollowingEnd = followsEnd
        if followsEnd { setNeedsLayout() }
    }

    /// The offset that shows the end; nil if the scroll view does not follow it.
    final var followedOffset: Point? {
        guard isFollowingEnd else { return nil }
        return Point(x: contentOffset.x, y: geometry[.vertical].offsets.upperBound)
    }

    /// Notes whether the end is visible after a movement.
    ///
    /// Content that has grown since the last layout is below the end that was visible.
    final func noteFollowing() {
        isFollowingEnd = contentOffset.y >= geometry[.vertical].offsets.upperBound
    }
}
