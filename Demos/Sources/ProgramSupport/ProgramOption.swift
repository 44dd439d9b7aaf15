// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An option that a program takes on its command line.
public struct ProgramOption: Sendable {
    /// The name, without the two hyphens.
    public let name: String
    /// What the usage calls the value; nil for an option without one.
    public let valueName: String?
    /// What the option does, a sentence for the help.
    public let summary: String

    /// Creates an option.
    public init(_ name: String, value valueName: String? = nil, summary: String) {
        self.name = name
        self.valueName = valueName
        self.summary = summary
    }

    /// The option as the user types it: `--page <name>`.
    var usage: String { "--\(name)" + (valueName.map { " <\($0)>" } ?? "") }
}
