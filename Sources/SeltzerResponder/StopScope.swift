// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What ``Disposition/stop`` ends when an event goes downwards.
public enum StopScope: Hashable, Sendable {
    /// The way below the responder that stops; its neighbours are still asked.
    case branch
    /// The whole broadcast.
    case everything
}
