// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A row that the user drags by its handle, and the places of the rows meanwhile.
struct RowReorder: Hashable {
    /// The row, by its number before the move.
    let row: Int
    /// The row whose place it would take.
    var target: Int
    /// The height of the row in cells.
    let height: Int
    /// The first line of the place that the row would take.
    var line: Int

    /// Returns the frame of a row during the drag.
    func adjusted(_ frame: Rect, ofRow row: Int) -> Rect {
        var frame = frame
        if row == self.row {
            frame.origin.y = line
        } else if row > self.row, row <= target {
            frame.origin.y -= height
        } else if row < self.row, row >= target {
            frame.origin.y += height
        }
        return frame
    }
}
