// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A responder that gets keys and the mouse: the superclass of views, view controllers, windows and
/// applications.
///
/// A key goes to the first responder of the key window and bubbles up from there. A press of the
/// mouse goes to the view under the pointer and bubbles up. Each responder on the way is asked
/// three times: first its bindings and ``actions``, for keys only; then ``handleKey(_:)``,
/// ``handlePaste(_:)`` or ``handleMouse(_:)``; then its handlers of the event. <doc:KeysAndActions>
/// explains which of them to use.
@MainActor
open class InputResponder: Responder {
    // Exclusivity checks are off: every step along a view's chain reads this field.
    /// The state that few responders have; nil until some of it is set.
    @exclusivity(unchecked)
    private(set) final var rare: RareState?

    /// The rare state; made on first use.
    final var rareState: RareState {
        if let rare { return rare }
        let made = RareState()
        rare = made
        return made
    }

    /// The commands that the user can give to this responder; empty by default.
    open var actions: [Action] { [] }

    /// The key commands of this responder, which keys find after its ``actions``; by default the
    /// commands of ``ViewController/addKeyCommand(_:)``, or nil for none.
    ///
    /// A ``KeyCommand`` is UIKit's way to write an ``Action`` with one key.
    open var keyCommands: [KeyCommand]? { rare?.keyCommands }

    /// The actions of the ``keyCommands``.
    var addedActions: [Action] { keyCommands?.compactMap { $0.action(on: self) } ?? [] }

    /// Called on the responder that performs a key command, before the command is listed or run;
    /// does nothing by default.
    ///
    /// An override sets the state, the title or the attributes of the command for the present
    /// moment. It is called for each key, so it should be fast.
    open func validate(_ command: KeyCommand) {}

    /// The ``actions``, followed by the actions of the ``keyCommands``.
    final var allActions: [Action] {
        let added = addedActions
        return added.isEmpty ? actions : actions + added
    }

    /// The nearest undo manager on the responder chain; nil if there is none.
    ///
    /// A window has an undo manager of its own. A subclass that keeps another one overrides the
    /// property.
    open var undoManager: UndoManager? {
        var superior = nextForActions
        while let responder = superior {
            if let responder = responder as? InputResponder { return responder.undoManager }
            superior = responder.nextForActions
        }
        return nil
    }

    /// The heading of this responder's actions in a list of keys, unless an action has a category
    /// of its own.
    ///
    /// It is ``Action/Category/screen`` for views and controllers, ``Action/Category/window`` for
    /// windows and ``Action/Category/program`` for the application.
    open var actionsCategory: Action.Category { .screen }

    /// Returns this responder's part of a context menu; by default the part of
    /// ``contextMenuProvider``, or nil for none.
    ///
    /// A context menu asks the view that was clicked and all of its superiors. The parts follow one
    /// another, separated by lines, the nearest responder's first. If no responder returns a part,
    /// the menu consists of the actions in reach.
    ///
    /// - Parameter location: The cell that was clicked, in the coordinates of a view or of the view
    ///   of a controller; nil if a key opens the menu.
    open func contextMenu(at location: Point?) -> Menu? {
        rare?.contextMenuProvider?(location)
    }

    /// A closure that returns this responder's part of a context menu, set from outside of its
    /// class; nil for none.
    ///
    /// The responder keeps the closure. ``contextMenu(at:)`` describes the location.
    public final var contextMenuProvider: (@MainActor (Point?) -> Menu?)? {
        get { rare?.contextMenuProvider }
        set { rareState.contextMenuProvider = newValue }
    }

    /// Binds keys of this responder to a closure, from outside of its class; the binding wins over
    /// ``actions``.
    ///
    /// - Parameters:
    ///   - keys: The keys, as in `"ctrl-r"` or `"g g"`; replaces an earlier binding of these keys.
    ///   - title: The effect of the keys, in a word or two, as help shows it.
    ///   - action: Runs for the keys; the responder keeps the closure.
    public final func bind(
        _ keys: KeySequence,
        _ title: String = "",
        action: @escaping @MainActor () -> Void
    ) {
        bind(keys, title, priority: .standard, action: action)
    }

    /// Binds keys of this responder to a closure, with a rank in footers.
    ///
    /// - Parameters:
    ///   - keys: The keys; replaces an earlier binding of these keys.
    ///   - title: The effect of the keys, in a word or two, as help shows it.
    ///   - priority: The rank in a footer.
    ///   - action: Runs for the keys; the responder keeps the closure.
    public final func bind(
        _ keys: KeySequence,
        _ title: String = "",
        priority: Action.Priority,
        action: @escaping @MainActor () -> Void
    ) {
        let body = Action.Body.immediate { _ in action() }
        let action = Action(nil, title, [keys], check: { _ in true }, body: body)
        bind(keys, to: action.priority(priority))
    }

