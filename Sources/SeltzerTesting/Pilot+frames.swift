// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Pilot {
    /// Returns who drew a cell of the screen in a frame, and why.
    ///
    /// Set `application.recordsFrames` to true before the frames in question.
    ///
    /// - Parameters:
    ///   - column: The column, from 0.
    ///   - row: The row, from 0.
    ///   - frame: The number of a kept frame; nil for the newest one.
    /// - Returns: The origin of the cell; nil if frames are not recorded, the frame is not kept, or
    ///   there is no such cell.
    public func provenance(column: Int, row: Int, frame: Int? = nil) -> CellProvenance? {
        application.frameHistory?.provenance(at: Point(x: column, y: row), frame: frame)
    }
}
