// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension View {
    /// The rectangle of the view on the screen, in the coordinates of its application's screen; nil
    /// outside of a window.
    var screenFrame: Rect? {
        guard let window else { return nil }
        let origin = convert(bounds.origin, to: nil) - window.bounds.origin + window.frame.origin
        return Rect(origin: self === window ? window.frame.origin : origin, size: bounds.size)
    }

    /// The part of ``screenFrame`` that no superview clips; empty for a view that is hidden or in
    /// no window.
    var visibleScreenFrame: Rect {
        guard let window, var rect = screenFrame else { return .zero }
        var view: View? = self
        while let current = view {
            if current.isHidden { return .zero }
            if current !== self, current.clipsToBounds, let clip = current.screenFrame {
                rect = rect.intersection(clip)
            }
            view = current.superview
        }
        return window.application == nil ? .zero : rect
    }

    /// Returns the frontmost visible view at a cell of the screen, this view or one below it,
    /// whether or not it takes the mouse; nil if there is none.
    func viewShown(at location: Point) -> View? {
        guard !isHidden, let frame = screenFrame else { return nil }
        if clipsToBounds, !frame.contains(location) { return nil }
        for subview in subviews.reversed() {
            if let view = subview.viewShown(at: location) { return view }
        }
        return frame.contains(location) ? self : nil
    }
}

extension Application {
    /// Returns the frontmost visible view at a cell of the screen; nil if there is none.
    func viewShown(at location: Point) -> View? {
        for window in windows.reversed() {
            if let view = window.viewShown(at: location) { return view }
        }
        return nil
    }
}
