// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user changed a text; posted after each change by the control, whose own handlers run first.
///
/// The event contains the text of a secure field, but its descriptions do not.
public struct TextChanged: RoutedEvent, Hashable, Sendable {
    /// The new text.
    public let text: String
    package let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The new text.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(text: String, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
    }
}

/// The user began to edit a text: its control became focused.
public struct EditingBegan: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}

/// The user ended editing a text: its control lost the focus.
public struct EditingEnded: RoutedEvent, Hashable, Sendable {
    /// The text.
    public let text: String
    package let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(text: String, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
    }
}

/// The user pressed Enter on a text; its control stays focused, unless it has an action for the end of editing.
public struct TextSubmitted: RoutedEvent, Hashable, Sendable {
    /// The text.
    public let text: String
    package let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(text: String, isSecure: Bool = false) {
        self.text = text
        self.isSecure = isSecure
    }
}

/// Typed or pasted text was left out, because it was longer than the maximum length or did not fit the mask.
public struct TextOverflowed: RoutedEvent, Hashable, Sendable {
    /// The text that was left out.
    public let rest: String
    package let isSecure: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - rest: The text that was left out.
    ///   - isSecure: Whether descriptions leave the text out.
    public init(rest: String, isSecure: Bool = false) {
        self.rest = rest
        self.isSecure = isSecure
    }
}

extension TextChanged: SecretDescribing {
    package var content: (label: String, text: String) { ("text", text) }
}
extension EditingEnded: SecretDescribing {
    package var content: (label: String, text: String) { ("text", text) }
}
extension TextSubmitted: SecretDescribing {
    package var content: (label: String, text: String) { ("text", text) }
}
extension TextOverflowed: SecretDescribing {
    package var content: (label: String, text: String) { ("rest", rest) }
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
