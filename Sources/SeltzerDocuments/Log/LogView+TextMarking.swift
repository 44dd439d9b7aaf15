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

    /// The text of the line, which the view may cut or wrap.
    package final func line(at point: Point) -> String? {
        number(at: point).map { log.string(ofNumbers: $0..<$0 + 1) }
    }

    /// Copies lines that a drag selected, if dragged text is copied on release.
    final func copyDraggedLines() {
        guard let selection, selection.anchor != selection.head,
            window?.application?.textMarking == .copiesOnRelease
        else { return }
        copy()
    }
}
