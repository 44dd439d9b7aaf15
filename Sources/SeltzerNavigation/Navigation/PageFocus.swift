// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The last focused view of each page of a container.
@MainActor
struct PageFocus {
    private var last: [ObjectIdentifier: Weak<View>] = [:]

    /// Records the focused view of a page that is left.
    ///
    /// - Returns: Whether the focus moves to the next page, because it is on this page or nowhere.
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

    /// Focuses the last focused view of a page, or else the preferred view, or else the first view.
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
