// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An object that gets the events of each press before the pressed view, and may take the press from
/// it for a gesture.
@MainActor
protocol PressArbiter: AnyObject {
    /// Whether a gesture may still want the press.
    var isUndecided: Bool { get }

    /// The number of the last press.
    var pressNumber: Int { get }

    /// Starts a press with its first event on the view that it hit.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func begin(with event: MouseEvent, on view: View) -> Bool

    /// Returns an arbiter that takes the place of this one in a rehearsal: it records the recognizers
    /// on the way of a press, and calls none of them.
    func rehearsal() -> any RehearsedArbiter

    /// The decisions about the recognizers of the last press, in order.
    var verdicts: [GestureVerdict] { get }

    /// Forgets the decisions, because a press came that no view gets.
    func forgetVerdicts()

    /// Handles a further event of the press.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func handle(_ event: MouseEvent) -> Bool

    /// Ends the press.
    func end()

    /// Cancels the press.
    func cancel()

    /// Cancels the gestures on a view that is removed.
    func viewBecomesIneligible(_ view: View)

    /// Settles changes outside of an event.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func settle() -> Bool

    /// Whether a gesture that may still be recognized withholds an event of a press from its view.
    func delays(_ phase: MouseEvent.Phase, ofPress number: Int) -> Bool

    /// Returns the numbers of the presses that gestures have taken since the last call.
    func removeTakenPresses() -> [ClosedRange<Int>]
}

/// An arbiter that only records the gesture recognizers on the way of a press.
@MainActor
protocol RehearsedArbiter: PressArbiter {
    /// The recognizers, and the part that each would take.
    var watchers: [GestureWatcher] { get }

    /// Stops delaying the press, as if all recognizers had failed.
    func fail()
}
