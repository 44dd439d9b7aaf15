// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A press of a mouse button, and the rule for a multiple click.
struct Click {
    let button: MouseButton
    /// The cell, in coordinates that all clicks of a series share.
    let location: Point
    let view: ObjectIdentifier
    let time: Duration

    /// Creates the click of a button at a cell of a view, at a time of the application's clock.
    @MainActor
    init(_ button: MouseButton, at location: Point, on view: View, _ time: Duration) {
        (self.button, self.location, self.time) = (button, location, time)
        self.view = ObjectIdentifier(view)
    }

    /// The longest time between the presses of a double click.
    static var interval: Duration { .milliseconds(500) }

    /// Returns whether a later press continues the series: on the same cell of the same view, with
    /// the same button, within ``interval``.
    func isContinued(by next: Click) -> Bool {
        next.button == button && next.location == location && next.view == view
            && next.time - time <= Self.interval
    }
}
