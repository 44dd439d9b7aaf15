// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A text that is not a unified diff.
public struct DiffFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong, and what the line should be.
    public let reason: String

    /// The number of the line and the reason, such as
    /// `line 7: the hunk ends after 2 of 5 old lines`.
    public var description: String { "line \(line): \(reason)" }
}
