// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Window {
    /// Moves the keys to the next view in a direction, as the arrow keys do where nobody takes them.
    ///
    /// Considered are the views that Tab goes to, by what is seen of them. Those in the same clipping superview
    /// as the present one come first, there also those that are scrolled out of sight; then those around it.
    /// A view inside the present one is entered from the edge that the direction comes from. Without a first
    /// responder there is nowhere to begin, and nothing happens.
    ///
    /// - Returns: Whether there was a view to go to; it may not have got the keys, where the present one did not
    ///   let go.
    @discardableResult
    public final func moveFocus(_ heading: FocusHeading) -> Bool {
        layoutIfNeeded()
        let focused = firstResponder as? View ?? (firstResponder as? ViewController)?.viewIfLoaded
        guard let focused else { return false }
        let candidates = focusOrder.filter { $0 !== focused }
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

    /// The best view in a direction within a superview of the present one, or within that itself.
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
    /// What superviews below one of them leave of the view, in that one's coordinates; a window cuts off, too.
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
