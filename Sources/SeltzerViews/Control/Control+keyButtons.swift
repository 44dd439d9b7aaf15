// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension ViewController {
    /// The control that Enter operates; held weakly.
    ///
    /// It works while the controller's view is in the key window and contains the first responder,
    /// if there is one.
    public final var defaultButton: Control? {
        get { buttons.defaultButton as? Control }
        set { buttons.defaultButton = newValue }
    }

    /// The control that Esc operates; held weakly.
    ///
    /// It works under the conditions of ``defaultButton``.
    public final var cancelButton: Control? {
        get { buttons.cancelButton as? Control }
        set { buttons.cancelButton = newValue }
    }
}

extension Window {
    /// The control that Enter operates if no controller on the way up has a default button; held
    /// weakly.
    public final var defaultButton: Control? {
        get { buttons.defaultButton as? Control }
        set { buttons.defaultButton = newValue }
    }

    /// The control that Esc operates if no controller on the way up has a cancel button; held
    /// weakly.
    public final var cancelButton: Control? {
        get { buttons.cancelButton as? Control }
        set { buttons.cancelButton = newValue }
    }

    final func performDefaultButton() -> Disposition { perform(currentDefaultButton) }

    final func performCancelButton() -> Disposition { perform(currentCancelButton) }

    private final func perform(_ button: View?) -> Disposition {
        guard operates(button) else { return .ignored }
        (button as? Control)?.performPrimaryActionByKey()
        return .stop
    }

    /// Whether Enter or Esc operates a default or a cancel button now: it is enabled, and can be
    /// pressed in this window.
    final func operates(_ button: View?) -> Bool {
        guard let button = button as? Control else { return false }
        return button.isEnabled && button.window === self && button.canBePressed
    }

    /// The button that an action of the window operates: the default button for `accept`, the
    /// cancel button for `dismiss`; nil for other actions.
    package final func button(operatedBy action: Action) -> View? {
        switch action.identifier {
        case "accept": currentDefaultButton
        case "dismiss": currentCancelButton
        default: nil
        }
    }
}

extension Control {
    /// Whether Enter operates the control from anywhere in the key window.
    ///
    /// Default buttons look different.
    ///
    /// It is false while the first responder binds Enter itself, as another button does.
    public final var isDefaultButton: Bool {
        guard let window, window.currentDefaultButton === self else { return false }
        guard let first = window.firstResponder, first !== self else { return true }
        return !first.currentBindings.contains { $0.keys == "enter" && !$0.action.mayDecline }
    }

    /// Whether a controller above the control, or the window, names it as its default button,
    /// whichever view is focused.
    package final var isNamedDefaultButton: Bool {
        guard let window else { return false }
        if window.buttons.defaultButton === self { return true }
        var responder = next
        while let current = responder, current !== window {
            if let controller = current as? ViewController,
                controller.buttons.defaultButton === self
            {
                return true
            }
            responder = current.next
        }
        return false
    }
}
