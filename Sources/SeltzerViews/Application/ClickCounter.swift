// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Counts the presses of one button in a row on one cell of one view.
@MainActor
struct ClickCounter {
    private struct Press {
        let button: MouseButton
        let location: Point
        let view: ObjectIdentifier
        let time: Duration
        let count: Int
    }

    private var last: Press?

    /// The longest time between two presses of a double click.
    static var interval: Duration { .milliseconds(500) }

    /// The number that the last press had; 0 before the first.
    var lastCount: Int { last?.count ?? 0 }

    /// Returns the number of a press in its row.
    mutating func count(
        _ button: MouseButton, at location: Point, on view: View, _ time: Duration
    ) -> Int {
        var count = 1
        if let last, last.button == button, last.location == location,
            last.view == ObjectIdentifier(view), time - last.time <= Self.interval
        {
            count = last.count.saturatingAdding(1)
        }
        last = Press(
            button: button, location: location, view: ObjectIdentifier(view), time: time,
            count: count)
        return count
    }
}
