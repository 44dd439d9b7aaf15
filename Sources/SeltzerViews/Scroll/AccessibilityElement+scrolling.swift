// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension AccessibilityElement {
    /// Scrolls the views around the element so that it is visible; this value's ``frame`` does not
    /// change, so get the elements again afterwards.
    ///
    /// - Returns: Whether a scroll view contains the element.
    @MainActor
    @discardableResult
    public func scrollToVisible() -> Bool {
        var found = false
        var inner: View = view
        var rect = part.map { view.accessibilityParts[$0].frame } ?? view.bounds
        while let outer = inner.superview {
            rect = inner.convert(rect, to: outer)
            if let scrollView = outer as? ScrollView {
                scrollView.layoutIfNeeded()
                scrollView.scrollRectToVisible(rect)
                scrollView.layoutIfNeeded()
                found = true
            }
            inner = outer
        }
        return found
    }
}
