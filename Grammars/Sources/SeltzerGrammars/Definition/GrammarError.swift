// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A fault of a definition, with its file and line.
///
/// A ``GrammarLibrary`` throws it if a definition cannot be used at all. Smaller faults, such as a rule that names an
/// unknown context, disable only the rule; ``GrammarLibrary/problems(in:)`` lists them.
public struct GrammarError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The number of the line, from 1; 0 if the fault has no line.
    public let line: Int
    /// The fault, and what to do.
    public let message: String

    /// The path, the line and the message, as compilers print them.
    public var description: String {
        line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)"
    }

    init(_ path: String, line: Int = 0, _ message: String) {
        (self.path, self.line, self.message) = (path, line, message)
    }
}
