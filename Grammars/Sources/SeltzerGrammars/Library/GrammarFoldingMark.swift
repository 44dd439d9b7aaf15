// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place in a line where a region that can be folded begins or ends.
///
/// A beginning belongs to the next end with the same region that no other beginning has taken.
public struct GrammarFoldingMark: Hashable, Sendable {
    /// The number of bytes before the place, from the start of the line.
    public let offset: Int
    /// Whether a region begins.
    public let isBeginning: Bool
    /// The number of the kind of the region, such as braces or comments, from 1.
    public let region: Int
}
