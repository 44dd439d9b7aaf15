// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// Makes the view the bar of a page: the page follows it on the way of keys and actions.
    ///
    /// In UIKit the first responder stays in the page while a bar is used. Here the bar is focused,
    /// and the keys and the actions of the page still work.
    ///
    /// - Parameter page: Returns the controller of the page; nil for none.
    package final func setPageForKeys(_ page: @escaping @MainActor () -> ViewController?) {
        rareState.page = page
        hasOwnInputWay = true
    }

    /// The innermost controller of the page to which the view is the bar; nil if the view is no bar,
    /// or if the page is in another window.
    final var pageController: ViewController? {
        guard let page = rare?.page?()?.innermostChildForKeys, let view = page.viewIfLoaded,
            view.window === window, !isDescendant(of: view)
        else { return nil }
        return page
    }
}

extension ViewController {
    /// The controller where keys begin while no view is focused: this one, or the innermost of the
    /// children that controllers name as ``childForKeys``.
    final var innermostChildForKeys: ViewController {
        var controller = self
        // Children that a program names may form a circle.
        for _ in 0..<100 {
            guard let child = controller.childForKeys, child !== self, let window = child.window,
                window === self.window
            else { break }
            controller = child
        }
        return controller
    }

    /// The only child whose view is visible; nil if there are none or several.
    final var onlyVisibleChild: ViewController? {
        var found: ViewController?
        for child in children where child.isVisible {
            if found != nil { return nil }
            found = child
        }
        return found
    }

    private final var isVisible: Bool {
        guard let view = viewIfLoaded, view.isInWindow else { return false }
        return !sequence(first: view, next: \.superview).contains(where: \.isHidden)
    }
}
