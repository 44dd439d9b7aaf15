// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The views that were focused on the pages of a container when the user left them.
@MainActor
struct PageFocus {
    private var last: [ObjectIdentifier: Weak<View>] = [:]

    /// Takes note of the focus on a page that is left.
    ///
    /// - Returns: Whether the focus goes to the next page: it is on this page, or nowhere.
    mutating func note(_ page: ViewController?, in window: Window?) -> Bool {
        guard let window else { return false }
        guard let focused = window.firstResponder else { return true }
        guard let page, let view = page.viewIfLoaded else { return false }
        if let focused = focused as? View, focused.isDescendant(of: view) {
            last[ObjectIdentifier(page)] = Weak(focused)
            return true
        }
        return focused === page
    }

    /// Forgets a page that is gone.
    mutating func forget(_ page: ViewController) { last[ObjectIdentifier(page)] = nil }

    /// Focuses the view that was focused last on a page, or the one that the page prefers, or its first one.
    ///
    /// - Returns: Whether a view is focused.
    @discardableResult
    func move(to page: ViewController) -> Bool {
        if let view = last[ObjectIdentifier(page)]?.object, view.isDescendant(of: page.view),
            view.becomeFirstResponder()
        {
            return true
        }
        guard page.wantsInitialFocus else { return false }
        return page.preferredFocusedView?.becomeFirstResponder() == true || page.view.focusFirst()
    }
}
