// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A key sequence of a responder and the action that it runs, as ``InputResponder/currentBindings``
/// lists them.
@MainActor
public struct KeyBinding {
    /// The keys that run the action.
    public let keys: KeySequence
    /// The effect of the keys.
    public let action: Action

    /// The title of the action; empty for an action that footers and palettes leave out.
    public var title: String { action.title }

    init(_ keys: KeySequence, _ action: Action) {
        self.keys = keys
        self.action = action
    }
}
