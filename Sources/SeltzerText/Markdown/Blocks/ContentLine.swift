// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A stretch of the source that belongs to the text of a block: one line, or several without marks between them.
struct ContentLine: Hashable, Sendable {
    /// The first byte.
    var start: Int
    /// The byte after the last one, with the line end.
    var end: Int
    /// The blanks before the first byte that a tab stands for partly.
    var padding = 0
}
