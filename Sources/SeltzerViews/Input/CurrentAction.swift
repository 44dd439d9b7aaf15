// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An action that can be performed here and now, as menus, footers, help and palettes show it.
@MainActor
public struct CurrentAction {
    /// The action.
    public let action: Action
    /// The keys that find the action now: the user's keys or else the program's, without keys that
    /// a nearer responder binds.
    public let keys: [KeySequence]
    /// The heading of the action in the list of keys.
    ///
    /// An action without a ``Action/category`` is listed under ``Action/Category/move`` if its
    /// group is movement, and under ``Action/Category/program`` if it has a role. The responder
    /// decides for other actions (``InputResponder/actionsCategory``).
    public let category: Action.Category
    /// The responder that lists the action; nil if it no longer exists.
    public private(set) weak var responder: InputResponder?
    /// Whether it may run now.
    public let isEnabled: Bool
    /// Whether the action is running in a task, and cannot start again before the task has ended.
    public let isRunning: Bool
    /// The reason why it may not run now, from ``Action/disabled(because:)`` or an answer to
    /// ``CanPerformAction``; nil if it may run, or if no reason is given.
    public let disabledReason: String?
    /// The state that the action switches; ``Action/State/off`` for an action that switches
    /// nothing.
    public let state: Action.State

    init(
        _ action: Action, keys: [KeySequence], responder: InputResponder, isEnabled: Bool,
        isRunning: Bool
    ) {
        disabledReason =
            isEnabled ? nil : action.reason?(responder) ?? action.refusal(for: responder)
        state = action.stateCheck?(responder) ?? action.state
        self.action = action
        self.keys = keys
        self.responder = responder
        category = action.category(listedBy: responder)
        self.isEnabled = isEnabled
        self.isRunning = isRunning
    }

    /// The title of the action, a word or two; empty if footers and palettes leave it out.
    public var title: String { action.title }

    /// The name by which key files, menus and palettes know the action; nil if it has none.
    public var identifier: String? { action.identifier }

    /// The properties of the action that controls show, for comparisons.
    var summary: Summary {
        Summary(
            identifier: identifier, title: title,
            discoverabilityTitle: action.discoverabilityTitle, symbol: action.symbol, keys: keys,
            placement: action.placement, priority: action.priority, group: action.group,
            category: category, role: action.role,
            responder: responder.map(ObjectIdentifier.init), isEnabled: isEnabled,
            isRunning: isRunning)
    }

    struct Summary: Equatable {
        let identifier: String?
        let title: String
        let discoverabilityTitle: String
        let symbol: String
        let keys: [KeySequence]
        let placement: Action.Placement
        let priority: Action.Priority
        let group: Action.Group?
        let category: Action.Category
        let role: Action.Role?
        let responder: ObjectIdentifier?
        let isEnabled: Bool
        let isRunning: Bool
    }
}
