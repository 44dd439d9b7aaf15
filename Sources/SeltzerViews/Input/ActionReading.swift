// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The actions at one time of all responders that keys reach.
///
/// The current actions follow from a reading. A footer makes a comparison necessary in each frame.
/// Comparing two readings costs much less than finding which keys reach which action.
@MainActor
struct ActionReading {
    /// The actions of one responder.
    private struct Source {
        let responder: ObjectIdentifier
        let isBehindModalWindow: Bool
        let category: Action.Category
        let bindings: [KeyBinding]
        let actions: [Action]
        /// Whether each binding and each action is enabled, is running, and would decline.
        let states: [State]
    }

    private struct State: Equatable {
        let isEnabled: Bool?
        let isRunning: Bool
        let declines: Bool
    }

    /// The responders of each window, the nearest first.
    private let windows: [[Source]]

    /// Reads the actions in all windows of an application.
    init(of application: Application) {
        windows = application.windows.map { window in
            application.keyReach(in: window).map { responder, isBehind in
                let bindings = isBehind ? [] : responder.rare?.keyBindings ?? []
                let actions = responder.allActions
                let asks = responder.mayBeHeard(CanPerformAction.self)
                @MainActor func state(of action: Action) -> State {
                    State(
                        isEnabled: action.isEnabled(for: responder, asks: asks),
                        isRunning: application.runner.isRunning(action, on: responder),
                        declines: action.wouldDecline(for: responder))
                }
                var states: [State] = []
                states.reserveCapacity(bindings.count + actions.count)
                for binding in bindings { states.append(state(of: binding.action)) }
                // Reads the actions in place: a copy of an action counts references to each of its
                // parts.
                actions.withUnsafeBufferPointer { actions in
                    for index in actions.indices { states.append(state(of: actions[index])) }
                }
                return Source(
                    responder: ObjectIdentifier(responder), isBehindModalWindow: isBehind,
                    category: responder.actionsCategory, bindings: bindings, actions: actions,
                    states: states)
            }
        }
    }

    /// Returns whether both readings have the same current actions.
    func isSame(as other: ActionReading) -> Bool {
        windows.elementsEqual(other.windows) { $0.elementsEqual($1, by: Self.areSame) }
    }

    private static func areSame(_ first: Source, _ second: Source) -> Bool {
        first.responder == second.responder
            && first.isBehindModalWindow == second.isBehindModalWindow
            && first.category == second.category && first.states == second.states
            && first.bindings.elementsEqual(second.bindings) {
                $0.keys == $1.keys && $0.action.looksLike($1.action)
            }
            && (first.actions.isIdentical(to: second.actions)
                || first.actions.elementsEqual(second.actions) { $0.looksLike($1) })
    }
}

extension [Action] {
    /// Whether both lists have the same storage, as lists have that a responder keeps.
    fileprivate func isIdentical(to other: Self) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { first in
                other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
            }
    }
}

extension Action {
    /// Returns whether both actions look the same and have the same keys.
    fileprivate func looksLike(_ other: Action) -> Bool {
        identifier == other.identifier && keys == other.keys && title == other.title
            && discoverabilityTitle == other.discoverabilityTitle && symbol == other.symbol
            && placement == other.placement && priority == other.priority && group == other.group
            && category == other.category && role == other.role
            && reachesModalWindows == other.reachesModalWindows
            && wantsPriorityOverSystemBehavior == other.wantsPriorityOverSystemBehavior
    }
}
