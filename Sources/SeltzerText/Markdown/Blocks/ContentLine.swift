// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of the source that belongs to the text of a block: one line, or several lines without
/// marks between them.
struct ContentLine: Hashable, Sendable {
    /// The first byte.
    var start: Int
    /// The byte after the last one; the line end is included.
    var end: Int
    /// The blanks before the first byte, left over from a tab that was partly used.
    var padding = 0
}
