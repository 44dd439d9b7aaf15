// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a handler returns for an event, ordered from the weakest to the strongest.
public enum Disposition: Hashable, Comparable, Sendable {
    /// The handler did nothing; the event bubbles on.
    case ignored
    /// The handler reacted; the event bubbles on.
    case handled
    /// The handler reacted; the event goes no further on this path.
    case stop
}

/// The result of a dispatch, as the poster gets it.
public enum Outcome: String, Hashable, Sendable {
    /// No handler reacted.
    case unhandled
    /// At least one handler reacted, and none stopped the event.
    case handled
    /// A handler stopped the event.
    case stopped

    /// Creates the outcome that follows from the strongest disposition.
    package init(_ strongest: Disposition) {
        self = strongest == .stop ? .stopped : strongest == .handled ? .handled : .unhandled
    }
}
