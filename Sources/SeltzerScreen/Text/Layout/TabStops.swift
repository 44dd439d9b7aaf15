// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The tab stops of a line.
struct TabStops {
    /// The distance of tab stops in cells, at least 1.
    let interval: Int
    /// The column in which the line begins.
    let column: Int

    /// Returns the width of a scalar at a distance of some cells from the line's start.
    @inline(__always)
    func width(of scalar: Unicode.Scalar, at offset: Int) -> Int {
        scalar == "\t"
            ? interval - column.saturatingAdding(offset) % interval : scalar.cellWidth
    }
}
