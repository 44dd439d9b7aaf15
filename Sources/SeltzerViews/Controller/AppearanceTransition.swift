// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An appearance of a controller that its container has announced and not ended.
struct AppearanceTransition {
    let isAppearing: Bool
    /// Whether the view has come into its window or left it since.
    var hasMoved = false
}

extension ViewController {
    /// Announces that a container is about to show or remove the controller's view, as in UIKit.
    ///
    /// Calls `viewWillAppear()` or `viewWillDisappear()` at once. What follows the move of the view,
    /// `viewDidAppear()` or `viewDidDisappear()`, waits for ``endAppearanceTransition()``. So a container that exchanges
    /// two views decides on the order of the four calls. The children whose views are in the controller's view get the
    /// same calls.
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
    /// Has no effect during a transition, and if the view is in a window already, or is in none already.
    ///
    /// - Parameter isAppearing: Whether the view comes into a window.
    public final func beginAppearanceTransition(_ isAppearing: Bool) {
        guard traits.appearance == nil, isAppearing == (window == nil) else { return }
        traits.appearance = AppearanceTransition(isAppearing: isAppearing)
        if isAppearing { viewWillAppear() } else { viewWillDisappear() }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing) }
    }

    /// Ends what ``beginAppearanceTransition(_:)`` announced: calls `viewDidAppear()` or `viewDidDisappear()` if the view
    /// has moved.
    public final func endAppearanceTransition() {
        guard let appearance = traits.appearance else { return }
        traits.appearance = nil
        for child in children { child.endAppearanceTransition() }
        guard appearance.hasMoved else { return }
        if appearance.isAppearing { viewDidAppear() } else { viewDidDisappear() }
    }

    private final var shownChildren: [ViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
