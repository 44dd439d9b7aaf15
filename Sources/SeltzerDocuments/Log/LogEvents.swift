// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user scrolled away from the end of a log, or back to it; posted by the log view, whose own handlers run first.
public struct LogFollowingChanged: RoutedEvent, Hashable, Sendable {
    /// Whether the view shows new lines as they come.
    public let followsEnd: Bool

    /// Creates the event of a log view that follows its end now, or no longer.
    public init(followsEnd: Bool) {
        self.followsEnd = followsEnd
    }
}

/// The user selected lines of a log; posted by the log view, whose own handlers run first.
public struct LogSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The numbers of the lines from the first to the last, counted from the beginning of the log; nil for none.
    public let lines: Range<Int>?

    /// Creates the event of a selection of lines.
    public init(lines: Range<Int>?) {
        self.lines = lines
    }
}
