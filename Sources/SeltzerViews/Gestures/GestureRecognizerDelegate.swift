// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Answers questions of gesture recognizers; each question has a default answer.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
    /// Returns whether a recognizer takes part in a press; true by default.
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer.
    ///   - event: The press, in the window's coordinates.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool

    /// Returns whether a gesture may be recognized now; true by default.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

    /// Returns whether two gestures may be recognized in the same press; false by default.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool

    /// Returns whether another recognizer must fail before this one recognizes; false by default.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool

    /// Returns whether this recognizer must fail before another one recognizes; false by default.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    /// Returns true: recognizers take part in every press.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool { true }

    /// Returns true: every gesture may be recognized.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// Returns false: two gestures are not recognized in the same press.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }

    /// Returns false: no other recognizer must fail first.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { false }

    /// Returns false: no other recognizer waits for this one.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { false }
}
