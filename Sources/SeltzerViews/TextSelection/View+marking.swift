// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Returns the frontmost view at a cell of the screen: this view or one below it, also one that
    /// takes no presses.
    func frontmostView(at location: Point) -> View {
        var found = self
        var point = convertFromScreen(location)
        while let next = found.subviews.last(where: { subview in
            !subview.isHidden && !subview.isTransparent
                && subview.point(inside: subview.convertFromSuperview(point), with: nil)
        }) {
            point = next.convertFromSuperview(point)
            found = next
        }
        return found
    }

    /// The visible cells of the view's text, on the screen.
    var markableScreenRect: Rect {
        let own =
            (self as? any TextMarkingHost)?.markableRect ?? (self as? ScrollView)?.visibleRect
            ?? bounds
        var rect = convert(own, to: nil)
        var current = self
        while let superview = current.superview {
            if superview.clipsToBounds {
                rect = rect.intersection(superview.convert(superview.bounds, to: nil))
            }
            current = superview
        }
        return Rect(
            origin: current.convertToSuperview(rect.origin), size: rect.size)
    }
}
