// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// The colors of the view and of its subviews; nil for the superview's colors.
    ///
    /// A view with a theme is filled with the theme's background, unless it has a
    /// ``backgroundColor``.
    public final var theme: Theme? {
        get { rare?.theme }
        set {
            guard newValue != theme else { return }
            rareState.theme = newValue
            remeasure()
            setNeedsDisplayBeneath()
        }
    }
}
