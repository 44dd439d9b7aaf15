// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What became of an event, as its poster learns it.
public enum Outcome: String, Hashable, Sendable {
    /// Nobody handled it.
    case unhandled
    /// Somebody handled it, nobody stopped it.
    case handled
    /// Somebody stopped it.
    case stopped
}
