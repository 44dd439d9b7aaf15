// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that draws a line; the ends of the line are joined with the lines that they touch.
@MainActor
package protocol JoinedLine: View {
    var axis: Axis { get }
    var border: LineStyle { get }
    /// The cells of the line, in the view's own coordinates.
    var lineRect: Rect { get }
}

/// A view that contains lines, which may be joined with other lines.
@MainActor
package protocol LineJoiningView: View {
    /// Whether the lines inside are joined with lines outside as well; false for a box, which has a border.
    var letsLinesOut: Bool { get }

    /// Called when a line inside has moved.
    func linesInsideDidMove()
}

extension View {
    /// Visits the lines inside, except the lines of nested boxes and of scrolling content.
    package final func forEachJoinedLine(_ body: (any JoinedLine) -> Void) {
        for subview in subviews where !subview.isHidden {
            let joining = subview as? any LineJoiningView
            if let line = subview as? any JoinedLine {
                body(line)
            } else if joining?.letsLinesOut ?? !subview.clipsToBounds {
                subview.forEachJoinedLine(body)
            }
        }
    }

    /// Makes the surrounding views redraw their joints, up to the nearest box.
    package final func lineDidMove() {
        var view = superview
        while let current = view {
            let joining = current as? any LineJoiningView
            joining?.linesInsideDidMove()
            if joining?.letsLinesOut == false { return }
            view = current.superview
        }
    }
}
