// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a handler did with an event, the weakest answer first.
public enum Disposition: Hashable, Comparable, Sendable {
    /// Nothing; the event goes on.
    case ignored
    /// Something; the event goes on all the same.
    case handled
    /// Something, and the event goes no further up this path.
    case stop
}

/// What became of an event, as its poster learns it.
public enum Outcome: String, Hashable, Sendable {
    /// Nobody handled it.
    case unhandled
    /// Somebody handled it, nobody stopped it.
    case handled
    /// Somebody stopped it.
    case stopped

    /// What becomes of an event by the strongest answer that it got.
    init(_ strongest: Disposition) {
        self = strongest == .stop ? .stopped : strongest == .handled ? .handled : .unhandled
    }
}
