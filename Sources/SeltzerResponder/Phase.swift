// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The pass of a dispatch in which a handler runs.
public enum Phase: String, Hashable, Sendable {
    /// The first pass of a posted event: from the top of the route down to the origin.
    case capture
    /// The second pass of a posted event: from the origin up to the top of the route.
    case bubble
    /// The only pass of a broadcast: a responder first, then its subordinates.
    case broadcast
}

/// The distance that an event travels up.
public enum Reach: Hashable, Sendable {
    /// The event goes to the end of the chain: the application and its delegate.
    case application
    /// The event ends before the first responder whose ``Responder/isBoundary`` is true, such as a window.
    case belowWindow
}

/// The part of a broadcast that ``Disposition/stop`` ends.
public enum StopScope: Hashable, Sendable {
    /// The subtree below the responder; its siblings still get the event.
    case branch
    /// The whole broadcast.
    case everything
}
