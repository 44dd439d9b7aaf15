// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Dispatches keys to the responders, and keeps keys that may begin a longer sequence.
///
/// The keys pressed so far are looked up together, from the first responder upwards. The nearest
/// responder that binds these keys, or a sequence starting with them, wins. Actions that want
/// priority over nearer responders are asked before all others. While keys are pending, only
/// bindings are asked: a text field must not get the rest of a sequence. A key that nothing takes
/// is dispatched again as its alternative chords: with Shift, or on a US keyboard
/// (`KeyPress.alternativeChords`).
@MainActor
final class KeyDispatcher {
    private weak var application: Application?
    /// The keys that wait for the rest of their sequence; empty if there are none.
    private(set) var pending = KeySequence()
    /// The first responder when the keys became pending.
    private weak var pendingTarget: InputResponder?
    /// Whether marked text took the last key, so that no responder got it.
    var isTakenByMarks = false
    private var deadline: Duration?
    private var timer: ApplicationTimer?
    /// Records the dispatch of a key that is only asked about; nil in a dispatch.
    @exclusivity(unchecked)
    private var rehearsal: InputRehearsal?

    init(application: Application) {
        self.application = application
    }

    // MARK: Keys

    /// Dispatches a key, from the responder that gets keys first up to the application.
    func handle(_ press: KeyPress, to target: InputResponder, at time: Duration) {
        let event = KeyEvent(press, timestamp: time, isSecret: target.keepsInputSecret)
        if press.phase == .release { return pass(release: event, to: target) }
        settle(target, at: time)
        guard !pending.isEmpty else { return begin(event, at: target) }
        if !press.key.isModifier { goOn(event, at: target) }
    }

    /// Dispatches a key without running anything: the rehearsal records each responder and its use
    /// for the key.
    ///
    /// - Returns: The pending keys, followed by the new ones.
    func rehearse(
        _ press: KeyPress, to target: InputResponder, at time: Duration,
        by rehearsal: InputRehearsal
    ) -> KeySequence {
        self.rehearsal = rehearsal
        defer { self.rehearsal = nil }
        let event = KeyEvent(press, timestamp: time, isSecret: target.keepsInputSecret)
        if pending.isEmpty || isStale(target, at: time) {
            begin(event, at: target)
            return KeySequence(event.chord)
        }
        if !press.key.isModifier { goOn(event, at: target) }
        return pending.appending(event.chord)
    }

    /// Dispatches a key without running anything, as if no keys were pending.
    func rehearse(alone press: KeyPress, to target: InputResponder, by rehearsal: InputRehearsal) {
        self.rehearsal = rehearsal
        defer { self.rehearsal = nil }
        begin(
            KeyEvent(press, timestamp: .zero, isSecret: target.keepsInputSecret), at: target)
    }

    /// Dispatches the release of a key if the application requested releases; a release runs no
    /// binding.
    private func pass(release event: KeyEvent, to target: InputResponder) {
        guard application?.keyboardMode.includesReleases == true else { return }
        target.routeInput(event) { responder, event in responder.handleKey(event) }
    }

    private func begin(_ event: KeyEvent, at target: InputResponder) {
        if isTaken(event, at: target) { return }
        // No responder took the typed key. Views that insert text were asked before, so only
        // bindings and mnemonics get the alternative chords.
        for chord in event.press.alternativeChords
        where isTaken(event.counting(as: chord), at: target, isContinued: true) {
            return
        }
    }

    /// Dispatches a key, and returns whether a binding took it or a responder stopped it.
    ///
    /// - Parameter before: The pending keys. If there are any, only bindings are asked.
    private func isTaken(
        _ event: KeyEvent, after before: KeySequence? = nil, at target: InputResponder,
        isContinued: Bool = false
    ) -> Bool {
        var isBound = false
        var mayClaim = true
        let rehearsal = rehearsal
        if isContinued { rehearsal?.chord = event.chord }
        let outcome = target.routeInput(
            event, asksHandlers: before == nil && !isContinued, isContinued: isContinued,
            rehearsal: rehearsal?.walk
        ) { responder, event in
            let keys = before?.appending(event.chord) ?? KeySequence(event.chord)
            var early: Disposition?
            if mayClaim {
                // Priority actions are asked once, before the nearest responder. If they decline,
                // the key continues as usual.
                mayClaim = false
                early = claim(keys, target)
                if early == .stop { return .stop }
            }
            let bound = Self.stronger(early, ask(responder, keys, target))
            if bound == .stop { return .stop }
            if bound != nil, rehearsal?.walk.isReaching != false { isBound = true }
            if let rehearsal {
                if before == nil { rehearsal.handleKey(event, responder) }
                return rehearsal.isTaken ? .stop : bound
            }
            if before != nil { return bound }
            let answer = responder.handleKey(event)
            if answer == .stop { responder.noteAct(.method("handleKey")) }
            if answer == .ignored { return bound }
            return bound.map { max($0, answer) } ?? answer
        }
        return isBound || outcome == .stopped
    }

