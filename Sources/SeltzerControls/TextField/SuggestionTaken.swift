// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has taken a suggestion, which is the text now; posted by the field, itself included, after
/// ``TextChanged``.
public struct SuggestionTaken: RoutedEvent, Hashable, Sendable {
    /// The text.
    public let text: String

    /// Creates an event.
    public init(text: String) {
        self.text = text
    }
}
