// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// What undoes a command, or does it again.
@MainActor
public struct UndoStep {
    /// Does the step, and returns the step in the other direction; nil if there is none.
    let perform: @MainActor () -> UndoStep?

    /// Creates a step from a closure that does it, and returns the step in the other direction; nil if there is none.
    public init(_ perform: @escaping @MainActor () -> UndoStep?) { self.perform = perform }
}

/// A command was done that can be undone; posted by the responder of its action, itself first.
@MainActor
public struct CommandDone: RoutedEvent {
    /// The title of the command.
    public let title: String
    /// What undoes it.
    public let step: UndoStep

    /// Creates an event.
    public init(_ title: String, step: UndoStep) { (self.title, self.step) = (title, step) }
}

extension Action {
    /// Creates an action that can be undone: its method returns what undoes it.
    ///
    /// The responder posts ``CommandDone``, which an ``UndoHistory`` keeps.
    ///
    /// - Parameters:
    ///   - identifier: The name by which files, menus and palettes know it.
    ///   - title: What it does, in a word or two.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - method: A method of the responder's class; it returns nil if it has changed nothing.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", keys: [KeySequence] = [],
        undoable method: @escaping @MainActor (Target) -> @MainActor () -> UndoStep?
    ) {
        self.init(identifier, title: title, keys: keys) { responder in
            guard let target = responder as? Target else { return .ignored }
            if let step = method(target)() {
                target.post(CommandDone(title, step: step), includingSelf: true)
            }
            return .stop
        }
        attributes = .changesContent
    }
}
