// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// The color of things that are on and of things that can be followed, such as the titles of
    /// plain buttons.
    ///
    /// A view without a color of its own has its superview's color. The color of a root is the
    /// theme's ``/SeltzerScreen/Color/accent``. Setting nil removes the view's own color.
    public final var tintColor: Color! {
        get {
            for view in sequence(first: self, next: \.superview) {
                if let color = view.rare?.tintColor { return color }
            }
            return .accent
        }
        set {
            guard newValue != rare?.tintColor else { return }
            let old: Color = tintColor
            rareState.tintColor = newValue
            if tintColor != old { tintDidChange() }
        }
    }

    /// Calls ``tintColorDidChange()`` on the view and on the subviews that inherit its color.
    private final func tintDidChange() {
        setNeedsDisplay()
        tintColorDidChange()
        for view in subviews where view.rare?.tintColor == nil { view.tintDidChange() }
    }
}
