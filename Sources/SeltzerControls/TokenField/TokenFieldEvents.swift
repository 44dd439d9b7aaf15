// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user added, removed or moved tokens of a ``TokenField``; posted by the field, whose own handlers run first.
public struct TokenFieldChanged: RoutedEvent, Hashable, Sendable {
    /// A change of the tokens.
    public enum Change: Hashable, Sendable {
        /// Tokens were added at an index.
        case added([String], at: Int)
        /// Tokens were removed at an index.
        case removed([String], at: Int)
        /// A token was moved from an index to another one.
        case moved(from: Int, to: Int)
    }

    /// All tokens after the change.
    public let tokens: [String]
    /// The change.
    public let change: Change

    /// Creates an event.
    public init(tokens: [String], change: Change) {
        (self.tokens, self.change) = (tokens, change)
    }
}

/// A ``TokenField`` refused a token, whose text stays in the field; posted by the field, whose own handlers run first.
public struct TokenFieldRefused: RoutedEvent, Hashable, Sendable {
    /// The text.
    public let text: String
    /// The reason, as the field shows it.
    public let message: String

    /// Creates an event.
    public init(text: String, message: String) {
        (self.text, self.message) = (text, message)
    }
}
