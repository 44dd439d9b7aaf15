// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where tabs end in a line.
struct TabStops {
    /// The cells from one stop to the next, more than 0.
    let interval: Int
    /// The column in which the line begins.
    let column: Int
    /// The clusters that are shown as one character.
    let joined: JoinedClusters

    /// Returns the cells of a character that stands so many cells from the line's start.
    @inline(__always)
    func width(of character: Character, at offset: Int) -> Int {
        character == "\t"
            ? interval - column.saturatingAdding(offset) % interval
            : character.cellWidth(joining: joined)
    }
}
