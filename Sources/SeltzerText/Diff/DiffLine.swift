// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of a hunk: a common line, a removed one or an added one.
public struct DiffLine: Hashable, Sendable {
    /// How a line differs between the versions.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// Both versions have the line.
        case context
        /// Only the old version has the line.
        case removed
        /// Only the new version has the line.
        case added
    }

    /// How the line differs.
    public var kind: Kind
    /// The line, without its line feed; a carriage return before it stays.
    public var text: String
    /// The number of the line in the old version, from 1; nil for an added line.
    public var oldNumber: Int?
    /// The number of the line in the new version, from 1; nil for a removed line.
    public var newNumber: Int?
    /// Whether the line is the last one of its version and has no line feed at its end.
    public var lacksLineFeed = false
    /// Whether the line belongs to a block that was removed in one place and added in another.
    public var isMoved = false

    /// Creates a line; the number of a version that does not have the line is nil.
    public init(_ kind: Kind, _ text: String, oldNumber: Int? = nil, newNumber: Int? = nil) {
        self.kind = kind
        self.text = text
        self.oldNumber = oldNumber
        self.newNumber = newNumber
    }
}
