// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension TextField {
    /// Validates and submits the text if the delegate agrees, or takes the selected suggestion.
    ///
    /// If there is an action for `editingDidEndOnExit`, the field gives up the focus after the actions.
    ///
    /// - Returns: False if no handler and no action took the text; then Enter presses the default button.
    final func submit() -> Bool {
        guard isEnabled else { return true }
        if completionSettings.enterTakes, completer?.takeSelected() == true { return true }
        completer?.hide()
        let wasEditing = isEditing
        guard
            allows(
                delegate?.textFieldShouldReturn(self), by: delegate, "textFieldShouldReturn(_:)")
        else { return true }
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
        if listeners.contains(.editingDidEndOnExit), isFirstResponder { resignFirstResponder() }
        return outcome != .unhandled || !listeners.isEmpty || wasEditing && !isEditing
    }
}
