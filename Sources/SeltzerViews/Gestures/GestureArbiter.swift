// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Lets the gesture recognisers of a press hear of it, and decides which of them recognise.
///
/// On each event the recognisers say what they would become. Then those that must wait for others to fail
/// wait; of the rest the first recognises, in the order of the deepest view first and of adding on one view,
/// and makes the others fail. A recogniser that needs more presses, or waits, stays for the next press.
@MainActor
final class GestureArbiter {
    /// The recognisers of the present press, and those that wait after the last, in order.
    @exclusivity(unchecked)
    private var participants: [GestureRecognizer] = []
    private var pressNumber = 0
    @exclusivity(unchecked)
    private var isPressUnderWay = false
    /// The states that actions have not yet been run for.
    @exclusivity(unchecked)
    private var pending: [(recognizer: GestureRecognizer, state: GestureRecognizer.State)] = []
    @exclusivity(unchecked)
    private var isRunningActions = false
    private let wake: @MainActor () -> Void

    /// Creates an arbiter.
    ///
    /// - Parameter wake: Called when something happened outside of an event, to be settled soon.
    init(wake: @escaping @MainActor () -> Void) {
        self.wake = wake
    }

    /// Asks for ``settle()``.
    func setNeedsSettling() {
        wake()
    }

    /// Notes a state that actions are to be run for.
    func enqueue(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
        pending.append((recognizer, state))
    }

    // MARK: Presses

    /// Begins a press with its first event.
    ///
    /// - Parameters:
    ///   - event: The press.
    ///   - view: The view that was hit.
    /// - Returns: Whether a gesture takes the press from the view.
    func begin(with event: MouseEvent, on view: View) -> Bool {
        pressNumber += 1
        isPressUnderWay = true
        let candidates = Self.candidates(for: event, on: view)
        guard !candidates.isEmpty || !participants.isEmpty else { return false }
        let earlier = participants
        var isTaken = goOn(with: event, among: candidates)
        let winners = earlier.filter { $0.isRecognized && $0.pressNumber == pressNumber }
        let isWaiting = { (recognizer: GestureRecognizer) in
            recognizer.current == .possible && recognizer.arbiter === self
        }
        participants =
            candidates
            + earlier.filter { other in
                isWaiting(other) && !candidates.contains { $0 === other }
            }
        for recognizer in earlier where !isParticipant(recognizer) { recognizer.prepare() }
        // Those whose gesture this press has decided, or that only waited, begin anew with it.
        for recognizer in candidates
        where !isWaiting(recognizer) && !winners.contains(where: { $0 === recognizer }) {
            recognizer.prepare()
            recognizer.arbiter = self
            recognizer.pressNumber = pressNumber
            if winners.contains(where: { Self.prevents($0, recognizer) }) {
                recognizer.fail()
            } else {
                recognizer.receive(event, recognizer.mouse)
            }
        }
        if arbitrate() { isTaken = true }
        return isTaken
    }

    /// Lets those that need more presses hear of this one, or fail where it is not theirs.
    private func goOn(with event: MouseEvent, among candidates: [GestureRecognizer]) -> Bool {
        for recognizer in participants
        where recognizer.current == .possible && recognizer.wanted == nil {
            if candidates.contains(where: { $0 === recognizer }) {
                recognizer.pressNumber = pressNumber
                recognizer.receive(event, recognizer.mouse)
            } else {
                recognizer.fail()
            }
        }
        return arbitrate()
    }

