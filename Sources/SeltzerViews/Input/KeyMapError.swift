// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something that is wrong in a text of keys.
public struct KeyMapProblem: Hashable, Sendable {
    /// The line, counted from 1; 0 where it is on none.
    public let line: Int
    /// What is wrong, without the line.
    public let message: String

    /// Creates a problem.
    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}

extension KeyMapProblem: CustomStringConvertible {
    /// The problem in one sentence, with its line.
    public var description: String { line > 0 ? "line \(line): \(message)" : message }
}

/// The lines of a text of keys that cannot be read, all of them.
public struct KeyMapError: Error, Hashable, Sendable {
    /// What is wrong, in the order of the lines.
    public let problems: [KeyMapProblem]

    /// Creates an error.
    public init(problems: [KeyMapProblem]) {
        self.problems = problems
    }
}

extension KeyMapError: CustomStringConvertible {
    /// The problems, a line for each; of very many the first ones.
    public var description: String {
        let limit = 20
        var lines = problems.prefix(limit).map(\.description)
        if problems.count > limit { lines.append("and \(problems.count - limit) more") }
        return lines.joined(separator: "\n")
    }
}
