// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension LogView: TextMarkingHost {
    /// Whether the drag stays in the line where it began.
    package final var leavesDragToMarking: Bool {
        isTracking && selection.map { $0.anchor == $0.head } == true
    }

    package final var leavesClicksToMarking: Bool { true }

    package final var markableRect: Rect { textRect }

    /// The whole text of the line, even if the view cuts or wraps it.
    package final func line(at point: Point) -> String? {
        number(at: point).map { log.string(ofNumbers: $0..<$0 + 1) }
    }

    /// Copies the lines that a drag selected, if the application copies dragged text on release.
    final func copyDraggedLines() {
        guard let selection, selection.anchor != selection.head,
            window?.application?.textMarking == .copiesOnRelease
        else { return }
        copy()
    }
}
