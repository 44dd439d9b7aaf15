// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The controllers that a full-screen presentation covers: they disappear, and appear at its end.
///
/// Their views stay in their window. The controllers are the root controller of the presenter's
/// window, and the children whose views are in its view.
extension ViewController {
    /// Informs the controller and its children that a full-screen controller is about to cover them.
    final func willBeCovered(animated: Bool) {
        guard !traits.isCovered, window != nil else { return }
        viewWillDisappear(animated)
        traits.isCovered = true
        for child in shownChildren { child.willBeCovered(animated: animated) }
    }

    /// Informs the controllers that they are covered now.
    final func wasCovered(animated: Bool) {
        guard traits.isCovered else { return }
        for child in shownChildren { child.wasCovered(animated: animated) }
        viewDidDisappear(animated)
    }

    /// Informs the covered controllers that the full-screen controller is about to leave.
    final func willBeUncovered(animated: Bool) {
        guard traits.isCovered, window != nil else { return }
        viewWillAppear(animated)
        viewIsAppearing(animated)
        for child in shownChildren { child.willBeUncovered(animated: animated) }
    }

    /// Informs the covered controllers that the full-screen controller has left.
    final func wasUncovered(animated: Bool) {
        guard traits.isCovered, window != nil else { return }
        for child in shownChildren { child.wasUncovered(animated: animated) }
        traits.isCovered = false
        viewDidAppear(animated)
    }
}
