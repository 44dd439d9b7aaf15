// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Notices what keys do here and now, to tell of it when it changes.
@MainActor
final class ActionWatch {
    private weak var application: Application?
    private var pending = KeySequence()
    private var seen: [[CurrentAction.Summary]]?
    private weak var checkedTarget: InputResponder?

    init(application: Application) {
        self.application = application
    }

    /// Looks at everything, and tells of a change.
    ///
    /// - Returns: Whether somebody was told.
    func look() -> Bool {
        guard let application else { return false }
        let target = application.keyTarget(in: application.keyWindow)
        application.keys.settle(target, at: application.clock.now)
        checkOnce(target, in: application)
        guard application.hasHandlers(for: ActionsChanged.self) else {
            seen = nil
            return false
        }
        let actions = application.windows.map {
            application.currentActions(in: $0).map(\.summary)
        }
        guard actions != seen || pending != application.pendingKeys else { return false }
        seen = actions
        pending = application.pendingKeys
        application.deliver(ActionsChanged())
        return true
    }

    /// In a debug build, tells the diagnostics of conflicts, and of literals that name no key, wherever the keys go
    /// for the first time.
    private func checkOnce(_ target: InputResponder, in application: Application) {
        #if DEBUG
        guard target !== checkedTarget else { return }
        checkedTarget = target
        for responder in application.respondersToKeys(in: application.keyWindow) {
            for conflict in responder.keyConflicts { application.diagnose(conflict.message) }
            for binding in responder.currentBindings {
                for chord in binding.keys.chords where !chord.isKnown {
                    application.diagnose("\(type(of: responder)) binds \(chord), which is no key")
                }
            }
        }
        #endif
    }
}
