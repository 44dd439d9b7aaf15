// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension TextField {
    /// Validates and submits the text, or takes the selected suggestion.
    ///
    /// - Returns: False if no handler and no action took the text; then Enter presses the default button.
    final func submit() -> Bool {
        guard isEnabled else { return true }
        if let popup, popup.isShown, let suggestion = popup.selected {
            take(suggestion)
            return true
        }
        popup?.hide()
        completeText()
        checkByUser(isFinal: true)
        guard isValid else {
            window?.application?.beep()
            return true
        }
        let listeners = allControlEvents.intersection([
            .editingDidEndOnExit, .primaryActionTriggered,
        ])
        let outcome = report(
            TextSubmitted(text: text, isSecure: isSecureTextEntry), for: .editingDidEndOnExit,
            .primaryActionTriggered)
        return outcome != .unhandled || !listeners.isEmpty
    }
}
