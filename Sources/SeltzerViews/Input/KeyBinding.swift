// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A key chord, what it does, and the words for it.
///
/// Bindings are data: a responder lists them, dispatch looks them up, and help can be made from them.
///
/// ```swift
/// override var keyBindings: [KeyBinding] {
///     [KeyBinding("r", "Reload", Inbox.reload), KeyBinding("ctrl-d", "Delete", Inbox.delete)]
/// }
/// ```
@MainActor
public struct KeyBinding {
    /// The chord that runs it.
    public let chord: KeyChord
    /// What it does, in a word or two, as help shows it; empty for a binding that help leaves out.
    public let title: String
    /// Runs it for the responder that has the binding.
    let run: @MainActor (InputResponder) -> Disposition

    /// Creates a binding of a method of the responder that lists it, held by nobody.
    public init<Target: InputResponder>(
        _ chord: KeyChord,
        _ title: String = "",
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.chord = chord
        self.title = title
        run = { responder in
            guard let target = responder as? Target else { return .ignored }
            method(target)()
            return .stop
        }
    }

    /// Creates a binding of a closure; ``/SeltzerResponder/Disposition/ignored`` hands the key on.
    public init(
        _ chord: KeyChord,
        _ title: String = "",
        action: @escaping @MainActor (InputResponder) -> Disposition
    ) {
        self.chord = chord
        self.title = title
        run = action
    }
}
