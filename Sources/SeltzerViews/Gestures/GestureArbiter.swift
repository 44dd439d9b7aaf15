// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Passes the events of a press to the gesture recognizers, and decides which of them recognize.
///
/// On each event the recognizers propose their next state. Recognizers that require others to fail
/// wait. The first of the others wins: the recognizer on the deepest view, then the one added
/// first. A recognizer that prevents this one and cannot be prevented by it, such as a double tap,
/// wins instead. The winner makes the others fail. A recognizer that waits or needs more presses
/// stays for the next press.
@MainActor
final class GestureArbiter: PressArbiter {
    /// The recognizers of the present press, and recognizers that still wait after the last press,
    /// in order.
    @exclusivity(unchecked)
    private(set) var participants: [GestureRecognizer] = []
    @exclusivity(unchecked)
    var verdicts: [GestureVerdict] = []
    private(set) var pressNumber = 0
    @exclusivity(unchecked)
    private var isPressUnderWay = false
    /// The states whose actions have not run yet.
    @exclusivity(unchecked)
    private var pending: [(recognizer: GestureRecognizer, state: GestureRecognizer.State)] = []
    @exclusivity(unchecked)
    private var isRunningActions = false
    /// The presses that recognized gestures have taken from their views.
    @exclusivity(unchecked)
    private var takenPresses: [ClosedRange<Int>] = []
    private let wake: @MainActor () -> Void

    /// Creates an arbiter.
    ///
    /// - Parameter wake: Runs when a change outside of an event must be settled soon.
    init(wake: @escaping @MainActor () -> Void) {
        self.wake = wake
    }

    /// Requests a call of ``settle()``.
    func setNeedsSettling() {
        wake()
    }

    /// Records a state whose actions must run.
    func enqueue(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
        pending.append((recognizer, state))
    }

    // MARK: Presses

    /// Starts a press with its first event.
    ///
    /// - Parameters:
    ///   - event: The press.
    ///   - view: The view that was hit.
    /// - Returns: Whether a gesture takes the press from the view.
    func begin(with event: MouseEvent, on view: View) -> Bool {
        pressNumber += 1
        isPressUnderWay = true
        forgetVerdicts()
        let candidates = Self.candidates(for: event, on: view) { recognizer, part in
            if case .refuses(let refusal) = part { self.note(.unheard(refusal), on: recognizer) }
        }
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
        // Recognizers whose gesture this press has decided, or that only waited, start again with
        // it.
        start(
            candidates.filter { recognizer in
                !isWaiting(recognizer) && !winners.contains { $0 === recognizer }
            }, with: event, unlessPreventedBy: winners)
        if arbitrate() { isTaken = true }
        return isTaken
    }

    private func start(
        _ recognizers: [GestureRecognizer], with event: MouseEvent,
        unlessPreventedBy winners: [GestureRecognizer]
    ) {
        for recognizer in recognizers {
            recognizer.prepare()
            recognizer.arbiter = self
            recognizer.pressNumber = pressNumber
            recognizer.firstPressNumber = pressNumber
            if let winner = winners.first(where: { Self.prevents($0, recognizer) }) {
                recognizer.fail()
                note(.prevented(by: Weak(winner)), on: recognizer)
            }
        }
        for one in participants where participants.count > 1 && one.current == .possible {
            for other in participants where other !== one { one.addRequirement(of: other) }
        }
        for recognizer in recognizers where recognizer.current == .possible {
            recognizer.receive(event, recognizer.handleMouse)
        }
    }

    /// Passes this press on to recognizers that need more presses, or makes them fail if the press
    /// does not continue their gesture.
    private func goOn(with event: MouseEvent, among candidates: [GestureRecognizer]) -> Bool {
        for recognizer in participants
        where recognizer.current == .possible && recognizer.wanted == nil {
            if candidates.contains(where: { $0 === recognizer }) {
                recognizer.pressNumber = pressNumber
                recognizer.receive(event, recognizer.handleMouse)
            } else {
                recognizer.fail()
            }
        }
        return arbitrate()
    }

