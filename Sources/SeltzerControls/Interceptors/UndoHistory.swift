// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Undoes and redoes the commands of a responder and of all that is below it.
///
/// An action that can be undone returns what undoes it (`Action.init(_:title:keys:undoable:)`); undoing
/// returns what does it again. The words are those of `UndoManager`.
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
/// The pack handles ``CommandDone``.
@MainActor
public final class UndoHistory {
    /// The number of commands that can be undone; older ones are forgotten.
    public var levelsOfUndo = 1_000 {
        didSet { trim() }
    }
    private var done: [CommandDone] = []
    private var undone: [CommandDone] = []
    private var subscription: Subscription?

    /// Creates a history of a responder, which lasts until ``remove()``.
    public init(on responder: InputResponder) {
        subscription = responder.on { [self] (event: CommandDone) in
            registerUndo(event)
            return .stop
        }
    }

    /// Adds a command; what was undone before cannot be done again.
    public func registerUndo(_ command: CommandDone) {
        undone = []
        done.append(command)
        trim()
    }

    private func trim() { done.removeFirst(max(0, done.count - max(0, levelsOfUndo))) }

    /// Whether there is a command to undo.
    public var canUndo: Bool { !done.isEmpty }
    /// Whether there is a command to do again.
    public var canRedo: Bool { !undone.isEmpty }
    /// The title of the command that ``undo()`` undoes; empty for none.
    public var undoActionName: String { done.last?.title ?? "" }
    /// The title of the command that ``redo()`` does again; empty for none.
    public var redoActionName: String { undone.last?.title ?? "" }

    /// Undoes the last command that is not undone; one that cannot be undone any more is forgotten.
    public func undo() { Self.move(from: &done, to: &undone) }

    /// Does the command again that was undone last.
    public func redo() { Self.move(from: &undone, to: &done) }

    private static func move(from source: inout [CommandDone], to target: inout [CommandDone]) {
        guard let command = source.popLast(), let inverse = command.step.perform() else { return }
        target.append(CommandDone(command.title, step: inverse))
    }

    /// Forgets all commands.
    public func removeAllActions() { (done, undone) = ([], []) }

    /// Ends the history.
    public func remove() {
        subscription?.cancel()
        removeAllActions()
    }

    /// The actions `undo` and `redo` on the keys that they have in texts, with the title of the command.
    public var actions: [Action] {
        func title(_ verb: String, _ name: String) -> String {
            name.isEmpty ? verb : "\(verb) \(name)"
        }
        return [
            Action(
                "undo", title: title("Undo", undoActionName),
                keys: ["ctrl-_", "ctrl-/", "super-z"],
                placement: .palette, isEnabled: { [self] _ in canUndo }
            ) { [self] _ in
                undo()
                return .stop
            }.with(attributes: .changesContent).listed(in: .edit),
            Action(
                "redo", title: title("Redo", redoActionName),
                keys: ["alt-_", "ctrl-shift-z", "super-shift-z"],
                placement: .palette, isEnabled: { [self] _ in canRedo }
            ) { [self] _ in
                redo()
                return .stop
            }.with(attributes: .changesContent).listed(in: .edit),
        ]
    }
}
