// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText

/// A search of the user came to a match; posted by the view that is searched, whose own handlers
/// run first.
public struct TextFound: RoutedEvent, Hashable, Sendable {
    /// What is looked for.
    public let query: TextQuery
    /// The match.
    public let match: TextMatch

    /// Creates an event.
    public init(query: TextQuery, match: TextMatch) {
        self.query = query
        self.match = match
    }
}

/// The user replaced text that was found; posted by the view that is searched, whose own handlers run first.
public struct FoundTextReplaced: RoutedEvent, Hashable, Sendable {
    /// What was looked for.
    public let query: TextQuery
    /// The number of places where text was replaced.
    public let count: Int

    /// Creates an event.
    public init(query: TextQuery, count: Int) {
        self.query = query
        self.count = count
    }
}
