// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has changed a text; posted by the control, itself included, after each change.
///
/// The text of a secure field is in it, but in no description of it.
public struct TextChanged: RoutedEvent, Hashable, Sendable {
    /// The text now.
    public let text: String
    let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The text now.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(text: String, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
    }
}

/// The user has begun to edit a text: its control got the keys.
public struct EditingBegan: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}

/// The user has ceased to edit a text: its control lost the keys.
public struct EditingEnded: RoutedEvent, Hashable, Sendable {
    /// The text now.
    public let text: String
    let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The text now.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(text: String, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
    }
}

/// Enter was pressed on a text, which stays with the keys.
public struct TextSubmitted: RoutedEvent, Hashable, Sendable {
    /// The text now.
    public let text: String
    let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The text now.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(text: String, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
    }
}

/// What was typed or pasted had no room in a text, or no place in its mask.
public struct TextOverflowed: RoutedEvent, Hashable, Sendable {
    /// What was left out.
    public let rest: String
    let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - rest: What was left out.
    ///   - isSecure: Whether descriptions leave it out, too.
    public init(rest: String, isSecure: Bool = false) {
        self.rest = rest
        self.isSecure = isSecure
    }
}

extension TextChanged: SecretDescribing {
    var content: (label: String, text: String) { ("text", text) }
}
extension EditingEnded: SecretDescribing {
    var content: (label: String, text: String) { ("text", text) }
}
extension TextSubmitted: SecretDescribing {
    var content: (label: String, text: String) { ("text", text) }
}
extension TextOverflowed: SecretDescribing {
    var content: (label: String, text: String) { ("rest", rest) }
}

/// The user took a suggestion as the text; posted after ``TextChanged`` by the field, whose own handlers run first.
public struct SuggestionTaken: RoutedEvent, Hashable, Sendable {
    /// The new text.
    public let text: String

    /// Creates an event.
    public init(text: String) {
        self.text = text
    }
}
