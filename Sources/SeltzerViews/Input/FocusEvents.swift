// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A responder became first responder; posted by it, itself included.
public struct FocusIn: RoutedEvent {
    /// Creates an event.
    public init() {}
}

/// A responder is first responder no more; posted by it, itself included.
///
/// A view that leaves its window gives up the focus at once. It receives the event alone, for its superviews are gone.
public struct FocusOut: RoutedEvent {
    /// Creates an event.
    public init() {}
}
