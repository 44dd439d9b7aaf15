// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// What a text must be, and how the user is told that it is not.
@MainActor
public struct TextValidation {
    /// When a text is looked at.
    public enum Moment: Hashable, Sendable {
        /// After each change.
        case change
        /// When the user hands the text in or goes elsewhere; one that was found wrong then, after each change too.
        case end
    }

    /// Where the message is shown.
    public enum Placement: Hashable, Sendable {
        /// In a row of its own, which is kept free for it.
        case below
        /// At the end of the field's row.
        case trailing
    }

    /// When the text is looked at.
    public var moment: Moment
    /// Where the message is shown.
    public var placement: Placement
    /// Returns what is wrong with a text, in a few words; nil where nothing is.
    let message: @MainActor (String) -> String?

    /// Creates a validation.
    ///
    /// - Parameters:
    ///   - moment: When the text is looked at.
    ///   - placement: Where the message is shown.
    ///   - message: Returns what is wrong with a text, in a few words; nil where nothing is. Kept by the field.
    public init(
        at moment: Moment = .end, placement: Placement = .below,
        _ message: @escaping @MainActor (String) -> String?
    ) {
        self.moment = moment
        self.placement = placement
        self.message = message
    }
}

/// A text has become one that can be accepted, or one that cannot; posted by its control, itself included.
public struct ValidityChanged: RoutedEvent, Hashable, Sendable {
    /// What is wrong, in a few words; nil where nothing is.
    public let message: String?

    /// Whether the text can be accepted.
    public var isValid: Bool { message == nil }

    /// Creates an event.
    public init(message: String?) {
        self.message = message
    }
}
