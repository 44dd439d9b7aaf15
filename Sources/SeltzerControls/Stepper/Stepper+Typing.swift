// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Handles the events of the stepper's field.
extension Stepper {
    final func textChanged(_ event: TextChanged) -> Disposition {
        if case .success(let number) = entry.number(event.text) { change(to: number) }
        sendActions(for: .editingChanged)
        return .stop
    }

    final func editingBegan(_ event: EditingBegan) -> Disposition {
        // Typed text replaces the number.
        field.selectAll()
        setNeedsDisplay()
        sendActions(for: .editingDidBegin)
        return .ignored
    }

    final func editingEnded(_ event: EditingEnded) -> Disposition {
        if field.isValid { showValue() }
        setNeedsDisplay()
        sendActions(for: .editingDidEnd)
        return .ignored
    }

    final func validityDidChange() {
        isInvalid = !field.isValid
        setNeedsDisplay()
    }
}
