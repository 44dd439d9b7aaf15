// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How far up an event travels.
public enum Reach: Hashable, Sendable {
    /// To the end of the chain: the application and its delegate.
    case application
    /// Up to the first responder that is a boundary, a window say, which is not asked any more.
    case belowWindow
}
