// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder

/// The user submitted a form with a valid value, and the closure of the form has ended; posted by its controller, whose
/// own handlers run first.
///
/// If the form has a secret field, descriptions of the event leave out the value.
public struct FormSubmitted<Value: Sendable>: RoutedEvent, Sendable {
    /// The value.
    public let value: Value
    package let isSecure: Bool

    /// Creates the event of a submitted value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isSecure: Whether descriptions leave out the value.
    public init(value: Value, isSecure: Bool = false) {
        self.value = value
        self.isSecure = isSecure
    }
}

extension FormSubmitted: SecretDescribing {
    package var content: (label: String, text: String) { ("value", String(describing: value)) }
}

/// The user cancelled a form; posted by its controller, whose own handlers run first.
public struct FormCancelled: RoutedEvent, Hashable, Sendable {
    /// Creates the event, which the controller of the form posts.
    public init() {}
}

/// The user changed the answer of a field; posted after each change by the controller of the form, whose own handlers
/// run first.
public struct FormFieldChanged: RoutedEvent, Hashable, Sendable {
    /// The name of the field.
    public let field: String

    /// Creates the event of a changed answer.
    public init(field: String) {
        self.field = field
    }
}

/// The user went to another page of a form; posted by its controller, whose own handlers run first.
public struct FormPageChanged: RoutedEvent, Hashable, Sendable {
    /// The index of the new page, from 0.
    public let index: Int

    /// Creates the event of a new page.
    public init(index: Int) {
        self.index = index
    }
}
