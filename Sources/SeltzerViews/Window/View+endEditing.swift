// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// Takes the focus from the first responder, if it is this view or a view inside.
    ///
    /// - Parameter force: Whether a delegate that wants to keep the focus is not asked.
    /// - Returns: Whether such a view gave up the focus; false if none was focused.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window, let focused = window.firstResponder as? View,
            focused.isDescendant(of: self)
        else { return false }
        return window.resignFirstResponder(force: force)
    }
}
