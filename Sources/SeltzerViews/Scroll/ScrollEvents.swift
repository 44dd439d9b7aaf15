// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A scroll view shows another part of its content; posted by the scroll view, itself included.
///
/// It is posted once for all movements before a frame, after the layout.
public struct Scrolled: RoutedEvent, Hashable, Sendable {
    /// The scroll view.
    ///
    /// A superior of several scroll views gets the events of all of them.
    public let scrollView: ScrollView
    /// The point of the content at the top left corner.
    public let contentOffset: Point

    /// Creates an event.
    public init(scrollView: ScrollView, contentOffset: Point) {
        self.scrollView = scrollView
        self.contentOffset = contentOffset
    }
}

/// A scroll view that ``Scrolled`` has come to rest: it did not move for 150 milliseconds, and the pointer holds no
/// bar; posted by the scroll view, itself included.
public struct ScrollEnded: RoutedEvent, Hashable, Sendable {
    /// The scroll view.
    public let scrollView: ScrollView
    /// The point of the content at the top left corner.
    public let contentOffset: Point

    /// Creates an event.
    public init(scrollView: ScrollView, contentOffset: Point) {
        self.scrollView = scrollView
        self.contentOffset = contentOffset
    }
}
