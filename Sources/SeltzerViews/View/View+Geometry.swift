// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Converts a point of this view to the coordinates of another view; nil means the window, or
    /// the root of a tree without a window.
    ///
    /// If the views have no common ancestor, the coordinates of their roots are treated as equal.
    public final func convert(_ point: Point, to view: View?) -> Point {
        let inRoot = convertToRoot(point)
        return view?.convertFromRoot(inRoot) ?? inRoot
    }

    /// Converts a point of another view to the coordinates of this view; nil means the window.
    public final func convert(_ point: Point, from view: View?) -> Point {
        convertFromRoot(view?.convertToRoot(point) ?? point)
    }

    /// Converts a rectangle of this view to the coordinates of another view; nil means the window.
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle of another view to the coordinates of this view; nil means the window.
    public final func convert(_ rect: Rect, from view: View?) -> Rect {
        Rect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Converts a point of the superview to the coordinates of this view.
    final func convertFromSuperview(_ point: Point) -> Point {
        point - position + ownBounds.origin
    }

    /// Converts a point of this view to the coordinates of its superview.
    final func convertToSuperview(_ point: Point) -> Point {
        point - ownBounds.origin + position
    }

    /// Returns the cell of the screen that shows a point of the view's coordinates; nil if a
    /// superview hides or clips it, or if the view is in no window.
    final func visibleScreenLocation(of point: Point) -> Point? {
        guard let window = containingWindow else { return nil }
        var location = point
        var current: View? = self
        while let view = current {
            let isCut =
                (view === self || view.clipsToBounds) && !view.shownBounds.contains(location)
            if view.isSelfHidden || isCut { return nil }
            location = view.convertToShownSuperview(location)
            current = view.superview
        }
        return window.application?.window(at: location) === window ? location : nil
    }

    private func convertToRoot(_ point: Point) -> Point {
        var point = point
        var view = self
        while let superview = view.superview {
            point = view.convertToSuperview(point)
            view = superview
        }
        return point
    }

    private func convertFromRoot(_ point: Point) -> Point {
        // Each step of the conversion is a translation, so the way down is the way up with the
        // opposite sign.
        let origin = convertToRoot(.zero)
        return point - origin
    }
}
