// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Decides for gesture recognisers; each question has an answer where it is not asked.
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
    /// Returns whether a recogniser takes part in a press; true unless implemented.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser.
    ///   - event: The press, in the window's coordinates.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool

    /// Returns whether a gesture may be recognised now; true unless implemented.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

    /// Returns whether two gestures may be recognised in the same press; false unless implemented.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    /// True.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool { true }

    /// True.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// False.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }
}
