// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The state of the mouse between its reports.
///
/// It is a value. A dispatch that is only rehearsed changes it as any dispatch does, and puts the
/// old value back at its end.
@MainActor
struct PressState {
    var heldButtons: Set<MouseButton> = []
    /// The view that gets all events until the last button is up; nil for none.
    var capturingView: View?
    /// Whether the press has lost its view: no view gets its events until all buttons are up.
    var isSwallowing = false
    /// Whether a gesture has taken the press; the hovered views then do not change until its end.
    var isTaken = false
    /// Whether the press is cancelled at the next settling.
    var mustCancel = false
    /// The cell of the last report; nil before the first one.
    var pointer: Point?
    /// The window of the last press; if the view is gone, the rest of the press uses its
    /// coordinates.
    weak var window: Window?
    /// The modal window in front of the passthrough view that has the press; nil for any other
    /// press.
    weak var passedWindow: Window?
    var clicks = ClickCounter()
    var wheelSpeed = WheelSpeed()
    /// The factor by which the present step of the wheel scrolls more lines.
    var wheelFactor = 1
}
