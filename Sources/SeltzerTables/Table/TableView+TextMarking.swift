// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView: TextMarkingHost {
    /// Whether the drag leaves the rows alone: it selects no further rows, drags none, and activates none.
    package final var leavesDragToMarking: Bool {
        guard let press, !press.isDeferred, !activatesOnSingleClick else { return false }
        return !allowsMultipleSelection || press.latest == press.row
    }

    /// False: a double click activates a row.
    package final var leavesClicksToMarking: Bool { false }

    package final var markableRect: Rect { visibleRect }

    /// One column, for the bar of the current row, unless the table is scrolled sideways.
    package final var barWidth: Int { visibleRect.minX == 0 ? 1 : 0 }
}