    private func goOn(_ event: KeyEvent, at target: InputResponder) {
        let before = pending
        if rehearsal == nil { cancel() }
        if isTaken(event, after: before, at: target) { return }
        for chord in event.press.alternativeChords
        where isTaken(
            event.counting(as: chord), after: before, at: target, isContinued: true)
        {
            return
        }
        if rehearsal != nil { return }
        if !event.matches("escape"), !event.matches("ctrl-g") { application?.beep() }
    }

    /// Returns the stronger one of two answers; nil if there is none.
    private static func stronger(_ first: Disposition?, _ second: Disposition?) -> Disposition? {
        guard let first, let second else { return first ?? second }
        return max(first, second)
    }

    /// Looks up keys in the actions with priority over nearer responders; nil if no such action has
    /// them.
    private func claim(_ keys: KeySequence, _ target: InputResponder) -> Disposition? {
        guard let application else { return nil }
        var answer: Disposition?
        func ask(_ responder: InputResponder, isBehind: Bool) {
            guard answer != .stop else { return }
            let new = self.ask(
                responder, keys, target, application, isBehind: isBehind, hasPriority: true)
            answer = Self.stronger(answer, new)
        }
        for case let responder as InputResponder in target.selfAndSuperiorsForKeys {
            ask(responder, isBehind: false)
            let behind = (responder as? Window)?.respondersBehind ?? []
            for superior in behind { ask(superior, isBehind: true) }
            if answer == .stop { return .stop }
        }
        return answer
    }

    /// Looks up keys in the bindings of a responder, also behind a modal window; nil if no binding
    /// has them.
    private func ask(
        _ responder: InputResponder, _ keys: KeySequence, _ target: InputResponder
    ) -> Disposition? {
        guard let application else { return nil }
        let answer = ask(
            responder, keys, target, application, isBehind: false, hasPriority: false)
        if let answer { return answer }
        guard let window = responder as? Window else { return nil }
        for superior in window.respondersBehind {
            let answer = ask(
                superior, keys, target, application, isBehind: true, hasPriority: false)
            if let answer { return answer }
        }
        return nil
    }

    private func ask(
        _ responder: InputResponder, _ keys: KeySequence, _ target: InputResponder,
        _ application: Application, isBehind: Bool, hasPriority: Bool
    ) -> Disposition? {
        if let rehearsal {
            return rehearse(
                responder, keys, application, isBehind: isBehind, hasPriority: hasPriority,
                rehearsal)
        }
        let match = KeyBindings.match(
            keys, of: responder, map: application.keyMap, isBehindModalWindow: isBehind,
            hasPriority: hasPriority
        ) { application.runner.run($0, on: responder) }
        switch match {
        case .answered(let answer): return answer
        case .beginning:
            responder.noteAct(.begins(keys: "\(keys)"))
            wait(keys, at: target)
            return .stop
        case nil: return nil
        }
    }

    /// Looks up keys as a dispatch does, and records the actions in place of running them.
    private func rehearse(
        _ responder: InputResponder, _ keys: KeySequence, _ application: Application,
        isBehind: Bool, hasPriority: Bool, _ rehearsal: InputRehearsal
    ) -> Disposition? {
        var longer: [(Action, KeySequence)] = []
        let match = KeyBindings.match(
            keys, of: responder, map: application.keyMap, isBehindModalWindow: isBehind,
            hasPriority: hasPriority, beginning: { longer.append(($0, $1)) }
        ) { rehearsal.run($0, on: responder, by: application.runner) }
        let isTaken = rehearsal.isTaken
        for (place, (action, sequence)) in longer.enumerated() {
            // The next key finds all of them.
            rehearsal.append(
                responder, .begins(action, sequence),
                isCertain: !isTaken && place == longer.count - 1)
        }
        return match.map { _ in .ignored }
    }

    // MARK: Pending keys

    private func wait(_ keys: KeySequence, at target: InputResponder) {
        pending = keys
        pendingTarget = target
        guard let application, let limit = application.keySequenceTimeLimit else { return }
        deadline = application.clock.now + limit
        timer = ApplicationTimer(after: limit, in: application) { [weak self] in self?.cancel() }
    }

    /// Drops the pending keys.
    func cancel() {
        timer?.cancel()
        timer = nil
        deadline = nil
        pendingTarget = nil
        guard !pending.isEmpty else { return }
        pending = KeySequence()
        application?.setNeedsFrame()
    }

    /// Drops the pending keys if their time is over, or if keys now go to another responder first.
    func settle(_ target: InputResponder, at time: @autoclosure @MainActor () -> Duration) {
        if !pending.isEmpty, isStale(target, at: time()) { cancel() }
    }

    /// Whether pending keys no longer count: their time is over, or keys now go to another
    /// responder first.
    private func isStale(_ target: InputResponder, at time: Duration) -> Bool {
        pendingTarget !== target || deadline.map({ $0 <= time }) == true
    }
}
