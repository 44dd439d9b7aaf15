// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The source of a line of the console.
package enum ConsoleSource: String, Hashable, Sendable, CaseIterable {
    /// Standard output.
    case output = "out"
    /// Standard error.
    case error = "err"
    /// The log of the application.
    case log
    /// A diagnostic of the toolkit.
    case diagnostic
}

/// A line that a program printed, logged or diagnosed.
package struct ConsoleEntry: Hashable, Sendable {
    /// The text, which may contain control sequences.
    package var text: String
    /// The source; nil if it is unknown.
    package var source: ConsoleSource?

    /// Creates a line of a source.
    package init(_ text: String, from source: ConsoleSource?) {
        (self.text, self.source) = (text, source)
    }
}
