// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Hidden subviews that wait to be shown again, for another cell, row or section.
///
/// It is a class, because hiding a view runs handlers of the program, and these may use the spare views.
@MainActor
final class SpareViews<Spare: View> {
    private(set) var views: [Spare] = []

    /// Hides a view that is no longer needed, and keeps it.
    func add(_ view: Spare) {
        // Hiding a view ends a press that began on it, so that the press does not continue at the view's next place.
        view.isHidden = true
        views.append(view)
    }

    /// Removes a view and returns it, still hidden; nil if there is none.
    func take() -> Spare? { views.popLast() }

    /// Removes a view that is shown again without having been taken.
    func remove(_ view: Spare) {
        views.removeAll(identicalTo: view)
    }
}
