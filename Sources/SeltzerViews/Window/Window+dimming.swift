// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// Whether the view keeps its colors and gets the mouse behind a modal window; false by
    /// default.
    ///
    /// A footer that serves the modal window does so.
    package final var isExemptFromDimming: Bool {
        get { rare?.isExemptFromDimming ?? false }
        set {
            guard newValue != isExemptFromDimming else { return }
            rareState.isExemptFromDimming = newValue
            setNeedsDisplay()
        }
    }
}

extension Window {
    /// Draws the views that keep their colors again, over the dimmed window.
    final func displayExemptViews(in canvas: Canvas) {
        for view in exemptViews(in: self) { display(only: view, in: canvas) }
    }

    private final func exemptViews(in view: View) -> [View] {
        guard !view.isHidden else { return [] }
        return view.isExemptFromDimming
            ? [view] : view.subviews.flatMap { exemptViews(in: $0) }
    }
}
