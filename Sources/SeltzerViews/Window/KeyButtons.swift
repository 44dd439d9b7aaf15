// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The two buttons of a screen that Enter and Esc operate, whichever view is focused.
///
/// They get the key if no responder from the first responder up to the window has consumed it. A
/// button that is disabled, hidden or in another window does nothing, and the key bubbles on.
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
    /// The control that Enter operates; held weakly.
    ///
    /// It works while the controller's view is in the key window and contains the first responder,
    /// if there is one.
    public final var defaultButton: Control? {
        get { buttons.defaultButton }
        set { buttons.defaultButton = newValue }
    }

    /// The control that Esc operates; held weakly.
    ///
    /// It works under the conditions of ``defaultButton``.
    public final var cancelButton: Control? {
        get { buttons.cancelButton }
        set { buttons.cancelButton = newValue }
    }
}

extension Window {
    /// The control that Enter operates if no controller on the way up has a default button; held
    /// weakly.
    public final var defaultButton: Control? {
        get { buttons.defaultButton }
        set { buttons.defaultButton = newValue }
    }

    /// The control that Esc operates if no controller on the way up has a cancel button; held
    /// weakly.
    public final var cancelButton: Control? {
        get { buttons.cancelButton }
        set { buttons.cancelButton = newValue }
    }

    /// The default button in effect: the button of the nearest controller above the first
    /// responder.
    final var currentDefaultButton: Control? { currentButton { $0.defaultButton } }

    /// The cancel button in effect: the button of the nearest controller above the first responder.
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
}
