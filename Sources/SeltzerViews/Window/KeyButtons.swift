// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The two buttons that a screen has keys for, wherever on it the keys are: Enter and Esc.
///
/// They are asked when nobody from the first responder up to the window has taken the key. A button that is
/// disabled, hidden or in another window does nothing, and the key goes on.
@MainActor
struct KeyButtons {
    weak var defaultButton: Control? {
        didSet { Self.redraw(oldValue, defaultButton) }
    }
    weak var cancelButton: Control?

    private static func redraw(_ old: Control?, _ new: Control?) {
        guard old !== new else { return }
        old?.setNeedsDisplay()
        new?.setNeedsDisplay()
    }
}

extension ViewController {
    /// The control that Enter operates as long as the controller's view is in the key window and the first
    /// responder, if there is one, is in it; held weakly.
    public final var defaultButton: Control? {
        get { buttons.defaultButton }
        set { buttons.defaultButton = newValue }
    }

    /// The control that Esc operates, as ``defaultButton`` is by Enter; held weakly.
    public final var cancelButton: Control? {
        get { buttons.cancelButton }
        set { buttons.cancelButton = newValue }
    }
}

extension Window {
    /// The control that Enter operates where no controller on the way up has one; held weakly.
    public final var defaultButton: Control? {
        get { buttons.defaultButton }
        set { buttons.defaultButton = newValue }
    }

    /// The control that Esc operates where no controller on the way up has one; held weakly.
    public final var cancelButton: Control? {
        get { buttons.cancelButton }
        set { buttons.cancelButton = newValue }
    }

    /// The control that Enter operates now: that of the nearest controller around the first responder.
    final var currentDefaultButton: Control? { currentButton { $0.defaultButton } }

    /// The control that Esc operates now.
    final var currentCancelButton: Control? { currentButton { $0.cancelButton } }

    private final func currentButton(_ button: (KeyButtons) -> Control?) -> Control? {
        var responder: Responder? = firstResponder ?? rootViewController
        while let current = responder, current !== self {
            if let controller = current as? ViewController, let button = button(controller.buttons)
            {
                return button
            }
            responder = current.next
        }
        return button(buttons)
    }

    final func performDefaultButton() -> Disposition { perform(currentDefaultButton) }

    final func performCancelButton() -> Disposition { perform(currentCancelButton) }

    private final func perform(_ button: Control?) -> Disposition {
        guard let button, button.isEnabled, button.window === self, button.canBePressed else {
            return .ignored
        }
        button.performPrimaryAction()
        return .stop
    }
}

extension Control {
    /// Whether Enter operates the control from anywhere in the key window, which shows by its look.
    ///
    /// Not while the first responder, another button say, has the key for itself.
    public final var isDefaultButton: Bool {
        guard let window, window.currentDefaultButton === self else { return false }
        guard let first = window.firstResponder, first !== self else { return true }
        return !first.currentBindings.contains { $0.keys == "enter" && !$0.action.mayDecline }
    }
}
