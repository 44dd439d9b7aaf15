// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A transition of a controller's appearance that its container has begun and not ended.
struct AppearanceTransition {
    let isAppearing: Bool
    /// Whether the container moves the view.
    let isAnimated: Bool
    /// Whether the view has entered or left its window since the announcement.
    var hasMoved = false
}

extension ViewController {
    /// Announces that a container is about to show or remove the controller's view, as in UIKit.
    ///
    /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` at once. The call after the move,
    /// `viewDidAppear(_:)` or `viewDidDisappear(_:)`, waits for ``endAppearanceTransition()``. So a
    /// container that exchanges two views decides the order of the four calls. The children whose
    /// views are in the controller's view get the same calls.
    ///
    /// ```swift
    /// old.beginAppearanceTransition(false)
    /// new.beginAppearanceTransition(true)
    /// stage.addSubview(new.view)
    /// old.view.removeFromSuperview()
    /// old.endAppearanceTransition()
    /// new.endAppearanceTransition()
    /// ```
    ///
    /// Has no effect during a transition, or if the view is in a window already, or in none
    /// already.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view is about to enter a window; false if it is about to leave.
    ///   - animated: Whether the container moves the view; the argument of the four calls.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool = false) {
        guard traits.appearance == nil, isAppearing == (window == nil), !traits.isCovered else {
            return
        }
        traits.appearance = AppearanceTransition(isAppearing: isAppearing, isAnimated: animated)
        if isAppearing {
            traits.defersFocus = true
            viewWillAppear(animated)
            traits.defersFocus = false
        } else {
            viewWillDisappear(animated)
        }
        for child in shownChildren {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
    ///
    /// Calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` if the view has moved. Before the first
    /// layout of a view that appears, the call waits for the layout.
    public final func endAppearanceTransition() {
        guard let appearance = traits.appearance else { return }
        traits.appearance = nil
        for child in children { child.endAppearanceTransition() }
        guard appearance.hasMoved else { return }
        if !appearance.isAppearing {
            viewDidDisappear(appearance.isAnimated)
        } else if traits.arrival?.isUnderWay == true {
            finishArrival()
        } else {
            window?.frames?.willAppear(self)
        }
    }

    final var shownChildren: [ViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
