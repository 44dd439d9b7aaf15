// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Window {
    /// Focuses the next view in a direction; arrow keys that no responder consumes do this.
    ///
    /// The candidates are the views that Tab visits; their visible parts count. Views in the same
    /// clipping superview come first, even if they are scrolled out of sight, then the views around
    /// it. A view inside the focused view is entered from the edge where the direction begins. Has
    /// no effect without a first responder.
    ///
    /// - Returns: Whether there was a view in this direction. The view is not focused if the first
    ///   responder refuses to resign.
    @discardableResult
    public final func moveFocus(_ heading: FocusHeading) -> Bool {
        moveFocus(heading) { _ in true }
    }

    /// Focuses the next view that lies in a direction and meets a condition.
    ///
    /// - Returns: Whether there was a view in this direction.
    @discardableResult
    package final func moveFocus(
        _ heading: FocusHeading, where isAdmitted: @MainActor (View) -> Bool
    ) -> Bool {
        layoutIfNeeded()
        let focused = firstResponder as? View ?? (firstResponder as? ViewController)?.viewIfLoaded
        guard let focused else { return false }
        let candidates = focusOrder.filter { $0 !== focused && isAdmitted($0) }
        var scope: View? = focused
        while let place = scope {
            if place === focused || place === self || place.clipsToBounds,
                let next = next(to: focused, heading, in: place, of: candidates)
            {
                next.becomeFirstResponder()
                return true
            }
            scope = place.superview
        }
        return false
    }

    /// Returns the best view in a direction inside a superview of the focused view, or inside the
    /// focused view itself.
    private func next(
        to focused: View, _ heading: FocusHeading, in scope: View, of candidates: [View]
    ) -> View? {
        let views = candidates.filter { $0 !== scope && $0.isDescendant(of: scope) }
        guard !views.isEmpty else { return nil }
        let seen = focused.visibleRect(in: scope)
        let source = seen.isEmpty ? scope.convert(focused.bounds, from: focused) : seen
        let search = FocusSearch(from: source, heading, isInside: focused === scope)
        return search.best(of: views.map { $0.visibleRect(in: scope) }).map { views[$0] }
    }
}

extension View {
    /// Returns the part of the view that the superviews up to `scope` do not clip, in the
    /// coordinates of `scope`.
    ///
    /// The bounds of `scope` itself clip only if it is a window.
    fileprivate func visibleRect(in scope: View) -> Rect {
        var rect = bounds
        var view: View = self
        while view !== scope, let superview = view.superview {
            rect.origin = view.convertToSuperview(rect.origin)
            view = superview
            if view.clipsToBounds, view !== scope || view is Window {
                rect = rect.intersection(view.bounds)
            }
        }
        return rect
    }
}
