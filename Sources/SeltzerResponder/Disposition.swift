// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The effect of a handler on an event, ordered from the weakest to the strongest.
public enum Disposition: Hashable, Comparable, Sendable {
    /// The handler did nothing; the event bubbles on.
    case ignored
    /// The handler took note of the event, which still bubbles on.
    case observed
    /// The handler consumed the event, which ends on this path.
    case stop
}

/// The result of a dispatch, which its poster gets.
public enum Outcome: String, Hashable, Sendable {
    /// No handler reacted.
    case unhandled
    /// At least one handler observed the event, and none stopped it.
    case observed
    /// A handler stopped the event.
    case stopped

    /// Creates the outcome for the strongest disposition of all handlers.
    package init(_ strongest: Disposition) {
        self = strongest == .stop ? .stopped : strongest == .observed ? .observed : .unhandled
    }
}
