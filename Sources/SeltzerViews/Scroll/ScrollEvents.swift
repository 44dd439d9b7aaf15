// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A scroll view shows another part of its content; posted by the scroll view, itself included.
///
/// Posted once for all that moved before a frame, when the views in it have their places.
public struct Scrolled: RoutedEvent, Hashable, Sendable {
    /// Who scrolled: superiors of several scroll views hear of all of them.
    public let scrollView: ScrollView
    /// The point of the content at the left top corner.
    public let contentOffset: Point

    /// Creates an event.
    public init(scrollView: ScrollView, contentOffset: Point) {
        self.scrollView = scrollView
        self.contentOffset = contentOffset
    }
}

/// A scroll view that ``Scrolled`` has come to rest: nothing moved for a moment, and nobody holds its bars;
/// posted by the scroll view, itself included.
public struct ScrollEnded: RoutedEvent, Hashable, Sendable {
    /// Who scrolled.
    public let scrollView: ScrollView
    /// The point of the content at the left top corner.
    public let contentOffset: Point

    /// Creates an event.
    public init(scrollView: ScrollView, contentOffset: Point) {
        self.scrollView = scrollView
        self.contentOffset = contentOffset
    }
}
