// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer
import SeltzerPrompts

extension PromptGroup {
    /// Asks for a value that an option of swift-argument-parser can have, unless the option has one.
    ///
    /// ```swift
    /// @Option var region: Region?
    /// …
    /// let region = try await group.ask("Region", given: region)
    /// ```
    ///
    /// A type with a few values, such as an enum, is asked for by a list, and any other one by a line of text.
    ///
    /// - Parameters:
    ///   - question: The question; a word or two.
    ///   - given: The value of the option; nil to ask.
    ///   - flag: The name of the flag that answers it.
    ///   - standard: The value for an empty line, and without a terminal; nil for none.
    ///   - help: A few words below the question.
    /// - Returns: The value.
    /// - Throws: A `PromptError`.
    public func ask<Value: ExpressibleByArgument & Sendable>(
        _ question: String, given: Value?, flag: String? = nil, default standard: Value? = nil,
        help: String = ""
    ) async throws -> Value {
        if let given { return given }
        let words = Value.allValueStrings
        let text =
            if words.isEmpty {
                try await ask(
                    question, flag: flag, default: standard?.defaultValueDescription, help: help
                ) { Value(argument: $0) == nil ? "“\($0)” is no \(question)" : nil }
            } else {
                try await choose(
                    question, from: words.map { PromptChoice($0) }, flag: flag,
                    default: standard?.defaultValueDescription, help: help)
            }
        guard let value = Value(argument: text) ?? standard else {
            throw PromptError.refused(
                flag: flag ?? question, answer: text, reason: "it is no \(question)")
        }
        return value
    }
}
