// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension View {
    /// The first view that Tab visits, at or below this view; nil if there is none.
    package var firstFocusStop: View? {
        guard mayContainFocusStops else { return nil }
        if canBecomeFirstResponder { return self }
        for subview in subviews {
            if let stop = subview.firstFocusStop { return stop }
        }
        return nil
    }

    /// The views that Tab visits, at and below this view, in the order of Tab.
    package var focusStops: [View] {
        guard mayContainFocusStops else { return [] }
        return (canBecomeFirstResponder ? [self] : []) + subviews.flatMap(\.focusStops)
    }

    /// Focuses the first view that takes the focus, at or below this view, in the order of Tab; returns whether there
    /// is one.
    package func focusFirst() -> Bool {
        guard mayContainFocusStops else { return false }
        if canBecomeFirstResponder, becomeFirstResponder() { return true }
        return subviews.contains { $0.focusFirst() }
    }

    private var mayContainFocusStops: Bool {
        !isHidden && isUserInteractionEnabled && (self as? Control)?.isEnabled != false
    }
}
