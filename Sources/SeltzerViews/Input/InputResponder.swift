// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A responder that hears of keys and the mouse: the superclass of views, view controllers, windows and
/// applications.
///
/// A key goes to the first responder of the key window and bubbles up from there; a press of the mouse
/// goes to the view under the pointer. Each responder on the way is asked three times: its
/// ``actions`` and ``keyBindings``, then ``handleKey(_:)`` or ``handleMouse(_:)``, then its handlers of ``KeyEvent`` or
/// ``MouseEvent``.
@MainActor
open class InputResponder: Responder {
    // Exclusivity checks are off: every step along a view's chain reads this field.
    /// The state that few responders have; nil until some of it is set.
    @exclusivity(unchecked)
    private(set) final var rare: RareState?

    /// The rare state, made at first need.
    final var rareState: RareState {
        if let rare { return rare }
        let made = RareState()
        rare = made
        return made
    }

    /// What the user can do here; nothing unless a subclass lists something.
    open var actions: [Action] { [] }

    /// The keys that mean something here, beside those of ``actions``; none unless a subclass lists some.
    open var keyBindings: [KeyBinding] { [] }

    /// The words above this responder's actions in a list of all of them: the title of a controller that has one, else
    /// the name of the class in words.
    open var actionsTitle: String { TypeName(of: self).words }

    /// Binds keys here, before the ones that the class lists.
    ///
    /// - Parameters:
    ///   - keys: The keys, as in `"ctrl-r"` or `"g g"`; an earlier binding of them here is replaced.
    ///   - title: What they do, in a word or two, as help shows it.
    ///   - action: Runs it; the responder keeps the closure.
    public final func bind(
        _ keys: KeySequence,
        _ title: String = "",
        action: @escaping @MainActor () -> Void
    ) {
        unbind(keys)
        rareState.keyBindings.append(
            KeyBinding(keys, title) { _ in
                action()
                return .stop
            })
    }

    /// Takes back what ``bind(_:_:action:)`` did for keys.
    public final func unbind(_ keys: KeySequence) {
        rare?.keyBindings.removeAll { $0.keys == keys }
    }

    /// The current bindings here, each key sequence once: those bound by hand, then those of ``actions`` with the
    /// keys that the application's ``Application/keyMap`` has for them, then ``keyBindings``.
    public final var currentBindings: [KeyBinding] {
        KeyBindings(of: self, map: effectiveKeyMap).reachable
    }

    /// The bindings here of which one hides the other.
    public final var keyConflicts: [KeyConflict] {
        KeyBindings(of: self, map: effectiveKeyMap).conflicts(of: self)
    }

    private final var effectiveKeyMap: KeyMap {
        let application = self as? Application ?? window?.application
        return application?.keyMap ?? KeyMap()
    }

    /// Handles a key that no binding here took; does nothing unless a subclass does.
    ///
    /// Releases of keys come here only where ``Application/keyboardMode`` includes them.
    ///
    /// - Returns: What was done with it; ``/SeltzerResponder/Disposition/stop`` keeps it from the superiors.
    open func handleKey(_ event: KeyEvent) -> Disposition { .ignored }

    /// Handles pasted text; does nothing unless a subclass does.
    ///
    /// - Returns: What was done with it; ``/SeltzerResponder/Disposition/stop`` keeps it from the superiors.
    open func handlePaste(_ event: PasteEvent) -> Disposition { .ignored }

    /// Handles the mouse; does nothing unless a subclass does.
    ///
    /// - Parameter event: The event, its location in this responder's own coordinates.
    /// - Returns: What was done with it; ``/SeltzerResponder/Disposition/stop`` keeps it from the superiors.
    open func handleMouse(_ event: MouseEvent) -> Disposition { .ignored }

    /// Whether what is typed and pasted here is a secret; false unless a subclass says otherwise.
    ///
    /// Then no description of such a ``KeyEvent`` or ``PasteEvent`` tells it, as in the traces of routes.
    open var keepsInputSecret: Bool { false }

    /// Whether the responder may become first responder; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the first responder lets another one take its place; true unless a subclass refuses.
    open var canResignFirstResponder: Bool { true }

    /// The window that this responder belongs to; nil where there is none.
    open var window: Window? { nil }

    /// Whether keys go here first, as long as the window is key.
    public final var isFirstResponder: Bool { window?.firstResponder === self }

    /// Asks to get the keys first.
    ///
    /// - Returns: Whether this is the first responder now: it must be in a window and willing, and the old
    ///   one must let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window, canBecomeFirstResponder else { return false }
        return window.makeFirstResponder(self)
    }

    /// Asks to get the keys first no more.
    ///
    /// - Returns: Whether this is not the first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder, let window else { return true }
        return window.makeFirstResponder(nil)
    }
}
