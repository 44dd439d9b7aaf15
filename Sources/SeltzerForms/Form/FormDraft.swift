// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The answers of a form while the user fills it in: a text for each field, the value so far, and the errors.
///
/// A draft knows no views: a prompt may ask for the fields one by one.
///
/// ```swift
/// var draft = FormDraft(form)
/// draft.setText("0", of: "seats")
/// draft.problem(of: "seats")      // "At least 1"
/// ```
public struct FormDraft<Value: Sendable>: Sendable {
    /// The form.
    public let form: Form<Value>
    /// The initial value with all readable answers; an unreadable answer leaves its part of the value unchanged.
    public private(set) var value: Value
    private var base: Value
    /// The given answers, by the names of fields.
    private var texts: [String: String] = [:]
    /// The errors of unreadable answers, by the names of fields.
    private var unreadable: [String: String] = [:]

    /// Creates the draft of a form without answers.
    public init(_ form: Form<Value>) {
        self.form = form
        value = form.initialValue
        base = form.initialValue
    }

    /// Returns the answer of a field as text; without an answer, the text of the initial value.
    ///
    /// Empty if there is no such field.
    public func text(of name: String) -> String {
        texts[name] ?? form.field(named: name)?.read(base) ?? ""
    }

    /// Sets the answer of a field; does nothing if there is no such field.
    public mutating func setText(_ text: String, of name: String) {
        guard let field = form.field(named: name) else { return }
        texts[name] = text
        unreadable[name] = field.write(&value, text)
    }

    /// Returns the error of a field's answer, without checks that take time; nil for none.
    public func problem(of name: String) -> String? {
        guard let field = form.field(named: name) else { return nil }
        let text = text(of: name)
        if let requirement = field.requirement, field.input.isEmpty(text) { return requirement }
        return unreadable[name] ?? field.problem(of: text, in: value)
    }

    /// The errors in the order of the fields, without checks that take time.
    public var errors: [FormError] {
        form.fields.compactMap { field in
            problem(of: field.name).map { FormError(field: field.name, message: $0) }
        }
    }

    /// Whether an answer differs from the initial value.
    public var isDirty: Bool {
        !unreadable.isEmpty || form.fields.contains { $0.read(value) != $0.read(base) }
    }

    /// Forgets all answers.
    public mutating func reset() {
        value = base
        texts = [:]
        unreadable = [:]
    }

    /// Makes a value the new initial value, for instance after it was saved.
    ///
    /// - Parameter saved: The value; nil for the present one.
    public mutating func commit(_ saved: Value? = nil) {
        base = saved ?? value
    }
}
