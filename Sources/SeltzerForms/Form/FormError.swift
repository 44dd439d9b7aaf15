// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An error in the answer of one field.
public struct FormError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the field.
    ///
    /// If the answer belongs to no field, the name in the answer.
    public let field: String
    /// The message, which says in a few words what to do.
    public let message: String

    /// Creates an error.
    public init(field: String, message: String) {
        self.field = field
        self.message = message
    }

    /// The name of the field and the message.
    public var description: String { "\(field): \(message)" }
}

/// The errors in the answers of a form, in the order of its fields.
public struct FormErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors, at most one for each field.
    public let errors: [FormError]

    /// Creates a list of errors.
    public init(_ errors: [FormError]) {
        self.errors = errors
    }

    /// The errors, one on each line.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
