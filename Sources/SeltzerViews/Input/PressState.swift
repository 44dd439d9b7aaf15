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

extension MouseDispatcher {
    var heldButtons: Set<MouseButton> {
        get { state.heldButtons }
        set { state.heldButtons = newValue }
    }
    /// The view that captured the mouse; nil for none.
    var capturingView: View? {
        get { state.capturingView }
        set { state.capturingView = newValue }
    }
    var isSwallowing: Bool {
        get { state.isSwallowing }
        set { state.isSwallowing = newValue }
    }
    var isTaken: Bool {
        get { state.isTaken }
        set { state.isTaken = newValue }
    }
    var mustCancel: Bool {
        get { state.mustCancel }
        set { state.mustCancel = newValue }
    }
    /// The cell of the pointer on the screen; nil before the first report.
    var pointer: Point? {
        get { state.pointer }
        set { state.pointer = newValue }
    }
    var pressWindow: Window? {
        get { state.window }
        set { state.window = newValue }
    }
    var passedWindow: Window? {
        get { state.passedWindow }
        set { state.passedWindow = newValue }
    }
    var clicks: ClickCounter {
        get { state.clicks }
        set { state.clicks = newValue }
    }
    var wheelSpeed: WheelSpeed {
        get { state.wheelSpeed }
        set { state.wheelSpeed = newValue }
    }
    /// The factor by which the present step of the wheel scrolls more lines.
    var wheelFactor: Int {
        get { state.wheelFactor }
        set { state.wheelFactor = newValue }
    }
}
