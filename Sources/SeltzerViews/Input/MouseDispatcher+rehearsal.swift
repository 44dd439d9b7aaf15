// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The dispatch as a question: the same code runs, and a recorder stands in for views and gestures.
extension MouseDispatcher {
    /// Dispatches a report without running anything: records where it goes, and the responders and
    /// gestures on its way.
    func rehearse(_ input: MouseInput, by rehearsal: InputRehearsal) {
        guard let application else { return }
        let (old, oldGestures, oldDelayed) = (state, gestures, delayed)
        let rehearsed = gestures.rehearsal()
        gestures = rehearsed
        delayed = DelayedPresses(gestures: rehearsed, behind: oldDelayed)
        self.rehearsal = rehearsal
        let time = application.clock.now
        handle(input, at: time)
        // An event that waits for gestures goes on once they have failed.
        rehearsal.isDelayed = delayed.isWaiting
        rehearsed.fail()
        delayed.settle(whilePressed: state.capturingView != nil) { _ in }
        rehearsal.watchers = rehearsed.watchers
        self.rehearsal = nil
        (state, gestures, delayed) = (old, oldGestures, oldDelayed)
    }

    /// Records the way of a press.
    func note(_ destination: PressReport.Destination, at location: Point) {
        if let rehearsal {
            rehearsal.destination = destination
        } else {
            lastPress = PressNote(location, destination)
        }
    }

    /// Records the view of a report other than a press, for a rehearsal.
    func note(_ view: View?, isHeld: Bool) {
        guard let rehearsal else { return }
        rehearsal.destination =
            switch view {
            case nil: isHeld ? .lost : .nothing
            case let view?: isHeld ? .held(view) : .view(view)
            }
    }
}
