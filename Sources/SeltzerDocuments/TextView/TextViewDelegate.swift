// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// An object that a ``TextView`` asks before it changes its text or its focus for the user, and
/// informs afterwards.
///
/// All methods are optional. The view calls its delegate first, then runs its actions, then posts
/// its events. Changes by the program call no method.
///
/// ```swift
/// func textViewDidChange(_ textView: TextView) {
///     countLabel.text = "\(textView.text.count) characters"
/// }
/// ```
@MainActor
public protocol TextViewDelegate: AnyObject {
    /// Returns whether the view may be focused for editing; true by default.
    ///
    /// Not called for a text that is not editable.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool

    /// Called after an editable view was focused.
    func textViewDidBeginEditing(_ textView: TextView)

    /// Returns whether the view may give up the focus; true by default.
    ///
    /// Not called if the view has to give it up: if it leaves its window, if it is disabled, or if
    /// the program calls ``/SeltzerViews/View/endEditing(_:)`` with true.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool

    /// Called after an editable view gave up the focus, for whatever reason.
    func textViewDidEndEditing(_ textView: TextView)

    /// Returns whether the user may change the text; true by default.
    ///
    /// Called before each change, also by undoing. A pasted text is one change. Edits at several
    /// cursors are one change, from the first to the last.
    ///
    /// - Parameters:
    ///   - textView: The view, with its old text.
    ///   - range: The characters to replace; empty for an insertion.
    ///   - text: The new characters; empty for a deletion.
    func textView(
        _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool

    /// Called after the user changed the text.
    func textViewDidChange(_ textView: TextView)

    /// Called after the user moved the cursors or changed the selection, also by typing.
    func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
    /// A range of a text, by UIKit's name.
    public typealias NSRange = TextRange

    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: TextView) {}

    /// Returns true.
    public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: TextView) {}

    /// Returns true.
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func textViewDidChange(_ textView: TextView) {}

    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: TextView) {}
}
