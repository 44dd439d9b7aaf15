// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Watches the current actions and the pending keys, and reports changes as ``ActionsChanged``.
@MainActor
final class ActionWatch {
    private var pending = KeySequence()
    private var seen: [[CurrentAction.Summary]]?
    /// The reading from which ``seen`` was derived.
    private var reading: ActionReading?
    private weak var checkedTarget: InputResponder?

    /// Compares the current actions of an application with the actions of the last call, and
    /// reports a change.
    ///
    /// - Returns: Whether a change was reported to a handler.
    func look(at application: Application) -> Bool {
        let target = application.keyTarget(in: application.keyWindow)
        application.keys.settle(target, at: application.clock.now)
        checkOnce(target, in: application)
        guard application.hasHandlers(for: ActionsChanged.self) else {
            seen = nil
            reading = nil
            return false
        }
        let reading = ActionReading(of: application)
        if let last = self.reading, pending == application.pendingKeys, last.isSame(as: reading) {
            return false
        }
        self.reading = reading
        let actions = application.windows.map {
            application.currentActions(in: $0).map(\.summary)
        }
        guard actions != seen || pending != application.pendingKeys else { return false }
        seen = actions
        pending = application.pendingKeys
        application.deliver(ActionsChanged())
        return true
    }

    /// Makes the next call find the current actions in any case, because the user's keys changed.
    func forgetReading() { reading = nil }

    /// In a debug build, whenever keys begin to go to another responder, adds conflicts and unknown
    /// key names in literals to the diagnostics.
    private func checkOnce(_ target: InputResponder, in application: Application) {
        #if DEBUG
        guard target !== checkedTarget else { return }
        checkedTarget = target
        for responder in application.respondersToKeys(in: application.keyWindow) {
            for conflict in responder.keyConflicts { application.diagnose(conflict.message) }
            for binding in responder.currentBindings {
                for chord in binding.keys.chords where !chord.isKnown {
                    application.diagnose(
                        "\(type(of: responder)) binds \(chord), which is not a key")
                }
            }
        }
        #endif
    }
}

/// The current actions or the pending keys changed; posted by the application.
///
/// A change of an action's keys, of its title or of whether it is enabled counts. The application's
/// own handlers get the event before the next frame. Without such handlers nothing is compared.
///
/// ```swift
/// application.observe(ActionsChanged.self, owner: self) { [weak self] _ in self?.setNeedsDisplay() }
/// ```
///
/// Changes are noticed when a frame is due or input arrives. If your code changes nothing on the
/// screen, call ``Application/setNeedsFrame()``.
public struct ActionsChanged: RoutedEvent, Hashable, Sendable {
    /// Creates the event; the application posts it.
    public init() {}
}
