// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Answers given before the questions are asked: from flags, a file, or a test.
///
/// ```swift
/// let answers = PromptAnswers(arguments: CommandLine.arguments.dropFirst())
/// let name = try await PromptGroup(answers: answers).ask("Name")      // --name fizz
/// ```
///
/// A question with an answer here is not asked. A flag of the command line without a question is an
/// error: at the end of ``withPromptGroup(answers:_:)``, or at once with ``commandLine(flags:)``.
/// Other names without a question are ignored.
public struct PromptAnswers: Hashable, Sendable {
    /// The answers by the names of the questions' flags, without dashes.
    public var values: [String: String]
    /// The arguments that belong to no flag, in their order.
    public private(set) var rest: [String] = []
    /// The flags of the command line, in order, that no question has asked for yet.
    private(set) var uncheckedFlags: [String] = []
    /// The file and the line of each answer from a file, by the name of the flag.
    private(set) var places: [String: String] = [:]

    /// Creates answers from a dictionary, whose keys are the names of the questions' flags, without
    /// dashes.
    public init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// Reads answers from arguments: `--name fizz`, `--name=fizz`, and `--yes` for a flag without a
    /// value.
    ///
    /// If several arguments have the same name, the last one counts. Arguments after `--` belong to
    /// no flag.
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
                let text = argument.dropFirst(2)
                let parts = text.parted(by: "=")
                let name = String(parts?.head ?? text)
                values[name] = parts.map { String($0.tail) } ?? "yes"
                uncheckedFlags.append(name)
                flag = parts == nil ? name : nil
            } else if let name = flag {
                values[name] = argument
                flag = nil
            }
        }
    }

    /// Reads answers from a text with a line such as `name = fizz` for each.
    ///
    /// The name is the name of the question's flag, without dashes, and the value is the rest of
    /// the line; blanks around both are left out. The order of the lines does not matter; if
    /// several lines have the same name, the last one counts. Empty lines, lines that begin with
    /// `#`, and lines without `=` are ignored.
    public init(text: String) {
        values = [:]
        for line in text.withoutByteOrderMark.split(whereSeparator: \.isNewline) {
            if let (name, value) = Self.answer(in: line) { values[name] = value }
        }
    }

    /// Reads answers from a file with a line such as `name = fizz` for each, as ``init(text:)``
    /// does.
    ///
    /// A question whose answer here cannot be used throws a ``PromptError`` that names the file and
    /// the line.
    ///
    /// - Throws: A `FileError` if the file cannot be read, or if a line is neither an answer, nor
    ///   empty, nor a comment. The error names the line.
    public init(contentsOfFile path: String) throws(FileError) {
        let file = try FileBytes(path: BytePath(argument: path))
        let text = String(
            decoding: file.bytes(in: 0..<file.count).withoutByteOrderMark, as: UTF8.self)
        values = [:]
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            if let (name, value) = Self.answer(in: line) {
                values[name] = value
                places[name] = "\(path), line \(number)"
            } else if let first = line.trimmed.unicodeScalars.first, first != "#" {
                // EINVAL.
                throw FileError("read in line \(number), which has no “=”", path, code: 22)
            }
        }
    }

    /// Returns the name and the value in a line; nil if the line is not an answer.
    private static func answer(in line: Substring) -> (name: String, value: String)? {
        let line = line.trimmed
        guard line.unicodeScalars.first != "#", let (name, value) = line.parted(by: "=") else {
            return nil
        }
        return (String(name.trimmed), String(value.trimmed))
    }

    /// Returns the answers in the process's arguments, and the answers in the file that `--answers
    /// FILE` names.
    ///
    /// Arguments override the file, see ``init(contentsOfFile:)``. A flag without a question in
    /// ``withPromptGroup(answers:_:)`` is an error at the end of the questions. A tool with several
    /// groups, or with flags of its own, passes all flags to ``commandLine(flags:)``.
    ///
    /// - Throws: A `FileError` if the file cannot be read.
    public static func commandLine() throws(FileError) -> PromptAnswers {
        try PromptAnswers(argumentsAndFile: CommandLine.arguments.dropFirst())
    }

    /// Returns the answers in the process's arguments, and the answers in the file that `--answers
    /// FILE` names.
    ///
    /// - Parameter flags: The names of all flags of the tool, without dashes. The file may contain
    ///   other names.
    /// - Throws: ``PromptError/unknownFlag(flag:known:)`` for another flag, or a `FileError` if the
    ///   file cannot be read.
    public static func commandLine(flags: [String]) throws -> PromptAnswers {
        try PromptAnswers(argumentsAndFile: CommandLine.arguments.dropFirst()).checked(flags)
    }

    /// Returns the answers; throws if the command line contains a flag that the tool does not know.
    func checked(_ flags: [String]) throws(PromptError) -> PromptAnswers {
        if let error = FlagNames(flags).error(ofFirstUnknown: uncheckedFlags) { throw error }
        var result = self
        result.uncheckedFlags = []
        return result
    }

    /// Reads answers from arguments, and from the file that `--answers FILE` names among them.
    init(argumentsAndFile arguments: some Sequence<String>) throws(FileError) {
        self.init(arguments: arguments)
        guard let path = values.removeValue(forKey: "answers") else { return }
        uncheckedFlags.removeAll { $0 == "answers" }
        self = merging(try PromptAnswers(contentsOfFile: path))
    }

    /// Returns these answers, completed by other answers for the flags that have none here.
    public func merging(_ others: PromptAnswers) -> PromptAnswers {
        var result = self
        result.values.merge(others.values) { own, _ in own }
        result.uncheckedFlags += others.uncheckedFlags
        result.places.merge(others.places.filter { values[$0.key] == nil }) { own, _ in own }
        return result
    }
}

extension PromptAnswers: CustomStringConvertible {
    /// The answers in the order of their names, and the arguments that belong to no flag.
    ///
    /// Answers to secret questions are in it, too.
    public var description: String {
        let shown = values.sorted { $0.key < $1.key }.map {
            "\($0.key): \($0.value.debugDescription)"
        }
        return (shown + rest.map(\.debugDescription)).joined(separator: ", ")
    }
}

extension PromptAnswers: ExpressibleByDictionaryLiteral {
    /// Creates answers; if several have the same name, the last one counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { _, last in last })
    }
}

extension StringProtocol {
    /// The name of the flag for a question: the question's words in lower case, joined by dashes.
    var flagName: String {
        lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
