// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension View {
    /// The first view at or below this one that Tab visits; nil if there is none.
    package var firstFocusStop: View? {
        guard mayContainFocusStops else { return nil }
        if canBecomeFirstResponder { return self }
        for subview in subviews {
            if let stop = subview.firstFocusStop { return stop }
        }
        return nil
    }

    /// The views at and below this one that Tab visits, in its order.
    package var focusStops: [View] {
        guard mayContainFocusStops else { return [] }
        return (canBecomeFirstResponder ? [self] : []) + subviews.flatMap(\.focusStops)
    }

    /// Focuses the first view at or below this one that takes the focus, in the order of Tab; returns whether there is
    /// one.
    package func focusFirst() -> Bool {
        guard mayContainFocusStops else { return false }
        if canBecomeFirstResponder, becomeFirstResponder() { return true }
        return subviews.contains { $0.focusFirst() }
    }

    private var mayContainFocusStops: Bool {
        !isHidden && isUserInteractionEnabled && (self as? Control)?.isEnabled != false
    }
}
