// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText

/// An object that a ``TextField`` asks before it changes its text or its focus for the user, and
/// informs afterwards.
///
/// All methods are optional. The field calls its delegate first, then runs its actions, then posts
/// its events. Changes by the program call no method.
///
/// ```swift
/// func textFieldShouldReturn(_ textField: TextField) -> Bool {
///     textField.resignFirstResponder()
///     return true
/// }
/// ```
@MainActor
public protocol TextFieldDelegate: AnyObject {
    /// Returns whether the field may be focused; true by default.
    ///
    /// Called when the user clicks the field, and when the program or Tab focuses it. Tab passes
    /// over a field that returns false. Another field has ended its editing before.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

    /// Called after the field was focused.
    func textFieldDidBeginEditing(_ textField: TextField)

    /// Returns whether the field may give up the focus; true by default.
    ///
    /// Not called if the field has to give it up: if it leaves its window, if it is disabled, or
    /// if the program calls ``/SeltzerViews/View/endEditing(_:)`` with true.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool

    /// Called after the field gave up the focus, for whatever reason.
    func textFieldDidEndEditing(_ textField: TextField)

    /// Called after the field gave up the focus; by default calls
    /// ``textFieldDidEndEditing(_:)``.
    func textFieldDidEndEditing(
        _ textField: TextField, reason: TextField.DidEndEditingReason)

    /// Returns whether the user may change the text; true by default.
    ///
    /// Called before each change, also by undoing. A pasted text is one change.
    ///
    /// - Parameters:
    ///   - textField: The field, with its old text.
    ///   - range: The characters to replace; empty for an insertion.
    ///   - string: The new characters; empty for a deletion.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool

    /// Called after the user moved the cursor or changed the selection, also by typing.
    func textFieldDidChangeSelection(_ textField: TextField)

    /// Returns whether the text may be cleared; true by default.
    ///
    /// Called for the clear button, and at the beginning of editing if
    /// ``TextField/clearsOnBeginEditing`` is set.
    func textFieldShouldClear(_ textField: TextField) -> Bool

    /// Returns whether Enter submits the text; true by default.
    ///
    /// If it returns false, Enter has no further effect.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension Responder {
    /// A range of a text, by UIKit's name: views and controllers find it before Foundation's type.
    public typealias NSRange = TextRange
}

extension TextFieldDelegate {
    /// A range of a text, by UIKit's name.
    public typealias NSRange = TextRange

    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: TextField) {}

    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: TextField) {}

    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(
        _ textField: TextField, reason: TextField.DidEndEditingReason
    ) {
        textFieldDidEndEditing(textField)
    }

    /// Returns true.
    public func textField(
        _ textField: TextField, shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: TextField) {}

    /// Returns true.
    public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

    /// Returns true.
    public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
