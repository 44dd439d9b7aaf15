// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The application's terminal got the focus of the user's desktop; broadcast by the application.
///
/// Handlers for ``/SeltzerResponder/Phase/broadcast`` on any responder of the application get it.
public struct ApplicationBecameActive: RoutedEvent {
    /// Creates the event, which the application broadcasts.
    public init() {}
}

/// The application's terminal lost the focus of the user's desktop; broadcast by the application.
public struct ApplicationResignedActive: RoutedEvent {
    /// Creates the event, which the application broadcasts.
    public init() {}
}

/// The capabilities of the display changed, because the terminal answered or the user changed its
/// colors; broadcast by the application.
///
/// ```swift
/// on(CapabilitiesChanged.self, phase: .broadcast) { change in
///     if change.isAppearanceChanged { logo.isDark = change.current.appearance == .light }
///     return .observed
/// }
/// ```
///
/// All views are redrawn afterwards.
public struct CapabilitiesChanged: RoutedEvent, Hashable, Sendable {
    /// The capabilities before the change.
    public let previous: DisplayCapabilities
    /// The capabilities now.
    public let current: DisplayCapabilities

    /// Whether the colors changed between light and dark, or became known.
    public var isAppearanceChanged: Bool { previous.appearance != current.appearance }

    /// Creates the event of a change between two sets of capabilities.
    public init(previous: DisplayCapabilities, current: DisplayCapabilities) {
        self.previous = previous
        self.current = current
    }
}
