// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place that no rule can change: somebody has to look at it.
public struct Leftover: Hashable, Sendable {
    /// The line in the ported file, from 1.
    public let line: Int
    /// The code, or a sentence about it.
    public let text: String
    /// The row of ComingFromUIKit.md that says what to write instead.
    public let row: String
}
