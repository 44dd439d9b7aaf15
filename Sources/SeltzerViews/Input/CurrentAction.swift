// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An action that can be performed here and now, as menus, footers, help and palettes show it.
@MainActor
public struct CurrentAction {
    /// The action.
    public let action: Action
    /// The keys that find it now: those of the user's file or else the program's, without those that a nearer
    /// responder has for something else.
    public let keys: [KeySequence]
    /// The responder that lists it; nil where it is gone.
    public private(set) weak var responder: InputResponder?
    /// Whether it may run now.
    public let isEnabled: Bool
    /// Whether it runs now, in a task, and will not be started anew before that has ended.
    public let isRunning: Bool

    init(
        _ action: Action, keys: [KeySequence], responder: InputResponder, isEnabled: Bool,
        isRunning: Bool
    ) {
        self.action = action
        self.keys = keys
        self.responder = responder
        self.isEnabled = isEnabled
        self.isRunning = isRunning
    }

    /// What it does, in a word or two; empty where it is not to be shown.
    public var title: String { action.title }

    /// The name by which files, menus and palettes know it; nil where it has none.
    public var identifier: String? { action.identifier }

    /// What can be seen of it, to tell whether anything has changed.
    var summary: Summary {
        Summary(
            identifier: identifier, title: title,
            discoverabilityTitle: action.discoverabilityTitle, symbol: action.symbol, keys: keys,
            placement: action.placement, priority: action.priority, group: action.group,
            role: action.role,
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
        let role: Action.Role?
        let responder: ObjectIdentifier?
        let isEnabled: Bool
        let isRunning: Bool
    }
}
