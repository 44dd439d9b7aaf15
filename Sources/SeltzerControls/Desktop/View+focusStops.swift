// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension View {
    /// Whether the view, or one below, is a stop of the Tab key.
    var hasFocusStop: Bool {
        guard mayContainFocusStops else { return false }
        return canBecomeFirstResponder || subviews.contains { $0.hasFocusStop }
    }

    /// The views at and below this one that Tab visits, in its order.
    var focusStops: [View] {
        guard mayContainFocusStops else { return [] }
        return (canBecomeFirstResponder ? [self] : []) + subviews.flatMap(\.focusStops)
    }

    private var mayContainFocusStops: Bool {
        !isHidden && isUserInteractionEnabled && (self as? Control)?.isEnabled != false
    }
}
