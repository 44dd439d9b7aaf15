// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension PromptGroup {
    /// Asks for a line of text.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - flag: The name of the flag that answers it; by default the words of the question, joined
    ///     by dashes.
    ///   - standard: The answer for an empty line, and without a terminal; nil for none.
    ///   - placeholder: The text that the empty field shows.
    ///   - help: A few words below the field.
    ///   - allowsEmpty: Whether an empty line is an answer.
    ///   - history: Earlier answers, the newest last, which the arrow keys bring back.
    ///   - suggestions: Suggestions while the user types.
    ///   - check: Returns the reason why a text cannot be used, in a few words; nil if it can.
    /// - Returns: The text.
    /// - Throws: A ``PromptError``.
    public func ask(
        _ question: String, flag: String? = nil, default standard: String? = nil,
        placeholder: String = "", help: String = "", allowsEmpty: Bool = false,
        history: [String] = [], suggestions: TextSuggestions? = nil,
        check: (@MainActor (String) async -> String?)? = nil
    ) async throws -> String {
        var purpose = TextBody<String>.Purpose(placeholder: placeholder, suggestions: suggestions)
        purpose.history = history
        return try await answer(
            text(
                question, flag, help, purpose, standard, check, words: { $0 },
                parse: { (text) throws(Refusal) in try Self.filled(text, allowsEmpty) }))
    }

    /// Asks for a secret: each character is shown as a dot, and eight dots remain afterwards.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - flag: The name of the flag that answers it.
    ///   - help: A few words below the field.
    ///   - allowsEmpty: Whether an empty line is an answer.
    ///   - check: Returns the reason why a secret cannot be used, in a few words; nil if it can.
    /// - Returns: The secret.
    /// - Throws: A ``PromptError``.
    public func askSecret(
        _ question: String, flag: String? = nil, help: String = "", allowsEmpty: Bool = false,
        check: (@MainActor (String) async -> String?)? = nil
    ) async throws -> String {
        var secret = text(
            question, flag, help, TextBody<String>.Purpose(isSecret: true), nil, check,
            words: { _ in "••••••••" },
            parse: { (text) throws(Refusal) in try Self.filled(text, allowsEmpty) })
        secret.linear.isSecret = true
        return try await answer(secret)
    }

    /// Asks for a number.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - range: The range of allowed numbers; nil for all.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The answer for an empty line, and without a terminal; nil for none.
    ///   - help: A few words below the field.
    ///   - check: Returns the reason why a number cannot be used, in a few words; nil if it can.
    /// - Returns: The number.
    /// - Throws: A ``PromptError``.
    public func number<Number: LosslessStringConvertible & Comparable & Sendable>(
        _ question: String, in range: ClosedRange<Number>? = nil, flag: String? = nil,
        default standard: Number? = nil, help: String = "",
        check: (@MainActor (Number) async -> String?)? = nil
    ) async throws -> Number {
        let hint = range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? ""
        var number = text(
            question, flag, help,
            TextBody<Number>.Purpose(placeholder: standard.map(String.init) ?? hint), standard,
            check, words: { String($0) }
        ) { (text) throws(Refusal) in
            guard let number = Number(String(text.trimmed)), number == number else {
                throw Refusal("Enter a number")
            }
            if let range, !range.contains(number) { throw Refusal("Enter a number from \(hint)") }
            if range == nil, (number as? any FloatingPoint)?.isFinite == false {
                throw Refusal("Enter a number")
            }
            return number
        }
        number.linear.hint = hint
        return try await answer(number)
    }

    /// Asks for a date, as in `2026-11-25`.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - range: The range of allowed dates; nil for all.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The answer for an empty line, and without a terminal; nil for none.
    ///   - help: A few words below the field.
    /// - Returns: The date.
    /// - Throws: A ``PromptError``.
    public func date(
        _ question: String, in range: ClosedRange<CalendarDate>? = nil, flag: String? = nil,
        default standard: CalendarDate? = nil, help: String = ""
    ) async throws -> CalendarDate {
        let parse: @MainActor (String) throws(Refusal) -> CalendarDate = {
            (text) throws(Refusal) in
            guard let date = CalendarDate(String(text.trimmed)) else {
                throw Refusal("Enter a date as year, month and day")
            }
            if let range, !range.contains(date) {
                throw Refusal("Enter a date from \(range.lowerBound) to \(range.upperBound)")
            }
            return date
        }
        var question = Question(
            question, flag: flag, help: help, standard: standard, check: nil,
            parse: { (text) async throws(Refusal) in try parse(text) }, words: { String($0) },
            body: { earlier in DateBody(earlier ?? standard, standard: standard, parse: parse) })
        question.linear.hint = "year-month-day"
        return try await answer(question)
    }

    /// Asks for the path of a file or folder, which is completed while the user types.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - kind: The kind of place that the path must lead to.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The answer for an empty line, and without a terminal; nil for none.
    ///   - help: A few words below the field.
    ///   - check: Returns the reason why a path cannot be used, in a few words; nil if it can.
    /// - Returns: The path as typed, with the user's folder in place of `~`.
    /// - Throws: A ``PromptError``.
    public func path(
        _ question: String, of kind: PromptPathKind = .any, flag: String? = nil,
        default standard: String? = nil, help: String = "",
        check: (@MainActor (String) async -> String?)? = nil
    ) async throws -> String {
        let purpose = TextBody<String>.Purpose(
            placeholder: standard ?? "", suggestions: PromptPaths.suggestions(for: kind))
        return try await answer(
            text(question, flag, help, purpose, standard, check, words: { $0 }) {
                (text) throws(Refusal) in
                let path = PromptPaths.expanded(try Self.filled(text, false))
                if let reason = kind.refusal(of: path) { throw Refusal(reason) }
                return path
            })
    }

    /// Asks for a text of several lines, in a text view or in the user's editor (`VISUAL` or
    /// `EDITOR`).
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The initial text, and the answer without a terminal; nil for none.
    ///   - placeholder: The text that the empty view shows.
    ///   - help: A few words below the view.
    /// - Returns: The text.
    /// - Throws: A ``PromptError``.
    public func edit(
        _ question: String, flag: String? = nil, default standard: String? = nil,
        placeholder: String = "", help: String = ""
    ) async throws -> String {
        let environment = processEnvironment()
        let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
            .first { !$0.trimmed.isEmpty }
        return try await answer(
            Question(
                question, flag: flag, help: help, standard: standard, check: nil,
                parse: { (text) throws(Refusal) in text },
                words: { text in
                    let count = text.split(whereSeparator: \.isNewline).count
                    return count > 1 ? "\(count) lines" : String(text.trimmed)
                },
                body: {
                    EditBody($0 ?? standard ?? "", placeholder: placeholder, editor: editor)
                }))
    }

    private func text<Value>(
        _ title: String, _ flag: String?, _ help: String, _ purpose: TextBody<Value>.Purpose,
        _ standard: Value?, _ check: (@MainActor (Value) async -> String?)?,
        words: @escaping @MainActor (Value) -> String,
        parse: @escaping @MainActor (String) throws(Refusal) -> Value
    ) -> Question<Value> {
        var purpose = purpose
        if purpose.placeholder.isEmpty, let standard, !purpose.isSecret {
            purpose.placeholder = words(standard)
        }
        return Question(
            title, flag: flag, help: help, standard: standard, check: check,
            parse: { (text) async throws(Refusal) in try parse(text) }, words: words,
            body: { [purpose] earlier in
                var purpose = purpose
                if let earlier, !purpose.isSecret { purpose.text = words(earlier) }
                return TextBody(purpose, standard: standard, parse: parse)
            })
    }

    private static func filled(_ text: String, _ allowsEmpty: Bool) throws(Refusal) -> String {
        if text.isEmpty, !allowsEmpty { throw Refusal("Enter an answer") }
        return text
    }
}
