// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

extension Application {
    /// The keys pressed that wait for the rest of their sequence; empty where none do.
    ///
    /// ``ActionsChanged`` tells when they have changed. Escape, Ctrl-G, a key that does not go on with them, a press of
    /// the mouse, a paste, another first responder and ``keySequenceTimeLimit`` drop them.
    public final var pendingKeys: KeySequence { keys.pending }

    /// Drops the keys that wait for the rest of their sequence.
    public final func cancelPendingKeys() { keys.cancel() }

    /// What the user can do here and now, from the first responder of the key window upwards.
    ///
    /// Of an identifier only the nearest responder's action counts, and of keys the nearest binding. An action that
    /// no key finds is in the list where it has an identifier.
    public final var currentActions: [CurrentAction] { currentActions(in: keyWindow) }

    /// Returns what the user could do now if a window had the keys, from its first responder upwards.
    public final func currentActions(in window: Window?) -> [CurrentAction] {
        let reach = keyReach(in: window)
        let tables = reach.map {
            KeyBindings(of: $0.responder, map: keyMap, isBehindModalWindow: $0.isBehindModalWindow)
        }
        let decisions = KeyDecisions(tables)
        var identifiers: Set<String> = []
        var actions: [CurrentAction] = []
        for (place, responder) in reach.map(\.responder).enumerated() {
            for (number, entry) in tables[place].entries.enumerated() {
                if let identifier = entry.action.identifier, identifiers.contains(identifier) {
                    continue
                }
                guard let isEnabled = entry.action.isEnabled(for: responder) else { continue }
                let keys = entry.keys.filter { decisions.reach($0, entry: number, at: place) }
                guard !keys.isEmpty || entry.action.identifier != nil else { continue }
                if let identifier = entry.action.identifier { identifiers.insert(identifier) }
                actions.append(
                    CurrentAction(
                        entry.action, keys: keys, responder: responder, isEnabled: isEnabled,
                        isRunning: runner.isRunning(entry.action, on: responder)))
            }
        }
        return actions
    }

    /// The conflicts of all responders that keys go to now, the nearest first.
    public final var currentKeyConflicts: [KeyConflict] {
        respondersToKeys(in: keyWindow).flatMap(\.keyConflicts)
    }

    /// Performs the current action with an identifier.
    ///
    /// - Returns: Whether it was run: there is one, it is enabled, and it does not run already.
    @discardableResult
    public final func performAction(_ identifier: String) -> Bool {
        currentActions.first { $0.identifier == identifier }.map(perform) ?? false
    }

    /// Performs an action that was current.
    ///
    /// - Returns: Whether it was run: its responder is still there, it is enabled, and it does not run already.
    @discardableResult
    public final func perform(_ item: CurrentAction) -> Bool {
        guard let responder = item.responder, item.action.isEnabled(for: responder) == true,
            !runner.isRunning(item.action, on: responder)
        else { return false }
        return runner.run(item.action, on: responder) != .ignored
    }

    /// The responders that a key in a window is brought to, the nearest first.
    final func respondersToKeys(in window: Window?) -> [InputResponder] {
        keyTarget(in: window).selfAndSuperiorsForInput.compactMap { $0 as? InputResponder }
    }

    /// The responders that a key in a window is brought to, and those behind a modal window whose actions may reach it.
    private final func keyReach(
        in window: Window?
    ) -> [(responder: InputResponder, isBehindModalWindow: Bool)] {
        respondersToKeys(in: window).flatMap { responder in
            [(responder, false)]
                + ((responder as? Window)?.respondersBehind ?? []).map { ($0, true) }
        }
    }

    /// Drops what was begun with other keys.
    final func keysDidChange() {
        keys.cancel()
        setNeedsFrame()
    }
}
