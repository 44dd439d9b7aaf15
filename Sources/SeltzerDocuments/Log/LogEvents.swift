// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user left the end of a log, or came back to it; posted by the log view, whose own handlers run first.
public struct LogFollowingChanged: RoutedEvent, Hashable, Sendable {
    /// Whether the view shows new lines as they come.
    public let followsEnd: Bool

    /// Creates an event.
    public init(followsEnd: Bool) {
        self.followsEnd = followsEnd
    }
}

/// The user selected lines of a log; posted by the log view, whose own handlers run first.
public struct LogSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The numbers of the lines from the first to the last, counted from the beginning of the log; nil for none.
    public let lines: Range<Int>?

    /// Creates an event.
    public init(lines: Range<Int>?) {
        self.lines = lines
    }
}
