// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A scroll view shows another part of its content; posted by the scroll view, which gets it first.
///
/// It is posted once for all movements before a frame, after the layout. Movements by the program
/// count, too, as for UIKit's delegate.
public struct Scrolled: RoutedEvent, Hashable, Sendable {
    /// The scroll view.
    ///
    /// A superior of several scroll views gets the events of all of them.
    public let scrollView: ScrollView
    /// The point of the content at the top left corner.
    public let contentOffset: Point

    /// Creates the event of a scroll view at an offset.
    public init(scrollView: ScrollView, contentOffset: Point) {
        self.scrollView = scrollView
        self.contentOffset = contentOffset
    }
}

/// A scroll view has come to rest after ``Scrolled``; posted by the scroll view, which gets it
/// first.
///
/// It is at rest when it has not moved for 150 milliseconds and the pointer holds no bar.
public struct ScrollEnded: RoutedEvent, Hashable, Sendable {
    /// The scroll view.
    public let scrollView: ScrollView
    /// The point of the content at the top left corner.
    public let contentOffset: Point

    /// Creates the event of a scroll view at an offset.
    public init(scrollView: ScrollView, contentOffset: Point) {
        self.scrollView = scrollView
        self.contentOffset = contentOffset
    }
}
