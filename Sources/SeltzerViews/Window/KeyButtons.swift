// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The two buttons of a screen that Enter and Esc operate, whichever view is focused.
///
/// They get the key if no responder from the first responder up to the window has consumed it. A
/// button that is disabled, hidden or in another window does nothing, and the key bubbles on. The
/// buttons are controls; `Control+keyButtons.swift` sets them and operates them.
@MainActor
struct KeyButtons {
    weak var defaultButton: View? {
        didSet { Self.redraw(oldValue, defaultButton) }
    }
    weak var cancelButton: View?

    private static func redraw(_ old: View?, _ new: View?) {
        guard old !== new else { return }
        old?.setNeedsDisplay()
        new?.setNeedsDisplay()
    }
}

extension Window {
    /// The default button in effect: the button of the nearest controller above the first
    /// responder.
    final var currentDefaultButton: View? { currentButton { $0.defaultButton } }

    /// The cancel button in effect: the button of the nearest controller above the first responder.
    final var currentCancelButton: View? { currentButton { $0.cancelButton } }

    private final func currentButton(_ button: (KeyButtons) -> View?) -> View? {
        var responder: Responder? = application?.keyTarget(in: self) ?? rootViewController
        while let current = responder, current !== self {
            if let controller = current as? ViewController, let button = button(controller.buttons)
            {
                return button
            }
            responder = current.nextForActions
        }
        return button(buttons)
    }
}
