// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An option that a program takes on its command line.
public struct ProgramOption: Sendable {
    /// The name, without the two hyphens.
    public let name: String
    /// The name of the value in the usage; nil for an option without a value.
    public let valueName: String?
    /// The value of an option that is given without a value; nil if it needs one.
    public let defaultValue: String?
    /// The effect of the option, in a sentence for the help.
    public let summary: String

    /// Creates an option; without a value name, it takes no value.
    public init(
        _ name: String, value valueName: String? = nil, defaultValue: String? = nil,
        summary: String
    ) {
        self.name = name
        self.valueName = valueName
        self.defaultValue = defaultValue
        self.summary = summary
    }

    /// The option as the user types it: `--page <name>`.
    var usage: String {
        guard let valueName else { return "--\(name)" }
        return defaultValue == nil ? "--\(name) <\(valueName)>" : "--\(name) [<\(valueName)>]"
    }
}
