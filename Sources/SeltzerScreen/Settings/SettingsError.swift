// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A problem in a text of settings, such as a theme or a key map.
public struct SettingsProblem: Hashable, Sendable {
    /// The line, counted from 1; 0 if the problem is on no line.
    public let line: Int
    /// The problem without the line, and what was expected.
    public let message: String

    /// Creates a problem on a line, counted from 1; 0 for no line.
    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}

extension SettingsProblem: CustomStringConvertible {
    /// The problem in one sentence, with its line.
    public var description: String { line > 0 ? "line \(line): \(message)" : message }
}

/// An error with all problems in a text of settings.
public struct SettingsError: Error, Hashable, Sendable {
    /// The problems, in the order of the lines.
    public let problems: [SettingsProblem]

    /// Creates an error from all problems of a text.
    public init(problems: [SettingsProblem]) { self.problems = problems }
}

extension SettingsError: CustomStringConvertible {
    /// The problems, one on each line; a long list is cut.
    public var description: String {
        let limit = 20
        var lines = problems.prefix(limit).map(\.description)
        if problems.count > limit { lines.append("and \(problems.count - limit) more") }
        return lines.joined(separator: "\n")
    }
}
