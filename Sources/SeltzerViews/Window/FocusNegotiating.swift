// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A responder whose delegate may refuse to take the focus, or to give it up.
///
/// The window asks at each move of the focus. ``InputResponder/canBecomeFirstResponder`` has no
/// side effects instead: it is read for the order of Tab.
@MainActor
package protocol FocusNegotiating: InputResponder {
    /// Whether there is a delegate to ask.
    var negotiatesFocus: Bool { get }

    /// Asks the delegate before the responder is focused, after the old first responder resigned.
    func shouldBecomeFirstResponder() -> Bool

    /// Asks the delegate before another responder is focused; not asked if the responder has to
    /// resign.
    func shouldResignFirstResponder() -> Bool
}
