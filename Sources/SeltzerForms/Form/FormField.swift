// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A question of a form: a name, a label, the part of the value that it asks for, and the checks of an answer.
///
/// Fields are made by functions such as ``text(_:_:label:placeholder:)`` and `choice(_:_:label:title:)`, with the key
/// path of the part:
///
/// ```swift
/// .text("name", \.name)
///     .required("Enter a name")
///     .help("Others see it")
///     .validate { $0.name.count > 20 ? "Enter at most 20 characters" : nil }
/// ```
public struct FormField<Value: Sendable>: Sendable {
    /// The name in answers and errors, for instance the name of a flag.
    public let name: String
    /// The label beside the control; by default the name in words.
    public var label: String
    /// The line below the control; empty for none.
    public var help = ""
    /// The message if there is no answer; nil if the field needs none.
    public var requirement: String?
    /// The kind of answer.
    public let input: FormInput
    /// Returns the answer in a value, as text.
    let read: @Sendable (Value) -> String
    /// Stores an answer in a value; returns the error of an unreadable text, or nil.
    let write: @Sendable (inout Value, String) -> String?
    private var checks: [@Sendable (Value) -> String?] = []
    /// The check that takes time; nil for none.
    private(set) var laterCheck: FormLaterCheck<Value>?

    init(
        _ name: String, label: String?, _ input: FormInput,
        read: @escaping @Sendable (Value) -> String,
        write: @escaping @Sendable (inout Value, String) -> String?
    ) {
        self.name = name
        self.label = label ?? name.asLabel
        self.input = input
        self.read = read
        self.write = write
    }

    /// Whether the field needs an answer.
    public var isRequired: Bool { requirement != nil }

    // MARK: Modifiers

    /// Returns the field with a requirement: an answer, a switch that is on, or at least one option.
    ///
    /// - Parameter message: The message without an answer, which says what to do; nil for a sentence that suits the
    ///   input.
    public func required(_ message: String? = nil) -> FormField {
        var field = self
        field.requirement = message ?? input.missingMessage
        return field
    }

    /// Returns the field with a line below its control.
    public func help(_ text: String) -> FormField {
        var field = self
        field.help = text
        return field
    }

    /// Returns the field with a check of its answer, which may depend on other fields.
    ///
    /// It is called after each change of the form, but not while the field's own answer is unreadable.
    ///
    /// - Parameter message: Returns the error of the field in a value, in a few words; nil for none.
    public func validate(_ message: @escaping @Sendable (Value) -> String?) -> FormField {
        var field = self
        field.checks.append(message)
        return field
    }

    /// Returns the field with a check of its answer that takes time, for instance by a server; it replaces an earlier
    /// one.
    ///
    /// The check begins when the answer has not changed for some time and has no other error. It is cancelled when the
    /// answer changes. Submitting waits for it.
    ///
    /// - Parameters:
    ///   - delay: The time without a change.
    ///   - message: Returns the error of the field in a value, in a few words; nil for none.
    public func validate(
        after delay: Duration, _ message: @escaping @Sendable (Value) async -> String?
    ) -> FormField {
        var field = self
        field.laterCheck = FormLaterCheck(delay: delay, message: message)
        return field
    }

    // MARK: Checks

    /// Returns the error of a value that contains the field's answer; nil for none.
    func problem(of text: String, in value: Value) -> String? {
        if let requirement, input.isEmpty(text) { return requirement }
        return checks.lazy.compactMap { $0(value) }.first
    }
}

/// A check that takes time, and the delay before it.
struct FormLaterCheck<Value: Sendable>: Sendable {
    let delay: Duration
    let message: @Sendable (Value) async -> String?
}
