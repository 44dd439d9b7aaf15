// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText

/// A search of the user came to a match; posted by the searched view, whose own handlers run first.
public struct TextFound: RoutedEvent, Hashable, Sendable {
    /// The query.
    public let query: TextQuery
    /// The match.
    public let match: TextMatch

    /// Creates the event of a query that came to a match.
    public init(query: TextQuery, match: TextMatch) {
        self.query = query
        self.match = match
    }
}

/// The user replaced matches; posted by the searched view, whose own handlers run first.
public struct FoundTextReplaced: RoutedEvent, Hashable, Sendable {
    /// The query of the replaced matches.
    public let query: TextQuery
    /// The number of replaced matches.
    public let count: Int

    /// Creates the event of a number of replaced matches.
    public init(query: TextQuery, count: Int) {
        self.query = query
        self.count = count
    }
}
