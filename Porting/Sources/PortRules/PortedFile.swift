// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A source file of a program.
public struct SourceFile: Hashable, Sendable {
    /// The name, for messages.
    public let name: String
    /// The text.
    public let text: String

    /// Creates a file.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

/// A source file after the rules.
public struct PortedFile: Hashable, Sendable {
    /// The name of the source file.
    public let name: String
    /// The new text.
    public let text: String
    /// The places that no rule can change, from the first line to the last one.
    public let leftovers: [Leftover]
}