    /// Passes a further event of the press to the recognizers.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func handle(_ event: MouseEvent) -> Bool {
        for recognizer in participants where isWatching(recognizer) {
            recognizer.receive(event, recognizer.handleMouse)
        }
        return arbitrate()
    }

    /// Ends the press: continuous gestures end; waiting recognizers stay.
    func end() {
        guard isPressUnderWay else { return }
        isPressUnderWay = false
        for recognizer in participants where recognizer.isActive { recognizer.breakOff() }
        runActions()
        dropFinished()
    }

    /// Cancels the press; a gesture of an earlier press that was only waiting is recognized.
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

    /// Cancels the gestures of recognizers whose view is removed, at the next settling.
    func viewBecomesIneligible(_ view: View) {
        for recognizer in participants
        where recognizer.view?.isDescendant(of: view) == true
            && (!recognizer.isIndependent || view is Window)
        {
            recognizer.withdraw()
        }
    }

    /// Whether a recognizer may still want the press.
    var isUndecided: Bool {
        participants.contains { $0.current == .possible && isWatching($0) }
    }

    /// Settles changes outside of an event: removed recognizers and expired timers.
    ///
    /// - Returns: Whether a gesture takes the press from the view.
    func settle() -> Bool {
        guard !participants.isEmpty, !isRunningActions else { return false }
        for recognizer in participants where !isEligible(recognizer) { recognizer.breakOff() }
        let isTaken = arbitrate()
        if !isPressUnderWay { dropFinished() }
        return isTaken
    }

    // MARK: Delays

    /// Whether a recognizer that may still recognize withholds an event of a press from its view.
    func delays(_ phase: MouseEvent.Phase, ofPress number: Int) -> Bool {
        participants.contains { recognizer in
            guard recognizer.current == .possible, isEligible(recognizer),
                (recognizer.firstPressNumber...recognizer.pressNumber).contains(number)
            else { return false }
            let isWatching = isPressUnderWay && isWatching(recognizer)
            switch phase {
            case .down: return recognizer.delaysTouchesBegan && (recognizer.isPending || isWatching)
            case .up:
                return recognizer.delaysTouchesEnded
                    && (recognizer.isPending || isWatching && number < pressNumber)
            default: return false
            }
        }
    }

    /// Returns the presses that gestures have taken since the last call.
    func removeTakenPresses() -> [ClosedRange<Int>] {
        guard !takenPresses.isEmpty else { return [] }
        defer { takenPresses = [] }
        return takenPresses
    }

    // MARK: Who takes part

    /// Returns the recognizers that take part in a press on a view, in order.
    ///
    /// - Parameter leavingOut: Called with each other recognizer there; nil for most callers.
    static func candidates(
        for event: MouseEvent, on view: View,
        leavingOut: ((GestureRecognizer, GestureWatcher.Part) -> Void)? = nil
    ) -> [GestureRecognizer] {
        var candidates: [GestureRecognizer] = []
        var controls: [Control] = []
        var current: View? = view
        while let view = current {
            for recognizer in view.gestureRecognizers where !(recognizer is HoverGestureRecognizer)
            {
                if !recognizer.isEnabled {
                    leavingOut?(recognizer, .disabled)
                } else if let control = controls.first(where: recognizer.yields) {
                    leavingOut?(recognizer, .yields(to: control))
                } else if let refusal = recognizer.refusal({ $0.shouldReceive(event) }) {
                    leavingOut?(recognizer, .refuses(refusal))
                } else {
                    candidates.append(recognizer)
                }
            }
            if view.isControl, !view.isDisabledControl, let control = view as? Control {
                controls.append(control)
            }
            current = view.superview
        }
        return candidates
    }

    private func isParticipant(_ recognizer: GestureRecognizer) -> Bool {
        participants.contains { $0 === recognizer }
    }

    private func isEligible(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.isEnabled && !recognizer.isWithdrawn
            && (recognizer.isIndependent || recognizer.view?.canBePressed == true)
    }

    /// Whether the press that the recognizer watched is over.
    private func isOver(_ recognizer: GestureRecognizer) -> Bool {
        !isPressUnderWay || recognizer.pressNumber < pressNumber
    }

    /// Whether the recognizer gets the events of the present press: it does not wait and has not
    /// finished.
    func isWatching(_ recognizer: GestureRecognizer) -> Bool {
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
        while let (recognizer, standing) = nextInTurn() {
            if let refusal = refusal(of: recognizer, standing) {
                recognizer.fail()
                note(refusal, on: recognizer)
            } else {
                note(.recognized(takesPress: recognizer.cancelsTouchesInView), on: recognizer)
                recognize(recognizer)
                guard recognizer.cancelsTouchesInView else { continue }
                takenPresses.append(recognizer.firstPressNumber...recognizer.pressNumber)
                if !isOver(recognizer) { isTaken = true }
            }
        }
        runActions()
        return isTaken
    }

    /// Returns the reason why a recognizer whose turn it is must fail; nil if it is recognized.
    private func refusal(
        of recognizer: GestureRecognizer, _ standing: Standing
    ) -> GestureVerdict.Kind? {
        if standing == .barred {
            let winner = recognizer.requirements.first { isParticipant($0) && $0.isRecognized }
            return .barred(by: Weak(winner))
        }
        if !isEligible(recognizer) { return .ineligible }
        return recognizer.refusal { $0.shouldBegin() }.map { .refused($0) }
    }

    private func note(_ kind: GestureVerdict.Kind, on recognizer: GestureRecognizer) {
        verdicts.append(GestureVerdict(recognizer: recognizer, view: recognizer.view, kind: kind))
    }

    /// Returns the first recognizer that can be decided now, unless another one outranks it; nil if
    /// all wait.
    private func nextInTurn() -> (GestureRecognizer, Standing)? {
        var first: (GestureRecognizer, Standing)?
        for recognizer in participants
        where recognizer.current == .possible && recognizer.wanted != nil {
            let standing = standing(of: recognizer)
            if standing == .waiting { continue }
            guard let (earlier, _) = first else {
                first = (recognizer, standing)
                continue
            }
            if standing == .free, Self.outranks(recognizer, earlier) {
                first = (recognizer, standing)
            }
        }
        return first
    }

    /// Whether a recognizer goes first although it was added later.
    ///
    /// True if it prevents the other recognizer but not the reverse. So a double tap wins even if
    /// the single tap was added first.
    private static func outranks(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        one.pressNumber == other.pressNumber && stops(one, other) && !stops(other, one)
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
        // A triple tap also prevents a single tap that still waits since the first press.
        let presses = recognizer.firstPressNumber...recognizer.pressNumber
        for other in participants
        where other !== recognizer && other.current == .possible
            && presses.contains(other.pressNumber)
        {
            if Self.prevents(recognizer, other) {
                other.fail()
                note(.prevented(by: Weak(recognizer)), on: other)
            }
        }
    }

    private static func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        if winner.shouldRecognizeSimultaneously(with: other)
            || other.shouldRecognizeSimultaneously(with: winner)
        {
            return false
        }
        return stops(winner, other)
    }

    private static func stops(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        one.canPrevent(other) && other.canBePrevented(by: one)
    }

    // MARK: Actions

    private func runActions() {
        guard !pending.isEmpty, !isRunningActions else { return }
        isRunningActions = true
        while !pending.isEmpty {
            let (recognizer, state) = pending.removeFirst()
            // A gesture that began and ended at once goes through both states.
            recognizer.current = state
            recognizer.runActions()
        }
        isRunningActions = false
    }
}

extension Application {
    /// Creates the arbiter of the application's presses; called once.
    final func makePressArbiter() -> any PressArbiter {
        GestureArbiter { [weak self] in self?.setNeedsFrame() }
    }
}
