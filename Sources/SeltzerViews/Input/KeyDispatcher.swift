// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Brings keys to the responders, and keeps those that may be the beginning of a longer sequence.
///
/// The keys pressed so far are looked up as a whole, from the first responder upwards: the nearest responder decides
/// that has a binding of them, or one that they begin. While keys are pending, only bindings are asked, so that no
/// text field gets what was meant for a sequence.
@MainActor
final class KeyDispatcher {
    private weak var application: Application?
    /// The keys that wait for more; empty where none do.
    private(set) var pending = KeySequence()
    /// Where the pending keys went first.
    private weak var pendingTarget: InputResponder?
    private var deadline: Duration?
    private var timer: ApplicationTimer?

    init(application: Application) {
        self.application = application
    }

    // MARK: Keys

    /// Brings a key from the responder that gets keys first up to the application.
    func handle(_ press: KeyPress, to target: InputResponder, at time: Duration) {
        let event = KeyEvent(press, timestamp: time, isSecret: target.keepsInputSecret)
        if press.phase == .release { return pass(release: event, to: target) }
        settle(target, at: time)
        guard !pending.isEmpty else { return begin(event, at: target) }
        if !press.key.isModifier { goOn(event, at: target) }
    }

    /// Brings the release of a key on its way, which runs no binding, where the application asked for releases.
    private func pass(release event: KeyEvent, to target: InputResponder) {
        guard application?.keyboardMode.includesReleases == true else { return }
        target.routeInput(event) { responder, event in responder.handleKey(event) }
    }

    private func begin(_ event: KeyEvent, at target: InputResponder) {
        target.routeInput(event) { responder, event in
            let bound = ask(responder, KeySequence(event.chord), target)
            if bound == .stop { return .stop }
            let answer = responder.handleKey(event)
            if answer == .ignored { return bound }
            return bound.map { max($0, answer) } ?? answer
        }
    }

    private func goOn(_ event: KeyEvent, at target: InputResponder) {
        let keys = pending
        cancel()
        var isBound = false
        let outcome = target.routeInput(event, asksHandlers: false) { responder, event in
            let answer = ask(responder, keys.appending(event.chord), target)
            if answer != nil { isBound = true }
            return answer
        }
        let isCancelling = event.chord == "escape" || event.chord == "ctrl-g"
        if !isBound, outcome != .stopped, !isCancelling { application?.beep() }
    }

    /// Looks up keys in the bindings of a responder, and behind a modal window; nil if no binding has them.
    private func ask(
        _ responder: InputResponder, _ keys: KeySequence, _ target: InputResponder
    ) -> Disposition? {
        guard let application else { return nil }
        let bindings = KeyBindings(of: responder, map: application.keyMap)
        if let answer = ask(bindings, of: responder, keys, target, application) { return answer }
        guard let window = responder as? Window else { return nil }
        for superior in window.respondersBehind {
            let bindings = KeyBindings(
                of: superior, map: application.keyMap, isBehindModalWindow: true)
            if let answer = ask(bindings, of: superior, keys, target, application) { return answer }
        }
        return nil
    }

    private func ask(
        _ bindings: KeyBindings, of responder: InputResponder, _ keys: KeySequence,
        _ target: InputResponder, _ application: Application
    ) -> Disposition? {
        switch bindings.match(keys) {
        case .whole(let entry):
            return application.runner.run(bindings.entries[entry].action, on: responder)
        case .beginning:
            wait(keys, at: target)
            return .stop
        case nil:
            return nil
        }
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

    /// Drops the pending keys where their time is over, or keys go elsewhere now.
    func settle(_ target: InputResponder, at time: Duration) {
        guard !pending.isEmpty else { return }
        if pendingTarget !== target || deadline.map({ $0 <= time }) == true { cancel() }
    }
}
