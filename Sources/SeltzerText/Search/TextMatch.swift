// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place in a text where a query matches: a part of one line.
public struct TextMatch: Hashable, Sendable, Comparable {
    /// The number of the line, from 0.
    public var line: Int
    /// The part of the line, in bytes from its beginning.
    public var range: Range<Int>

    /// Creates a match from the number of a line and a range of its bytes.
    public init(line: Int, range: Range<Int>) {
        self.line = line
        self.range = range
    }

    /// Returns whether a match begins before another one.
    public static func < (first: TextMatch, second: TextMatch) -> Bool {
        (first.line, first.range.lowerBound, first.range.upperBound)
            < (second.line, second.range.lowerBound, second.range.upperBound)
    }
}
