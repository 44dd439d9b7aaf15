// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The state of a ``ViewPropertyAnimator``.
public enum ViewAnimatingState: Hashable, Sendable {
    /// The animations have not started, or they have ended.
    case inactive
    /// The animations run, or they are paused.
    case active
    /// The animations have stopped, and wait for ``ViewPropertyAnimator/finishAnimation(at:)``.
    case stopped
}

/// The values that properties have after a ``ViewPropertyAnimator``.
public enum ViewAnimatingPosition: Hashable, Sendable {
    /// The values at the end.
    case end
    /// The values before the animations.
    case start
    /// The values that the screen showed.
    case current
}
