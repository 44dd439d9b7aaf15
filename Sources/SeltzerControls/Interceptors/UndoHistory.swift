// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Undoes and redoes the commands of a responder and of everything below it.
///
/// An action that can be undone returns a step that undoes it (`Action.init(_:title:keys:undoable:)`). Undoing returns
/// a step that redoes the action. The names are the same as in `UndoManager`.
///
/// ```swift
/// let history = UndoHistory(on: controller)
/// override var actions: [Action] {
///     history.actions + [Action("delete", title: "Delete", keys: ["delete"], undoable: FilesController.delete)]
/// }
/// private func delete() -> UndoStep? {
///     let removed = remove()
///     return UndoStep { [self] in
///         insert(removed)
///         return UndoStep { [self] in delete() }
///     }
/// }
/// ```
///
/// The pack handles ``UndoableActionPerformed``.
@MainActor
public final class UndoHistory {
    /// The number of commands that can be undone; older commands are forgotten.
    public var levelsOfUndo = 1_000 {
        didSet { trim() }
    }
    private var done: [UndoableActionPerformed] = []
    private var undone: [UndoableActionPerformed] = []
    private var subscription: Subscription?

    /// Creates a history of a responder, which lasts until ``remove()``.
    public init(on responder: InputResponder) {
        subscription = responder.on { [self] (event: UndoableActionPerformed) in
            registerUndo(event)
            return .stop
        }
    }

    /// Adds a command; commands that were undone before can no longer be redone.
    public func registerUndo(_ command: UndoableActionPerformed) {
        undone = []
        done.append(command)
        trim()
    }

    private func trim() { done.removeFirst(max(0, done.count - max(0, levelsOfUndo))) }

    /// Whether there is a command to undo.
    public var canUndo: Bool { !done.isEmpty }
    /// Whether there is a command to redo.
    public var canRedo: Bool { !undone.isEmpty }
    /// The title of the command that ``undo()`` undoes; empty for none.
    public var undoActionName: String { done.last?.title ?? "" }
    /// The title of the command that ``redo()`` redoes; empty for none.
    public var redoActionName: String { undone.last?.title ?? "" }

    /// Undoes the last command; a command that can no longer be undone is forgotten.
    public func undo() { Self.move(from: &done, to: &undone) }

    /// Redoes the command that was undone last.
    public func redo() { Self.move(from: &undone, to: &done) }

    private static func move(
        from source: inout [UndoableActionPerformed], to target: inout [UndoableActionPerformed]
    ) {
        guard let command = source.popLast(), let inverse = command.step.perform() else { return }
        target.append(UndoableActionPerformed(command.title, step: inverse))
    }

    /// Forgets all commands.
    public func removeAllActions() { (done, undone) = ([], []) }

    /// Ends the history.
    public func remove() {
        subscription?.cancel()
        removeAllActions()
    }

    /// The actions `undo` and `redo`, with the same keys as in texts and the title of the command.
    public var actions: [Action] {
        func title(_ verb: String, _ name: String) -> String {
            name.isEmpty ? verb : "\(verb) \(name)"
        }
        return [
            Action(
                "undo", title: title("Undo", undoActionName),
                keys: ["ctrl-_", "ctrl-/", "super-z"]
            ) { [self] _ in
                undo()
                return .stop
            }.mayDecline(false).placement(.palette).enabled { [self] _ in canUndo }.attributes(
                .changesContent
            )
            .category(.edit),
            Action(
                "redo", title: title("Redo", redoActionName),
                keys: ["alt-_", "ctrl-shift-z", "super-shift-z"]
            ) { [self] _ in
                redo()
                return .stop
            }.mayDecline(false).placement(.palette).enabled { [self] _ in canRedo }.attributes(
                .changesContent
            )
            .category(.edit),
        ]
    }
}
