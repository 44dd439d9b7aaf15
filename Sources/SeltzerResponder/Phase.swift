// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The pass of a dispatch in which a responder is asked.
public enum Phase: Hashable, Sendable {
    /// Before the others: from the top of the route down to its beginning.
    case capture
    /// From the beginning of the route up to its top.
    case bubble
}
