// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An error of a command line that names an action, as a sentence for the user.
public struct ActionError: Error, Hashable, CustomStringConvertible {
    /// The sentence, without control characters.
    public let description: String

    init(_ description: String) { self.description = TextSanitizer.line(description) }
}

/// An action that a command line runs: its description, and its options.
@MainActor
struct NamedAction {
    let current: CurrentAction
    /// Whether the program says that the action needs no screen.
    let runsWithoutScreen: Bool
    let description: ActionDescription
    /// The name of the option of each parameter, without the two hyphens.
    let options: [String]

    init?(_ current: CurrentAction, withoutScreen names: Set<String>) {
        guard let identifier = current.identifier else { return nil }
        runsWithoutScreen = names.contains(identifier)
        self.current = current
        description = ActionDescription(current)
        var options: [String] = []
        for parameter in description.parameters {
            let name = Self.optionName(of: parameter.title)
            // Two values of one name are told apart by a number.
            let count = options.count { $0 == name || $0.hasPrefix("\(name)-") }
            options.append(count == 0 ? name : "\(name)-\(count + 1)")
        }
        self.options = options
    }

    var name: String { current.identifier ?? "" }

    /// Returns the name of an option: `New name` becomes `new-name`.
    nonisolated static func optionName(of title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "value" : words.joined(separator: "-")
    }

    /// Returns the values of the parameters, in their order.
    ///
    /// - Parameter words: The words after the name: `--option value` or `--option=value`, in any order.
    /// - Throws: The first error in the words.
    func arguments(in words: [String]) throws(ActionError) -> [String] {
        var values: [String: String] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                throw ActionError("Unexpected argument “\(word)” for \(name). \(usage)")
            }
            let parts = word.dropFirst(2).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = String(parts[0])
            guard let place = options.firstIndex(of: option) else {
                throw ActionError("Unknown option “--\(option)” for \(name). \(usage)")
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw ActionError("--\(option) needs a value. \(usage)")
            }
            if let choices = description.parameters[place].choices, !choices.contains(value) {
                throw ActionError(
                    "“\(value)” is no value for --\(option). Choose one of: \(choices.joined(separator: ", "))."
                )
            }
            values[option] = value
        }
        if let missing = options.first(where: { values[$0] == nil }) {
            throw ActionError("--\(missing) is missing. \(usage)")
        }
        return options.map { values[$0] ?? "" }
    }

    /// A sentence that says what to write.
    var usage: String {
        options.isEmpty
            ? "It takes no options."
            : "Write: \(name) \(options.map { "--\($0) <\($0)>" }.joined(separator: " "))"
    }
}
