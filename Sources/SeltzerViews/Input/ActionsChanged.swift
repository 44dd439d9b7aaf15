// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// What keys do here and now has changed: other keys, other actions, other ones enabled, or keys are pending.
///
/// It goes to the application's own handlers, and only where there are some, before the frame in which the change is
/// to be seen:
///
/// ```swift
/// application.observe(ActionsChanged.self, owner: self) { [weak self] _ in self?.setNeedsDisplay() }
/// ```
///
/// A change that nothing else on the screen shows is noticed with the next input;
/// ``Application/setNeedsFrame()`` makes it noticed at once.
public struct ActionsChanged: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}
