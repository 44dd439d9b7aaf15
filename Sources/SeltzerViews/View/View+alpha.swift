// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension View {
    final func setAlpha(_ value: Double) {
        let old = rare?.alpha ?? 1, new = value > 0 ? min(value, 1) : 0
        guard new != old else { return }
        if new < Self.leastAlpha { containingWindow?.viewBecomesIneligible(self) }
        setNeedsDisplayBeneath()
        rareState.alpha = new
        setNeedsDisplayBeneath()
        containingWindow?.frames?.placesDidChange()
        containingWindow?.concernedAnimator?.valueDidChange(
            self, \.alpha, shown: \.alpha, from: old)
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
