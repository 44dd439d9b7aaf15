// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Answers that are given before the questions are asked: from flags, a file, or a test.
///
/// ```swift
/// let answers = PromptAnswers(arguments: CommandLine.arguments.dropFirst())
/// let name = try await PromptGroup(answers: answers).ask("Name")      // --name fizz
/// ```
///
/// A question that has an answer here is not asked.
public struct PromptAnswers: Hashable, Sendable {
    /// The answers by the names of the questions' flags, without dashes.
    public var values: [String: String]
    /// The arguments that belong to no flag, in their order.
    public private(set) var rest: [String] = []

    /// Creates answers.
    public init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// Reads answers from arguments: `--name fizz`, `--name=fizz`, and `--yes` for a flag without a value.
    ///
    /// The last of several arguments with one name counts. Arguments after `--` belong to no flag.
    public init(arguments: some Sequence<String>) {
        values = [:]
        var flag: String?
        var hasEnded = false
        for argument in arguments {
            if hasEnded || (!argument.hasPrefix("--") && flag == nil) {
                rest.append(argument)
            } else if argument == "--" {
                hasEnded = true
                flag = nil
            } else if argument.hasPrefix("--") {
                let parts = argument.dropFirst(2).split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                values[String(parts[0])] = parts.count > 1 ? String(parts[1]) : "yes"
                flag = parts.count > 1 ? nil : String(parts[0])
            } else if let name = flag {
                values[name] = argument
                flag = nil
            }
        }
    }

    /// Reads answers from a text with a line such as `name = fizz` for each.
    ///
    /// Empty lines and lines that begin with `#` are ignored, and so are lines without `=`.
    public init(text: String) {
        values = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmed
            guard !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") else { continue }
            values[String(line[..<equals].trimmed)] = String(
                line[line.index(after: equals)...].trimmed)
        }
    }

    /// Reads answers from a file with a line such as `name = fizz` for each, as ``init(text:)`` does.
    ///
    /// - Throws: A `FileError` if the file cannot be read.
    public init(contentsOfFile path: String) throws(FileError) {
        let file = try FileBytes(path: path)
        self.init(text: String(decoding: file.bytes(in: 0..<file.count), as: UTF8.self))
    }

    /// Returns the answers of the process's arguments, and those of the file that `--answers FILE` names.
    ///
    /// Arguments are stronger than the file.
    ///
    /// - Throws: A `FileError` if the file cannot be read.
    public static func commandLine() throws(FileError) -> PromptAnswers {
        try PromptAnswers(argumentsAndFile: CommandLine.arguments.dropFirst())
    }

    /// Reads answers from arguments, and from the file that `--answers FILE` names among them.
    init(argumentsAndFile arguments: some Sequence<String>) throws(FileError) {
        self.init(arguments: arguments)
        guard let path = values.removeValue(forKey: "answers") else { return }
        self = merging(try PromptAnswers(contentsOfFile: path))
    }

    /// Returns the answers, with those of others where there is none.
    public func merging(_ others: PromptAnswers) -> PromptAnswers {
        var result = self
        result.values.merge(others.values) { own, _ in own }
        return result
    }
}

extension PromptAnswers: ExpressibleByDictionaryLiteral {
    /// Creates answers; the last of several with one name counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { _, last in last })
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var trimmed: SubSequence {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return self[start..<end]
    }

    /// The name of a flag for a question: its words in lower case, joined by dashes.
    var flagName: String {
        lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
