// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A responder became first responder; posted by that responder, which gets it first.
public struct BecameFirstResponder: RoutedEvent {
    /// Creates the event; the new first responder posts it.
    public init() {}
}

/// A responder is no longer first responder; posted by that responder, which gets it first.
///
/// A view that leaves its window gives up the focus at once. Only the view itself receives the
/// event then, because it has no superviews any more.
public struct ResignedFirstResponder: RoutedEvent {
    /// Creates the event; the old first responder posts it.
    public init() {}
}
