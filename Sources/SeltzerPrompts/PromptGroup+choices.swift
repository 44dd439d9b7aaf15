// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension PromptGroup {
    /// Asks a question that is answered by yes or no.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The answer for an empty line, and without a terminal; nil for none. On a screen, the button
    ///     for yes is focused first unless it is false.
    ///   - help: A few words below the buttons.
    ///   - yes: The title of the button for yes; a verb.
    ///   - no: The title of the button for no.
    /// - Returns: Whether the answer is yes.
    /// - Throws: A ``PromptError``.
    public func confirm(
        _ question: String, flag: String? = nil, default standard: Bool? = nil, help: String = "",
        yes: String = "Yes", no: String = "No"
    ) async throws -> Bool {
        var confirmation = Question<Bool>(
            question, flag: flag, help: help, standard: standard, check: nil,
            parse: { (text) async throws(Refusal) in
                switch text.trimmed.lowercased() {
                case "y", "yes", "true", "1", "on", yes.lowercased(): return true
                case "n", "no", "false", "0", "off", no.lowercased(): return false
                default: throw Refusal("Enter yes or no")
                }
            },
            words: { $0 ? "yes" : "no" },
            body: { ConfirmBody(yes: yes, no: no, standard: $0 ?? standard) })
        confirmation.linear.hint = "y/n"
        return try await answer(confirmation)
    }

    /// Asks for one of the cases of a type.
    ///
    /// The words of a case are its raw value if that is a text, otherwise its name.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - type: The type.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The initially selected case, and the answer without a terminal; nil for none.
    ///   - help: A few words below the list.
    /// - Returns: The case.
    /// - Throws: A ``PromptError``.
    public func choose<Value: CaseIterable & Equatable & Sendable>(
        _ question: String, _ type: Value.Type = Value.self, flag: String? = nil,
        default standard: Value? = nil, help: String = ""
    ) async throws -> Value {
        try await choose(
            question, from: Value.allCases.map { PromptChoice($0) }, flag: flag, default: standard,
            help: help)
    }

    /// Asks for one of several choices.
    ///
    /// In a list of more than ten, the user finds choices by typing. Choices with a
    /// ``PromptChoice/disabledReason`` cannot be chosen.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - choices: The choices, at least one.
    ///   - flag: The name of the flag that answers it; its value is the title of a choice.
    ///   - standard: The initially selected value, and the answer without a terminal; nil for none.
    ///   - help: A few words below the list.
    /// - Returns: The value of the choice.
    /// - Throws: A ``PromptError``.
    public func choose<Value: Equatable & Sendable>(
        _ question: String, from choices: [PromptChoice<Value>], flag: String? = nil,
        default standard: Value? = nil, help: String = ""
    ) async throws -> Value {
        var choice = Question<Value>(
            question, flag: flag, help: help, standard: standard, check: nil,
            parse: { (text) async throws(Refusal) in
                choices[try Self.number(of: text, in: choices)].value
            },
            words: { value in choices.first { $0.value == value }?.title ?? "" },
            body: { earlier in
                let selected = choices.firstIndex { $0.value == earlier ?? standard }
                return ChoiceBody(ChoiceList(choices), selected: selected) {
                    (body) throws(Refusal) in
                    guard let number = body.choices.selected else {
                        throw Refusal("Choose one of the list")
                    }
                    return choices[number].value
                }
            })
        choice.linear.titles = choices.map(Self.linearTitle)
        choice.linear.parse = { (text) async throws(Refusal) in
            choices[try Self.number(of: text, in: choices, hasNumbers: true)].value
        }
        return try await answer(choice)
    }

    /// Asks for some of the cases of a type.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - type: The type.
    ///   - limits: The minimum and the maximum number of chosen cases.
    ///   - flag: The name of the flag that answers it; its value is the words of cases, separated
    ///     by commas.
    ///   - standard: The initially marked cases, and the answer without a terminal; nil for none.
    ///   - help: A few words below the list.
    /// - Returns: The cases, in their order.
    /// - Throws: A ``PromptError``.
    public func chooseMany<Value: CaseIterable & Equatable & Sendable>(
        _ question: String, _ type: Value.Type = Value.self, limits: ClosedRange<Int> = 0...Int.max,
        flag: String? = nil, default standard: [Value]? = nil, help: String = ""
    ) async throws -> [Value] {
        try await chooseMany(
            question, from: Value.allCases.map { PromptChoice($0) }, limits: limits, flag: flag,
            default: standard, help: help)
    }

    /// Asks for some of several choices.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - choices: The choices.
    ///   - limits: The minimum and the maximum number of chosen values.
    ///   - flag: The name of the flag that answers it; its value is titles of choices, separated by
    ///     commas.
    ///   - standard: The initially marked values, and the answer without a terminal; nil for none.
    ///   - help: A few words below the list.
    /// - Returns: The values of the choices, in their order.
    /// - Throws: A ``PromptError``.
    public func chooseMany<Value: Equatable & Sendable>(
        _ question: String, from choices: [PromptChoice<Value>],
        limits: ClosedRange<Int> = 0...Int.max, flag: String? = nil,
        default standard: [Value]? = nil, help: String = ""
    ) async throws -> [Value] {
        let words: @MainActor ([Value]) -> String = { values in
            let titles = values.compactMap { value in choices.first { $0.value == value }?.title }
            return titles.isEmpty ? "none" : titles.joined(separator: ", ")
        }
        var choice = Question<[Value]>(
            question, flag: flag, help: help, standard: standard, check: nil,
            parse: { (text) async throws(Refusal) in
                try Self.values(Self.numbers(in: text, of: choices), of: choices, limits)
            },
            words: words,
            body: { earlier in
                let marked = choices.indices.filter {
                    (earlier ?? standard)?.contains(choices[$0].value) == true
                }
                return ChoiceBody(
                    ChoiceList(choices, marked: Set(marked)), maximum: limits.upperBound
                ) { (body) throws(Refusal) in
                    try Self.values(body.choices.marked ?? [], of: choices, limits)
                }
            })
        choice.linear.titles = choices.map(Self.linearTitle)
        choice.linear.parse = { (text) async throws(Refusal) in
            let numbers = try Self.numbers(in: text, of: choices, hasNumbers: true)
            return try Self.values(numbers, of: choices, limits)
        }
        choice.linear.hint = "numbers, with commas between them"
        return try await answer(choice)
    }

    /// Asks for a value that a search finds while the user types.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - flag: The name of the flag that answers it; its value is the title of a choice that the
    ///     search finds.
    ///   - help: A few words below the list.
    ///   - find: Returns the choices for a text, the best first. Its errors are shown. The task is
    ///     cancelled if the text changes meanwhile.
    /// - Returns: The value of the choice.
    /// - Throws: A ``PromptError``.
    public func search<Value: Sendable>(
        _ question: String, flag: String? = nil, help: String = "",
        find: @escaping @MainActor (String) async throws -> [PromptChoice<Value>]
    ) async throws -> Value {
        // The value may be of any type, so the words of the answer are the words of the choice.
        let found = try await answer(
            Question<PromptChoice<Value>>(
                question, flag: flag, help: help, standard: nil, check: nil,
                parse: { (text) async throws(Refusal) in
                    let choices: [PromptChoice<Value>]
                    do {
                        choices = try await find(text)
                    } catch {
                        throw Refusal("\(error)")
                    }
                    if choices.count == 1 { return choices[try Self.enabled(0, of: choices)] }
                    return choices[try Self.number(of: text, in: choices)]
                },
                words: \.title,
                body: { earlier in
                    ChoiceBody(
                        ChoiceList<Value>(earlier.map { [$0] } ?? []),
                        selected: earlier.map { _ in 0 }, find: find
                    ) { (body) throws(Refusal) in
                        guard let number = body.choices.selected else {
                            throw Refusal("Search and choose one")
                        }
                        return body.choices.choices[number]
                    }
                }))
        return found.value
    }

    // MARK: Choices by their titles

    private static func linearTitle<Value>(_ choice: PromptChoice<Value>) -> String {
        let detail = choice.disabledReason ?? choice.detail
        return detail.isEmpty ? choice.title : "\(choice.title)  \(detail)"
    }

    /// Returns the number of the choice that a text names; case is ignored if no title is equal.
    private static func number<Value>(
        of text: String, in choices: [PromptChoice<Value>], hasNumbers: Bool = false
    ) throws(Refusal) -> Int {
        guard let found = names(of: choices, hasNumbers).number(of: text) else {
            throw unknown(choices)
        }
        return try enabled(found, of: choices)
    }

    /// Returns the numbers of the choices that a text names.
    private static func numbers<Value>(
        in text: String, of choices: [PromptChoice<Value>], hasNumbers: Bool = false
    ) throws(Refusal) -> Set<Int> {
        do {
            let found = try names(of: choices, hasNumbers).numbers(in: text)
            for number in found.sorted() { _ = try enabled(number, of: choices) }
            return found
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw unknown(choices)
        }
    }

    private static func names<Value>(
        of choices: [PromptChoice<Value>], _ hasNumbers: Bool
    ) -> ChoiceNames {
        ChoiceNames(
            titles: choices.map(\.title),
            values: choices.map { PromptChoice<Value>.title(of: $0.value) }, hasNumbers: hasNumbers)
    }

    private static func unknown<Value>(_ choices: [PromptChoice<Value>]) -> Refusal {
        let titles = ChoiceNames.list(choices.prefix(8).map(\.title))
        return Refusal("Choose one of \(titles)\(choices.count > 8 ? ", …" : "")")
    }

    /// Returns the number of a choice, unless that choice is disabled.
    private static func enabled<Value>(
        _ number: Int, of choices: [PromptChoice<Value>]
    ) throws(Refusal) -> Int {
        if let reason = choices[number].disabledReason { throw Refusal(reason) }
        return number
    }

    private static func values<Value>(
        _ numbers: Set<Int>, of choices: [PromptChoice<Value>], _ limits: ClosedRange<Int>
    ) throws(Refusal) -> [Value] {
        if numbers.count < limits.lowerBound { throw Refusal("Mark at least \(limits.lowerBound)") }
        if numbers.count > limits.upperBound { throw Refusal("Mark at most \(limits.upperBound)") }
        return numbers.sorted().map { choices[$0].value }
    }
}
