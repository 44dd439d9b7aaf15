// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension PromptGroup {
    /// Asks for the fields of a form, one after the other.
    ///
    /// The same form may be shown by a `FormController`. Each field is asked in the way that suits
    /// its input, and its name is the flag that answers it. An optional field may be skipped. If a
    /// check across fields fails at the end, the field that it names is asked again.
    ///
    /// ```swift
    /// let account = try await group.form(Form(of: Account(), fields: [.text("name", \.name).required()]))
    /// ```
    ///
    /// - Parameter form: The form.
    /// - Returns: The value with all answers.
    /// - Throws: A ``PromptError``, or `FormErrors` if answers given in advance contradict each
    ///   other.
    public func form<Value: Sendable>(_ form: Form<Value>) async throws -> Value {
        var draft = FormDraft(form)
        for field in form.fields { try await ask(field, in: &draft) }
        while let error = draft.errors.first, var field = form.field(named: error.field) {
            let text = draft.text(of: field.name)
            field.help = error.message
            try await ask(field, in: &draft)
            // The field cannot be answered again without a user.
            if draft.text(of: field.name) == text { throw FormErrors(draft.errors) }
        }
        return draft.value
    }

    private func ask<Value>(
        _ field: FormField<Value>, in draft: inout FormDraft<Value>
    ) async throws {
        let answer = try await text(for: field, in: draft)
        draft.setText(answer, of: field.name)
    }

    private func text<Value>(
        for field: FormField<Value>, in draft: FormDraft<Value>
    ) async throws -> String {
        let name = field.name
        let initial = draft.text(of: name)
        let standard = initial.isEmpty && field.isRequired ? nil : initial
        // An empty line is checked, too, so that the field reports the missing answer.
        let check: @MainActor (String) async -> String? = { [value = draft.value] text in
            // Checks a form of this field alone: the other fields have no answers yet, or were
            // checked.
            do throws(FormErrors) {
                _ = try await Form(of: value, fields: [field]).validatedValue(answering: [
                    name: text
                ])
                return nil
            } catch {
                return error.errors.first?.message
            }
        }
        switch field.input {
        case .secret:
            return try await askSecret(
                field.label, flag: name, help: field.help, allowsEmpty: true,
                check: check)
        case .lines:
            return try await edit(field.label, flag: name, default: standard, help: field.help)
        case .toggle:
            let isOn = try await confirm(
                field.label, flag: name, default: initial == "true", help: field.help)
            return isOn ? "true" : "false"
        case .choice(let options):
            return try await option(of: options, for: field, standard: standard)
        case .choices(let options):
            let chosen = try await chooseMany(
                field.label, from: options.map { PromptChoice($0.name, title: $0.title) },
                limits: (field.isRequired ? 1 : 0)...max(1, options.count), flag: name,
                default: standard.map { $0.split(separator: ",").map { String($0.trimmed) } },
                help: field.help)
            return chosen.joined(separator: ",")
        case .text, .number, .stepper, .slider, .date, .time, .combo:
            return try await ask(
                field.label, flag: name, default: standard, placeholder: field.input.hint,
                help: field.help, allowsEmpty: true,
                suggestions: field.input.suggestions, check: check)
        }
    }

    private func option<Value>(
        of options: [FormOption], for field: FormField<Value>, standard: String?
    ) async throws -> String {
        let none = field.isRequired ? [] : [PromptChoice("", title: "None")]
        return try await choose(
            field.label, from: none + options.map { PromptChoice($0.name, title: $0.title) },
            flag: field.name, default: standard, help: field.help)
    }
}

extension FormInput {
    /// The text that the empty field shows.
    fileprivate var hint: String {
        switch self {
        case .text(let placeholder), .number(let placeholder): placeholder
        case .stepper(let range, _, _), .slider(let range, _):
            "\(range.lowerBound.words) to \(range.upperBound.words)"
        case .date: "2026-03-21"
        case .time: "14:30"
        default: ""
        }
    }

    /// The texts of a list, which the field suggests.
    @MainActor
    fileprivate var suggestions: TextSuggestions? {
        guard case .combo(let items, _) = self else { return nil }
        return TextSuggestions { text in
            items.filter { $0.lowercased().hasPrefix(text.lowercased()) }
        }
    }
}

extension Double {
    /// The number as text; a whole number has no decimals.
    fileprivate var words: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }
}