    /// Binds keys of this responder to a closure that may decline them.
    ///
    /// If the closure returns ``/SeltzerResponder/Disposition/ignored``, the keys find the action
    /// of ``actions`` with the same keys, and then the superiors. So a program can handle Enter in
    /// an editor in some states, and leave it to the editor in other states:
    ///
    /// ```swift
    /// editor.bind("enter", "Send") { [weak self] in self?.send() == true ? .stop : .ignored }
    /// ```
    ///
    /// - Parameters:
    ///   - keys: The keys; replaces an earlier binding of these keys.
    ///   - title: The effect of the keys, in a word or two, as help shows it.
    ///   - priority: The rank in a footer.
    ///   - action: Runs for the keys, and returns their disposition; the responder keeps the
    ///     closure.
    public final func bind(
        _ keys: KeySequence,
        _ title: String = "",
        priority: Action.Priority = .standard,
        action: @escaping @MainActor () -> Disposition
    ) {
        bind(
            keys,
            to: Action(nil, title: title, keys: [keys]) {
                _ in action()
            }.priority(priority).mayDecline())
    }

    private final func bind(_ keys: KeySequence, to action: Action) {
        unbind(keys)
        rareState.keyBindings.append(KeyBinding(keys, action))
    }

    /// Undoes ``bind(_:_:action:)`` for keys; no effect if they are not bound.
    public final func unbind(_ keys: KeySequence) {
        rare?.keyBindings.removeAll { $0.keys == keys }
    }

    /// The bindings of this responder, each key sequence once: first the bindings of
    /// ``bind(_:_:action:)``, then the keys of ``actions``.
    ///
    /// If the application's ``Application/keyMap`` has keys for an action, these replace the
    /// action's own.
    public final var currentBindings: [KeyBinding] {
        KeyBindings(of: self, map: effectiveKeyMap).reachable
    }

    /// The pairs of this responder's bindings in which one binding hides the other; empty if keys
    /// find every binding.
    public final var keyConflicts: [KeyConflict] {
        KeyBindings(of: self, map: effectiveKeyMap).conflicts(of: self)
    }

    private final var effectiveKeyMap: KeyMap {
        let application = self as? Application ?? window?.application
        return application?.keyMap ?? KeyMap()
    }

    /// Handles a key that no binding of this responder consumed; by default it returns
    /// ``/SeltzerResponder/Disposition/ignored``.
    ///
    /// Override it for keys that type text. Releases of keys arrive only if
    /// ``Application/keyboardMode`` includes them.
    ///
    /// - Returns: The disposition of the key; ``/SeltzerResponder/Disposition/stop`` keeps it from
    ///   the superiors.
    open func handleKey(_ event: KeyEvent) -> Disposition { .ignored }

    /// Handles pasted text; by default it returns ``/SeltzerResponder/Disposition/ignored``.
    ///
    /// - Returns: The disposition of the text; ``/SeltzerResponder/Disposition/stop`` keeps it from
    ///   the superiors.
    open func handlePaste(_ event: PasteEvent) -> Disposition { .ignored }

    /// Handles the mouse; by default it returns ``/SeltzerResponder/Disposition/ignored``.
    ///
    /// - Parameter event: The event, with its location in this responder's own coordinates.
    /// - Returns: The disposition of the event; ``/SeltzerResponder/Disposition/stop`` keeps it
    ///   from the superiors.
    open func handleMouse(_ event: MouseEvent) -> Disposition { .ignored }

    /// Whether text that is typed and pasted here is secret; false by default.
    ///
    /// The descriptions of such a ``KeyEvent`` or ``PasteEvent``, for instance in traces, then
    /// leave the text out.
    open var keepsInputSecret: Bool { false }

    /// Whether the responder can become first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder, as first responder, lets another one take its place; true by default.
    open var canResignFirstResponder: Bool { true }

    /// The window that contains this responder; nil if there is none.
    open var window: Window? { nil }

    /// Whether this is the first responder of its window, which gets keys first while the window is
    /// key.
    ///
    /// A view that passes the focus on to a field in it, such as a search bar, returns the field's
    /// answer.
    open var isFirstResponder: Bool { holdsFocus }

    /// Whether this responder itself is the first responder of its window.
    final var holdsFocus: Bool { window?.firstResponderID == ObjectIdentifier(self) }

    /// Makes this the first responder of its window.
    ///
    /// - Returns: Whether this is the first responder now. The responder must be in a window,
    ///   ``canBecomeFirstResponder`` must be true, and the old first responder must resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window else { return ViewController.deferFocus(to: self) }
        guard canBecomeFirstResponder else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives up being first responder; afterwards the window has none.
    ///
    /// - Returns: Whether this is not the first responder now; also true if it was not before.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard holdsFocus, let window else { return true }
        return window.makeFirstResponder(nil)
    }
}
