// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The validity of the text.
extension TextField {
    /// Whether the last validation found no problem.
    public final var isValid: Bool { validationMessage == nil }

    /// Checks the text against ``validation`` and ``mask``, and shows a problem.
    ///
    /// ``ValidityChanged`` is not posted: the program gets the result.
    ///
    /// - Returns: Whether the text is valid.
    @discardableResult
    public final func validate() -> Bool {
        check(isFinal: true)
        return isValid
    }

    /// Checks the text after the user changed or left it, and reports a change of the problem.
    final func checkByUser(isFinal: Bool) {
        let old = validationMessage
        check(isFinal: isFinal)
        guard validationMessage != old else { return }
        post(ValidityChanged(message: validationMessage), includingSelf: true)
    }

    /// Checks the text; a mask may be incomplete until the text is final.
    final func check(isFinal: Bool) {
        if let mask, !editor.text.isEmpty, !mask.isComplete(editor.text) {
            validationMessage = isFinal ? "Not complete" : nil
        } else {
            validationMessage = problem(of: text)
        }
    }
}
