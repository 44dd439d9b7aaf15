// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The current actions or the pending keys changed; posted by the application.
///
/// A change of an action's keys, of its title or of whether it is enabled counts. The application's
/// own handlers get the event before the next frame. Without such handlers nothing is compared.
///
/// ```swift
/// application.observe(ActionsChanged.self, owner: self) { [weak self] _ in self?.setNeedsDisplay() }
/// ```
///
/// Changes are noticed when a frame is due or input arrives. If your code changes nothing on the
/// screen, call ``Application/setNeedsFrame()``.
public struct ActionsChanged: RoutedEvent, Hashable, Sendable {
    /// Creates the event; the application posts it.
    public init() {}
}
