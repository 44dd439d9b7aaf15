// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A step that undoes or redoes a command.
@MainActor
public struct UndoStep {
    /// Does the step, and returns the step in the other direction; nil if there is none.
    let perform: @MainActor () -> UndoStep?

    /// Creates a step from a closure that does it, and returns the step in the other direction; nil if there is none.
    public init(_ perform: @escaping @MainActor () -> UndoStep?) { self.perform = perform }
}

/// An action that can be undone has run; posted by its responder, whose own handlers run first.
@MainActor
public struct UndoableActionPerformed: RoutedEvent {
    /// The title of the command.
    public let title: String
    /// The step that undoes the command.
    public let step: UndoStep

    /// Creates an event.
    public init(_ title: String, step: UndoStep) { (self.title, self.step) = (title, step) }
}

extension Action {
    /// Creates an action that can be undone: its method returns the step that undoes it.
    ///
    /// The responder posts ``UndoableActionPerformed``, which an ``UndoHistory`` keeps.
    ///
    /// - Parameters:
    ///   - identifier: The name of the action in files, menus and palettes.
    ///   - title: The title, in a word or two.
    ///   - keys: The keys of the action; empty for an action of menus and palettes.
    ///   - method: A method of the responder's class; it returns nil if it has changed nothing.
    public init<Target: InputResponder>(
        _ identifier: String?, title: String = "", keys: [KeySequence] = [],
        undoable method: @escaping @MainActor (Target) -> @MainActor () -> UndoStep?
    ) {
        self.init(identifier, title: title, keys: keys) { responder in
            guard let target = responder as? Target else { return .ignored }
            if let step = method(target)() {
                target.post(UndoableActionPerformed(title, step: step), includingSelf: true)
            }
            return .stop
        }
        attributes = .changesContent
    }
}
