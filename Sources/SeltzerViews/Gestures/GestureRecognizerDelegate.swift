// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Answers questions of gesture recognisers; each question has a default answer.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
    /// Returns whether a recogniser takes part in a press; true by default.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser.
    ///   - event: The press, in the window's coordinates.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool

    /// Returns whether a gesture may be recognised now; true by default.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

    /// Returns whether two gestures may be recognised in the same press; false by default.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    /// Returns true: recognisers take part in every press.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool { true }

    /// Returns true: every gesture may be recognised.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// Returns false: two gestures are not recognised in the same press.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }
}
