// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Undoes and redoes what objects have registered, as Foundation's class of this name does.
///
/// ``InputResponder/undoManager`` is the nearest manager on the responder chain. Each window has
/// one.
///
/// ```swift
/// func rename(_ item: Item, to name: String) {
///     let old = item.name
///     undoManager?.registerUndo(withTarget: self) { $0.rename(item, to: old) }
///     undoManager?.setActionName("Rename")
///     item.name = name
/// }
/// ```
///
/// Operations that are registered while one event is handled belong to one group, which ``undo()``
/// undoes as a whole. Operations that are registered while a group is undone belong to its redo.
/// The keys of `undo` and `redo` work while the nearest manager of the focus has such a group. A
/// `TextField` has a manager of its own.
///
/// Methods with a selector and the notifications of Foundation do not exist.
@MainActor
open class UndoManager {
    /// The maximum number of groups that can be undone; older ones are forgotten.
    ///
    /// 0, the default,
    /// means no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether all operations of one event belong to one group; true by default.
    public final var groupsByEvent = true

    /// Whether a group is being undone now.
    public final private(set) var isUndoing = false
    /// Whether a group is being redone now.
    public final private(set) var isRedoing = false

    private var undoable: [UndoGroup] = []
    private var redoable: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    /// The event whose operations the outermost group collects; nil for a group that the program
    /// began.
    private var turn: Int?
    private var disabledCount = 0

    /// Creates a manager without operations.
    public init() {}

    // MARK: Registering

    /// Registers an operation that undoes a change of the program, before or after the change.
    ///
    /// - Parameters:
    ///   - target: The object that the operation works on; held weakly. Nothing is done once it no
    ///     longer exists.
    ///   - handler: Undoes; it gets the target. The manager keeps the closure.
    public final func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        beginEventGroup()
        let operation = UndoGroup.Operation(target: ObjectIdentifier(target)) { [weak target] in
            target.map(handler)
        }
        if openGroups.isEmpty {
            keep(UndoGroup(operations: [operation]))
        } else {
            openGroups[openGroups.count - 1].operations.append(operation)
        }
        if !isUndoing, !isRedoing { redoable = [] }
    }

    /// Whether ``registerUndo(withTarget:handler:)`` has an effect; true by default.
    public final var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Ignores operations until ``enableUndoRegistration()``; calls nest.
    public final func disableUndoRegistration() { disabledCount += 1 }

    /// Undoes one call of ``disableUndoRegistration()``.
    public final func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    // MARK: Groups

    /// The number of groups that are open.
    public final var groupingLevel: Int { openGroups.count }

    /// Begins a group, which ends with ``endUndoGrouping()``; groups nest.
    public final func beginUndoGrouping() {
        beginEventGroup()
        openGroups.append(UndoGroup())
    }

    /// Ends the innermost group; its operations become part of the group around it, if there is
    /// one.
    public final func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        if openGroups.isEmpty {
            turn = nil
            keep(group)
        } else {
            openGroups[openGroups.count - 1].operations += group.operations
            guard !group.actionName.isEmpty else { return }
            openGroups[openGroups.count - 1].actionName = group.actionName
        }
    }

    /// Begins the group of the present event, unless it is open already.
    private func beginEventGroup() {
        guard groupsByEvent, !isUndoing, !isRedoing else { return }
        let now = Application.current?.inputTurn ?? -1
        if openGroups.count == 1, let turn, turn != now { endUndoGrouping() }
        guard openGroups.isEmpty else { return }
        turn = now
        openGroups = [UndoGroup()]
        Task { [weak self] in self?.endEventGroup() }
    }

    /// Ends the group of an event, unless the program has a group open.
    private func endEventGroup() {
        if openGroups.count == 1, turn != nil { endUndoGrouping() }
    }

    private func keep(_ group: UndoGroup) {
        guard !group.operations.isEmpty else { return }
        if isUndoing {
            redoable.append(group)
        } else {
            undoable.append(group)
            trim()
        }
    }

    private func trim() {
        if levelsOfUndo > 0 { undoable.removeFirst(max(0, undoable.count - levelsOfUndo)) }
    }

    // MARK: Undoing

    /// Whether there is a group to undo.
    open var canUndo: Bool {
        !undoable.isEmpty || openGroups.contains { !$0.operations.isEmpty }
    }

    /// Whether there is a group to redo.
    open var canRedo: Bool { !redoable.isEmpty }

    /// Undoes the last group; no effect if there is none, or while the program has a group open.
    open func undo() {
        endEventGroup()
        guard mayPerform, let group = undoable.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    /// Undoes the last group, as ``undo()`` does.
    public final func undoNestedGroup() { undo() }

    /// Redoes the group that was undone last; no effect if there is none.
    open func redo() {
        endEventGroup()
        guard mayPerform, let group = redoable.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    private var mayPerform: Bool { openGroups.isEmpty && !isUndoing && !isRedoing }

    /// Runs the operations, the last one first, and keeps the operations that they register.
    private func perform(_ group: UndoGroup) {
        openGroups = [UndoGroup(actionName: group.actionName)]
        for operation in group.operations.reversed() { operation.perform() }
        while !openGroups.isEmpty { endUndoGrouping() }
    }

    /// Forgets everything that can be undone and redone.
    open func removeAllActions() {
        (undoable, redoable, openGroups, turn) = ([], [], [], nil)
    }

    /// Forgets the operations of one object.
    open func removeAllActions(withTarget target: Any) {
        let identity = ObjectIdentifier(target as AnyObject)
        func remove(from groups: inout [UndoGroup]) {
            for index in groups.indices {
                groups[index].operations.removeAll { $0.target == identity }
            }
        }
        remove(from: &undoable)
        remove(from: &redoable)
        remove(from: &openGroups)
        undoable.removeAll { $0.operations.isEmpty }
        redoable.removeAll { $0.operations.isEmpty }
    }

    // MARK: Names

    /// The name of the group that ``undo()`` undoes; empty for none.
    open var undoActionName: String {
        let group = openGroups.last { !$0.operations.isEmpty } ?? undoable.last
        return group?.actionName ?? ""
    }

    /// The name of the group that ``redo()`` redoes; empty for none.
    open var redoActionName: String { redoable.last?.actionName ?? "" }

    /// Names the present group, or else the last one.
    public final func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].actionName = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].actionName = actionName
        }
    }

    /// The title of a menu item for ``undo()``, such as `Undo Rename`.
    public final var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for ``redo()``, such as `Redo Rename`.
    public final var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes an action of a name.
    open func undoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? "Undo" : "Undo \(name)"
    }

    /// Returns the title of a menu item that redoes an action of a name.
    open func redoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? "Redo" : "Redo \(name)"
    }

    /// Whether a window offers actions for the manager; false if its view has actions of its own.
    package final var offersActions = true
}
