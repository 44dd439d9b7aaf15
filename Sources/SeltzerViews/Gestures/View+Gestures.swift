// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Adds a recogniser after the view's other recognisers, and removes it from its previous view.
    public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        rareState.gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// Removes a recogniser from the view and cancels its gesture; has no effect if the view does
    /// not have it.
    public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        rare?.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.withdraw()
        recognizer.view = nil
    }

    /// Whether the view is in a window, and the view and all its superviews are visible and enabled
    /// for the user.
    final var canBePressed: Bool {
        guard isInWindow else { return false }
        var current: View? = self
        while let view = current {
            if view.isHidden || !view.isUserInteractionEnabled { return false }
            current = view.superview
        }
        return true
    }
}
