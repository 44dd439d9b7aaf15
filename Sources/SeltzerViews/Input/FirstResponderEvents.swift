// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A responder became first responder; posted by it, itself included.
public struct BecameFirstResponder: RoutedEvent {
    /// Creates an event.
    public init() {}
}

/// A responder is no longer first responder; posted by it, itself included.
///
/// A view that leaves its window gives up the focus at once. Only the view itself receives the event then, because it
/// has no superviews any more.
public struct ResignedFirstResponder: RoutedEvent {
    /// Creates an event.
    public init() {}
}
