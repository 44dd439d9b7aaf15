// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows each event before it is dispatched.
///
/// Pressing Ctrl-C twice in a row ends the application.
final class EventsApplication: Application {
    private var interruptCount = 0

    override func sendEvent(_ event: InputEvent) {
        // Ctrl-C also ends the program in modal windows, such as the list of keys.
        for case let controller as EventsController in windows.map(\.rootViewController) {
            controller.willDispatch(event)
        }
        if case .key(let press) = event, isInterrupt(press) { return }
        super.sendEvent(event)
    }

    override var actions: [Action] {
        super.actions.map { action in
            guard action.identifier == "cancel" else { return action }
            return Action(
                action.identifier, title: "Press twice to end", keys: action.keys,
                EventsApplication.interrupt)
        }
    }

    private func interrupt() {
        interruptCount += 1
        if interruptCount == 2 { end() }
    }

    /// Returns whether a key is Ctrl-C, and counts its presses in a row.
    ///
    /// Modifier keys, releases and repeats between the presses do not count.
    private func isInterrupt(_ press: KeyPress) -> Bool {
        let isControlC = press.key == .character("c") && press.modifiers == .control
        if press.phase == .press {
            if isControlC {
                interrupt()
            } else if !press.isModifierAlone {
                interruptCount = 0
            }
        }
        return isControlC
    }
}

extension KeyPress {
    /// Whether the key is a modifier such as Shift, which some terminals report by itself.
    fileprivate var isModifierAlone: Bool {
        guard case .named(let name) = key else { return false }
        return ["shift", "control", "alt", "super", "hyper", "meta"].contains {
            name == "left_\($0)" || name == "right_\($0)"
        } || name.hasSuffix("_lock")
    }
}
