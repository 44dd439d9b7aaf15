// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The events of presses that views get only after gestures have failed, in the order of their
/// arrival.
///
/// The release of the first tap of a double tap is such an event. Later events wait behind it, so
/// that each view gets all events in order. If the gesture is recognized, the view gets
/// ``MouseEvent/Phase/cancel`` instead.
@MainActor
final class DelayedPresses {
    private struct Entry {
        let event: MouseEvent
        let view: View
        let press: Int
        /// Whether the view has got nothing of the press.
        let isStart: Bool
    }

    @exclusivity(unchecked)
    private var entries: [Entry] = []
    /// The presses whose view was disabled, hidden or removed.
    private var lostPresses: Set<Int> = []
    private let gestures: any PressArbiter
    /// Routes an event of a press, with the number of the press, from a view.
    var deliver: @MainActor (MouseEvent, View, Int) -> Void = { _, _, _ in }
    /// Whether events wait that are none of ``entries``.
    private var isBehind = false

    init(gestures: any PressArbiter) {
        self.gestures = gestures
    }

    /// Makes a queue for a rehearsal: its events wait as if they came after the events of another
    /// queue.
    init(gestures: any PressArbiter, behind other: DelayedPresses) {
        self.gestures = gestures
        isBehind = other.isWaiting
        deliver = other.deliver
    }

    /// Whether an event waits.
    var isWaiting: Bool { isBehind || !entries.isEmpty }

    /// Returns whether the press of a button waits.
    func isWaiting(press: Int) -> Bool {
        entries.contains { $0.event.phase == .down && $0.press == press }
    }

    /// Keeps an event of the present press if a gesture or an earlier event delays it.
    ///
    /// - Parameter isStart: Whether the event is the first one of the press.
    /// - Returns: Whether the event is kept; if not, the view must get it now.
    func keep(_ event: MouseEvent, for view: View, isStart: Bool = false) -> Bool {
        let press = gestures.pressNumber
        guard isWaiting || gestures.delays(event.phase, ofPress: press) else { return false }
        entries.append(Entry(event: event, view: view, press: press, isStart: isStart))
        return true
    }

    /// Drops the events of the present press.
    ///
    /// - Returns: Whether the view has got nothing of the press.
    func dropPress() -> Bool {
        drop { $0 == gestures.pressNumber }.isEmpty == false
    }

    /// Drops the events of some presses, and returns the presses of which the views got nothing.
    private func drop(where isMeant: (Int) -> Bool) -> Set<Int> {
        guard !entries.isEmpty else { return [] }
        let starts = entries.filter { $0.isStart && isMeant($0.press) }.map(\.press)
        entries.removeAll { isMeant($0.press) }
        lostPresses = lostPresses.filter { !isMeant($0) }
        return Set(starts)
    }

    /// Cancels the presses of a view that can no longer be pressed, at the next settling.
    ///
    /// - Parameters:
    ///   - view: The view. The presses on its subviews are meant, too.
    ///   - isPressed: Whether the present press still has a view. It is left out then.
    /// - Returns: Whether there are such presses.
    func viewBecomesIneligible(_ view: View, whilePressed isPressed: Bool) -> Bool {
        guard !entries.isEmpty else { return false }
        let lost = entries.filter { entry in
            !(isPressed && entry.press == gestures.pressNumber)
                && entry.view.isDescendant(of: view)
        }
        lostPresses.formUnion(lost.map(\.press))
        return !lost.isEmpty
    }

    /// Cancels the presses that gestures have taken, and delivers the events that no gesture delays
    /// any more.
    ///
    /// A view may have moved below another one that cannot be pressed, without a notice.
    ///
    /// - Parameters:
    ///   - isPressed: Whether the present press still has a view. The dispatcher cancels this press.
    ///   - cancel: Cancels the press of a view.
    func settle(whilePressed isPressed: Bool, _ cancel: (View) -> Void) {
        let taken = gestures.removeTakenPresses()
        guard !entries.isEmpty else { return }
        let present = isPressed ? gestures.pressNumber : nil
        let ended = entries.filter { entry in
            lostPresses.contains(entry.press) || taken.contains { $0.contains(entry.press) }
                || entry.press != present && !entry.view.canBePressed
        }
        if !ended.isEmpty {
            let numbers = Set(ended.map(\.press))
            let unheard = drop { numbers.contains($0) }
            for number in numbers.subtracting(unheard).sorted() {
                if let entry = ended.first(where: { $0.press == number }) { cancel(entry.view) }
            }
        }
        while let first = entries.first, !gestures.delays(first.event.phase, ofPress: first.press) {
            entries.removeFirst()
            if first.view.containingWindow != nil { deliver(first.event, first.view, first.press) }
        }
    }
}
