// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows each event before it is dispatched, and ends by the second Ctrl-C in a row.
final class EventsApplication: Application {
    private var interruptCount = 0

    override func sendEvent(_ event: InputEvent) {
        (keyWindow?.rootViewController as? EventsController)?.willDispatch(event)
        if case .key(let press) = event, isInterrupt(press) { return }
        super.sendEvent(event)
    }

    /// Counts; a modifier key by itself and what keys do besides being pressed do not interrupt the row.
    private func isInterrupt(_ press: KeyPress) -> Bool {
        let isControlC = press.key == .character("c") && press.modifiers == .control
        if press.phase == .press {
            if isControlC {
                interruptCount += 1
                if interruptCount == 2 { end() }
            } else if !press.isModifierAlone {
                interruptCount = 0
            }
        }
        return isControlC
    }
}

extension KeyPress {
    /// Whether the key is Shift, Control and the like, which some terminals tell of by themselves.
    fileprivate var isModifierAlone: Bool {
        guard case .named(let name) = key else { return false }
        return ["shift", "control", "alt", "super", "hyper", "meta"].contains {
            name == "left_\($0)" || name == "right_\($0)"
        } || name.hasSuffix("_lock")
    }
}
