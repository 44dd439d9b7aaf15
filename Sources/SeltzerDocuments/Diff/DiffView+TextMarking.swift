// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension DiffView: TextMarkingHost {
    /// Whether the drag stays in the row where it began.
    package final var leavesDragToMarking: Bool {
        isTracking && selection.map { $0.anchor == $0.head } == true
    }

    /// False: a double click activates a row.
    package final var leavesClicksToMarking: Bool { false }

    package final var markableRect: Rect { textRect }
}
