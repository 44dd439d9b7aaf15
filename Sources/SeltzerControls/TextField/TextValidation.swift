// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A condition that a text must fulfill, and how its message is shown.
@MainActor
public struct TextValidation {
    /// A time of the check.
    public enum Moment: Hashable, Sendable {
        /// After each change.
        case change
        /// When the user submits the text or leaves the field; while the text is invalid, also after each change.
        case end
    }

    /// A place for the message.
    public enum Placement: Hashable, Sendable {
        /// In a row below the field, which stays empty without a message.
        case below
        /// At the end of the field's row.
        case trailing
    }

    /// The time of the check.
    public var moment: Moment
    /// The place of the message.
    public var placement: Placement
    /// Returns the problem of a text in a few words; nil for a valid text.
    let message: @MainActor (String) -> String?

    /// Creates a validation.
    ///
    /// - Parameters:
    ///   - moment: When the text is checked.
    ///   - placement: Where the message is shown.
    ///   - message: Returns the problem of a text in a few words; nil for a valid text. The field retains the closure.
    public init(
        at moment: Moment = .end, placement: Placement = .below,
        _ message: @escaping @MainActor (String) -> String?
    ) {
        self.moment = moment
        self.placement = placement
        self.message = message
    }
}

/// The user made a text valid or invalid, or changed its problem; posted by its control, whose own handlers run first.
///
/// The event follows the check after an edit, or at the end of editing. A check by the program posts nothing.
public struct ValidityChanged: RoutedEvent, Hashable, Sendable {
    /// The problem, in a few words; nil for a valid text.
    public let message: String?

    /// Whether the text is valid.
    public var isValid: Bool { message == nil }

    /// Creates an event.
    public init(message: String?) {
        self.message = message
    }
}