    /// Lets the recognisers hear of a further event of the press.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func handle(_ event: MouseEvent) -> Bool {
        for recognizer in participants where isWatching(recognizer) {
            recognizer.receive(event, recognizer.mouse)
        }
        return arbitrate()
    }

    /// Ends the press: what lasts is over, what waits stays.
    func end() {
        guard isPressUnderWay else { return }
        isPressUnderWay = false
        for recognizer in participants where recognizer.isActive { recognizer.breakOff() }
        runActions()
        dropFinished()
    }

    /// Breaks off the press; a gesture of an earlier press that only waits is recognised.
    func cancel() {
        guard !participants.isEmpty else { return }
        for recognizer in participants
        where recognizer.wanted == nil || !isOver(recognizer) {
            recognizer.breakOff()
        }
        isPressUnderWay = false
        _ = arbitrate()
        for recognizer in participants { recognizer.breakOff() }
        runActions()
        dropFinished()
    }

    /// Breaks off the gestures of recognisers whose view goes, at the next settling.
    func viewBecomesIneligible(_ view: View) {
        for recognizer in participants where recognizer.view?.isDescendant(of: view) == true {
            recognizer.withdraw()
        }
    }

    /// Settles what happened outside of an event: recognisers that went, and times that are over.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func settle() -> Bool {
        guard !participants.isEmpty, !isRunningActions else { return false }
        for recognizer in participants where !isEligible(recognizer) { recognizer.breakOff() }
        let isTaken = arbitrate()
        if !isPressUnderWay { dropFinished() }
        return isTaken
    }

    // MARK: Who takes part

    private static func candidates(for event: MouseEvent, on view: View) -> [GestureRecognizer] {
        var candidates: [GestureRecognizer] = []
        var current: View? = view
        while let view = current {
            for recognizer in view.gestureRecognizers
            where recognizer.isEnabled && !(recognizer is HoverGestureRecognizer)
                && recognizer.shouldReceive(event)
            {
                candidates.append(recognizer)
            }
            if let control = view as? Control, control.isEnabled { break }
            current = view.superview
        }
        return candidates
    }

    private func isParticipant(_ recognizer: GestureRecognizer) -> Bool {
        participants.contains { $0 === recognizer }
    }

    private func isEligible(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.isEnabled && !recognizer.isWithdrawn && recognizer.view?.canBePressed == true
    }

    /// Whether the press that the recogniser watched is over.
    private func isOver(_ recognizer: GestureRecognizer) -> Bool {
        !isPressUnderWay || recognizer.pressNumber < pressNumber
    }

    /// Whether the recogniser hears of the present press: not one that waits, or that has finished.
    private func isWatching(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer.pressNumber == pressNumber, isEligible(recognizer) else { return false }
        if recognizer.isActive { return true }
        return recognizer.current == .possible && recognizer.wanted != .ended
            && !recognizer.endsAtOnce
    }

    private func dropFinished() {
        guard !participants.isEmpty else { return }
        let finished = participants.filter { $0.current != .possible }
        participants.removeAll { $0.current != .possible }
        for recognizer in finished { recognizer.prepare() }
    }

    // MARK: Who wins

    private enum Standing {
        case free
        case waiting
        case barred
    }

    private func arbitrate() -> Bool {
        var isTaken = false
        var hasProgress = !participants.isEmpty
        while hasProgress {
            hasProgress = false
            for recognizer in participants
            where recognizer.current == .possible && recognizer.wanted != nil {
                let standing = standing(of: recognizer)
                if standing == .waiting { continue }
                hasProgress = true
                if standing == .barred || !isEligible(recognizer) || !recognizer.shouldBegin() {
                    recognizer.fail()
                } else {
                    recognize(recognizer)
                    if recognizer.cancelsTouchesInView, !isOver(recognizer) { isTaken = true }
                }
            }
        }
        runActions()
        return isTaken
    }

    private func standing(of recognizer: GestureRecognizer) -> Standing {
        for required in recognizer.requirements where isParticipant(required) {
            if required.isRecognized { return .barred }
            if required.current == .possible, isEligible(required) { return .waiting }
        }
        return .free
    }

    private func recognize(_ recognizer: GestureRecognizer) {
        recognizer.stopTimer()
        recognizer.become(recognizer.wanted == .began ? .began : .ended)
        if recognizer.endsAtOnce { recognizer.become(.ended) }
        for other in participants
        where other !== recognizer && other.current == .possible
            && other.pressNumber == recognizer.pressNumber
        {
            if Self.prevents(recognizer, other) { other.fail() }
        }
    }

    private static func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        if winner.shouldRecognizeSimultaneously(with: other)
            || other.shouldRecognizeSimultaneously(with: winner)
        {
            return false
        }
        return other.wanted != nil || winner.canPrevent(other)
    }

    // MARK: Actions

    private func runActions() {
        guard !pending.isEmpty, !isRunningActions else { return }
        isRunningActions = true
        while !pending.isEmpty {
            let (recognizer, state) = pending.removeFirst()
            // One that began and ended at once goes through both.
            recognizer.current = state
            recognizer.runActions()
        }
        isRunningActions = false
    }
}
