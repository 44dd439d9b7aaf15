// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Form {
    /// Returns the value that results from answers, without a terminal.
    ///
    /// Checks that take time are left out.
    ///
    /// - Parameter answers: The texts by the names of fields; ``FormInput`` says which texts a field takes. A field
    ///   without an answer keeps its initial value.
    /// - Throws: All errors, including an error for each name without a field.
    public func value(answering answers: [String: String]) throws(FormErrors) -> Value {
        let draft = draft(answering: answers)
        let errors = unknownNames(in: answers) + draft.errors
        guard errors.isEmpty else { throw FormErrors(errors) }
        return draft.value
    }

    /// Returns the value that results from answers, without a terminal.
    ///
    /// Checks that take time also run, without their delays.
    ///
    /// - Parameter answers: The texts by the names of fields, as for ``value(answering:)``.
    /// - Throws: All errors, including an error for each name without a field.
    public func validatedValue(
        answering answers: [String: String]
    ) async throws(FormErrors) -> Value {
        let draft = draft(answering: answers)
        var errors = unknownNames(in: answers)
        for field in fields {
            let problem =
                if let problem = draft.problem(of: field.name) { problem as String? } else {
                    await field.laterCheck?.message(draft.value)
                }
            if let problem { errors.append(FormError(field: field.name, message: problem)) }
        }
        guard errors.isEmpty else { throw FormErrors(errors) }
        return draft.value
    }

    private func draft(answering answers: [String: String]) -> FormDraft<Value> {
        var draft = FormDraft(self)
        for field in fields {
            if let answer = answers[field.name] { draft.setText(answer, of: field.name) }
        }
        return draft
    }

    private func unknownNames(in answers: [String: String]) -> [FormError] {
        let names = fields.map(\.name)
        return answers.keys.filter { !names.contains($0) }.sorted().map { name in
            let hint = name.nearest(in: names).map { " Did you mean “\($0)”?" } ?? ""
            return FormError(field: name, message: "There is no such field." + hint)
        }
    }
}
