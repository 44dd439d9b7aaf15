// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The program in a ``TerminalView`` has ended; its rows stay.
public struct TerminalEnded: RoutedEvent, Hashable, Sendable {
    /// The way in which the program ended.
    public let status: ChildStatus

    /// Creates the event of an end.
    public init(status: ChildStatus) { self.status = status }
}

/// The program in a ``TerminalView`` has set another title.
public struct TerminalTitleChanged: RoutedEvent, Hashable, Sendable {
    /// The title without control characters; empty for none.
    public let title: String

    /// Creates the event of a title.
    public init(title: String) { self.title = title }
}

/// The program in a ``TerminalView`` has rung the bell.
public struct TerminalRang: RoutedEvent, Hashable, Sendable {
    /// Creates the event of the bell.
    public init() {}
}
