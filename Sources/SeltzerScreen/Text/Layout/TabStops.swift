// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where tabs end in a line.
struct TabStops {
    /// The cells from one stop to the next, more than 0.
    let interval: Int
    /// The column in which the line begins.
    let column: Int

    /// Returns the cells of a scalar that stands so many cells from the line's start.
    @inline(__always)
    func width(of scalar: Unicode.Scalar, at offset: Int) -> Int {
        scalar == "\t"
            ? interval - column.saturatingAdding(offset) % interval : scalar.cellWidth
    }
}
