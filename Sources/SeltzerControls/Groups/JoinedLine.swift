// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that is a line, whose ends are joined with the lines that they touch.
@MainActor
package protocol JoinedLine: View {
    var axis: Axis { get }
    var border: BorderStyle { get }
    /// The cells of the line, in the view's own coordinates.
    var lineRect: Rect { get }
}

/// A view around lines that may be joined with others.
@MainActor
package protocol LineJoiningView: View {
    /// Whether the lines inside are joined with lines outside as well; false for a box, which has a border.
    var letsLinesOut: Bool { get }

    /// Called when a line inside has another place.
    func linesInsideDidMove()
}

extension View {
    /// Visits the lines inside, except those of nested boxes and of content that scrolls.
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

    /// Lets the views around this one draw their joints again, up to the nearest box.
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
