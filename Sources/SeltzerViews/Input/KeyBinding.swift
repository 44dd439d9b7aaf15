// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Keys, and the action that they run: the small form of an ``Action`` with one key sequence and without an identifier.
///
/// ```swift
/// override var keyBindings: [KeyBinding] {
///     [KeyBinding("r", "Reload", Inbox.reload), KeyBinding("g g", "To the top", Inbox.scrollToTop)]
/// }
/// ```
@MainActor
public struct KeyBinding {
    /// The keys that run it.
    public let keys: KeySequence
    /// What they run.
    public let action: Action

    /// What it does, in a word or two, as help shows it; empty for a binding that help leaves out.
    public var title: String { action.title }

    /// Creates a binding of an action to keys; the action's own do not count.
    public init(_ keys: KeySequence, _ action: Action) {
        self.keys = keys
        self.action = action
    }

    /// Creates a binding of a method of the responder that lists it, held by nobody.
    public init<Target: InputResponder>(
        _ keys: KeySequence,
        _ title: String = "",
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(keys, Action(nil, title: title, keys: [keys], method))
    }

    /// Creates a binding of a closure; ``/SeltzerResponder/Disposition/ignored`` hands the key on.
    public init(
        _ keys: KeySequence,
        _ title: String = "",
        action: @escaping @MainActor (InputResponder) -> Disposition
    ) {
        self.init(keys, Action(nil, title: title, keys: [keys], action: action))
    }
}
