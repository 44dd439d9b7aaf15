// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The pass of a dispatch in which a responder is asked.
public enum Phase: String, Hashable, Sendable {
    /// Upwards, before the others: from the top of the route down to its beginning.
    case capture
    /// Upwards: from the beginning of the route to its top.
    case bubble
    /// Downwards: a responder, then its subordinates.
    case broadcast
}
