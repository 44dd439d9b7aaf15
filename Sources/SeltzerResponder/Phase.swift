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

/// How far up an event travels.
public enum Reach: Hashable, Sendable {
    /// To the end of the chain: the application and its delegate.
    case application
    /// Up to the first responder that is a boundary, a window say, which is not asked any more.
    case belowWindow
}

/// What ``Disposition/stop`` ends when an event goes downwards.
public enum StopScope: Hashable, Sendable {
    /// The way below the responder that stops; its neighbours are still asked.
    case branch
    /// The whole broadcast.
    case everything
}
