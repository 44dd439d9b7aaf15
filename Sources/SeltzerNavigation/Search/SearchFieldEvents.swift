// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user selected another scope of a ``SearchField``; posted by the field, whose own handlers run first.
public struct SearchScopeSelected: RoutedEvent, Hashable, Sendable {
    /// The index of the scope, from 0.
    public let index: Int
    /// The title of the scope.
    public let title: String

    /// Creates an event.
    public init(index: Int, title: String) { (self.index, self.title) = (index, title) }
}

/// The user pressed Enter in a ``SearchField``, or chose a recent search; posted by the field, whose own handlers run first.
public struct SearchSubmitted: RoutedEvent, Hashable, Sendable {
    /// The text to search for; never empty.
    public let text: String
    /// The index of the scope, from 0; 0 without scopes.
    public let scopeIndex: Int

    /// Creates an event.
    public init(text: String, scopeIndex: Int) { (self.text, self.scopeIndex) = (text, scopeIndex) }
}
