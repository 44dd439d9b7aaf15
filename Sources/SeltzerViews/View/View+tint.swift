// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// The color of the nearest view with a color of its own, from this one upwards.
    final var inheritedTint: Color {
        for view in sequence(first: self, next: \.superview) {
            if let color = view.rare?.tintColor { return color }
        }
        return .accent
    }

    /// Gives the view a color of its own; nil for the color of its superview.
    final func setTint(_ new: Color?) {
        guard new != rare?.tintColor else { return }
        let old = inheritedTint
        rareState.tintColor = new
        if inheritedTint != old { tintDidChange() }
    }

    /// Calls ``tintColorDidChange()`` on the view and on the subviews that inherit its color.
    private final func tintDidChange() {
        setNeedsDisplay()
        tintColorDidChange()
        for view in subviews where view.rare?.tintColor == nil { view.tintDidChange() }
    }
}
