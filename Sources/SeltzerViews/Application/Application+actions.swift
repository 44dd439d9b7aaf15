// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

extension Application {
    /// The pressed keys that wait for the rest of their sequence; empty if there are none.
    ///
    /// ``ActionsChanged`` reports changes. The keys are dropped by Escape, Ctrl-G, a key that does
    /// not continue the sequence, a press of the mouse, a paste, a change of the first responder,
    /// and the end of ``keySequenceTimeLimit``.
    public final var pendingKeys: KeySequence { keys.pending }

    /// Drops the keys that wait for the rest of their sequence.
    public final func cancelPendingKeys() { keys.cancel() }

    /// The actions that the user can reach now, from the first responder of the key window upwards.
    ///
    /// If several actions have the same identifier or keys, only the action of the nearest
    /// responder counts. An action without keys is included if it has an identifier.
    public final var currentActions: [CurrentAction] { currentActions(in: keyWindow) }

    /// Returns the actions that the user could reach if a window were key, from its first responder
    /// upwards.
    public final func currentActions(in window: Window?) -> [CurrentAction] {
        currentActions(along: keyReach(in: window))
    }

    /// Returns the actions that the user could reach if a responder were first responder, from
    /// there upwards.
    ///
    /// A context menu shows the actions of the clicked view, which need not be focused.
    public final func currentActions(from responder: InputResponder) -> [CurrentAction] {
        currentActions(along: keyReach(from: responder))
    }

    /// Returns the actions that the first responder reaches and the second does not, from the first
    /// one upwards.
    ///
    /// A menu on a page shows these actions while a list beside the page is focused.
    package final func currentActions(
        from responder: InputResponder, beyond other: InputResponder
    ) -> [CurrentAction] {
        let reached = Set(keyReach(from: other).map { ObjectIdentifier($0.responder) })
        let rest = keyReach(from: responder).filter {
            !reached.contains(ObjectIdentifier($0.responder))
        }
        return rest.isEmpty ? [] : currentActions(along: rest)
    }

    /// Returns an action as a responder would perform it, or as its nearest superior of the class
    /// of the action's method would.
    ///
    /// - Returns: The action, without keys; nil if no responder on the chain has that class.
    public final func currentAction(
        _ action: Action, from responder: InputResponder
    ) -> CurrentAction? {
        for (candidate, _) in keyReach(from: responder) {
            guard let isEnabled = action.isEnabled(for: candidate) else { continue }
            return CurrentAction(
                action, keys: [], responder: candidate, isEnabled: isEnabled,
                isRunning: runner.isRunning(action, on: candidate))
        }
        return nil
    }

    private final func currentActions(along reach: [Reached]) -> [CurrentAction] {
        let tables = reach.map {
            KeyBindings(of: $0.responder, map: keyMap, isBehindModalWindow: $0.isBehindModalWindow)
        }
        let decisions = KeyDecisions(Array(zip(reach.map(\.responder), tables)))
        let typed = reach.first?.responder as? View
        let count = tables.reduce(0) { $0 + $1.entries.count }
        var identifiers = Set<String>(minimumCapacity: count)
        var actions: [CurrentAction] = []
        actions.reserveCapacity(count)
        for (place, responder) in reach.map(\.responder).enumerated() {
            let asks = responder.mayBeHeard(CanPerformAction.self)
            for (number, entry) in tables[place].entries.enumerated() {
                let identifier = entry.action.identifier
                if let identifier, identifiers.contains(identifier) { continue }
                guard let isEnabled = entry.action.isEnabled(for: responder, asks: asks) else {
                    continue
                }
                var keys = entry.keys.filter { decisions.reach($0, entry: number, at: place) }
                if let typed, place > 0, !entry.action.wantsPriorityOverSystemBehavior {
                    keys.removeAll { Self.are($0, typedInto: typed) }
                }
                guard !keys.isEmpty || identifier != nil else { continue }
                if let identifier { identifiers.insert(identifier) }
                actions.append(
                    CurrentAction(
                        entry.action, keys: keys, responder: responder, isEnabled: isEnabled,
                        isRunning: runner.isRunning(entry.action, on: responder)))
            }
        }
        return actions
    }

    /// Whether keys begin with a character that a view takes as text before other responders'
    /// bindings get it.
    private static func are(_ keys: KeySequence, typedInto view: View) -> Bool {
        guard let first = keys.chords.first, case .character(let character) = first.key,
            first.modifiers.isSubset(of: .shift)
        else { return false }
        return view.takesText(character)
    }

    /// The key conflicts of all responders that get keys now, from the nearest responder upwards.
    public final var currentKeyConflicts: [KeyConflict] {
        respondersToKeys(in: keyWindow).flatMap(\.keyConflicts)
    }

    /// Performs the current action with an identifier.
    ///
    /// - Returns: Whether it was run: an action with the identifier exists, is enabled, and is not
    ///   running already.
    @discardableResult
    public final func performAction(_ identifier: String) -> Bool {
        currentActions.first { $0.identifier == identifier }.map(perform) ?? false
    }

    /// Performs a current action.
    ///
    /// If it has ``Action/parameters``, its responder posts ``ArgumentsNeeded``.
    ///
    /// - Returns: Whether it was run: its responder is still there, it is enabled, and it does not
    ///   run already.
    @discardableResult
    public final func perform(_ item: CurrentAction) -> Bool { run(item, nil) }

    /// Performs a current action with a value for each of its ``Action/parameters``.
    ///
    /// - Returns: Whether it was run: its responder is still there, it is enabled, and it does not
    ///   run already.
    @discardableResult
    public final func perform(_ item: CurrentAction, arguments: [String]) -> Bool {
        run(item, arguments)
    }

    private final func run(_ item: CurrentAction, _ arguments: [String]?) -> Bool {
        guard let responder = item.responder, item.action.isEnabled(for: responder) == true,
            !runner.isRunning(item.action, on: responder)
        else { return false }
        return runner.run(item.action, on: responder, arguments: arguments) != .ignored
    }

    /// The responders that get a key in a window, the nearest first.
    final func respondersToKeys(in window: Window?) -> [InputResponder] {
        keyTarget(in: window).selfAndSuperiorsForKeys.compactMap { $0 as? InputResponder }
    }

    typealias Reached = (responder: InputResponder, isBehindModalWindow: Bool)

    /// The responders that get a key in a window, followed by the responders behind a modal window
    /// whose actions the key reaches.
    final func keyReach(in window: Window?) -> [Reached] { keyReach(from: keyTarget(in: window)) }

    /// The responders that get a key which starts at a given responder, followed by the responders
    /// behind a modal window whose actions the key reaches.
    final func keyReach(from target: InputResponder) -> [Reached] {
        target.selfAndSuperiorsForKeys.compactMap { $0 as? InputResponder }.flatMap { responder in
            [(responder, false)]
                + ((responder as? Window)?.respondersBehind ?? []).map { ($0, true) }
        }
    }

    /// Drops pending keys after the bindings changed.
    final func keysDidChange() {
        keys.cancel()
        watch.forgetReading()
        setNeedsFrame()
    }
}
