// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension View {
    /// How opaque the view and its subviews are, from 0 to 1; 1 by default.
    ///
    /// As in UIKit, a view with an alpha below 0.01 is neither drawn nor hit. Cells have no
    /// transparency, so a view with less than 0.75 is drawn dim, and any other one as usual.
    /// Animations move the value, so that a view appears and disappears in these steps.
    public final var alpha: Double {
        get { rare?.alpha ?? 1 }
        set {
            let old = alpha, new = newValue > 0 ? min(newValue, 1) : 0
            guard new != old else { return }
            if new < Self.leastAlpha { containingWindow?.viewBecomesIneligible(self) }
            setNeedsDisplayBeneath()
            rareState.alpha = new
            setNeedsDisplayBeneath()
            containingWindow?.frames?.placesDidChange()
            containingWindow?.concernedAnimator?.valueDidChange(
                self, \.alpha, shown: \.alpha, from: old)
        }
    }

    /// The alpha from which a view is drawn and hit.
    static var leastAlpha: Double { 0.01 }

    /// Whether the view is too transparent to be hit.
    final var isTransparent: Bool {
        guard let rare else { return false }
        return rare.alpha < Self.leastAlpha
    }

    /// Whether the view is too transparent to be drawn now.
    final var isShownTransparent: Bool { shownAlpha < Self.leastAlpha }

    /// Whether the view is drawn dim now.
    final var isShownDim: Bool { shownAlpha < 0.75 }

    private var shownAlpha: Double { rare.map { $0.moving?.alpha ?? $0.alpha } ?? 1 }
}
