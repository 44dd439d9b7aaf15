// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The application's terminal has got the focus of the user's desktop; broadcast by the application.
///
/// A handler for ``/SeltzerResponder/Phase/broadcast`` hears of it, on any responder of the application.
public struct ApplicationBecameActive: RoutedEvent {
    /// Creates an event.
    public init() {}
}

/// The application's terminal has lost the focus of the user's desktop; broadcast by the application.
public struct ApplicationResignedActive: RoutedEvent {
    /// Creates an event.
    public init() {}
}

/// What the display can show and tell is not what it was: the terminal has answered, or the user has changed
/// its colours; broadcast by the application.
///
/// ```swift
/// on(CapabilitiesChanged.self, phase: .broadcast) { change in
///     if change.isAppearanceChanged { logo.isDark = change.current.appearance == .light }
///     return .observed
/// }
/// ```
///
/// Everything is drawn anew afterwards.
public struct CapabilitiesChanged: RoutedEvent, Hashable, Sendable {
    /// What the display could show and tell before.
    public let previous: DisplayCapabilities
    /// What it can show and tell now.
    public let current: DisplayCapabilities

    /// Whether light colours have become dark ones, or the other way round, or are known only now.
    public var isAppearanceChanged: Bool { previous.appearance != current.appearance }

    /// Creates an event.
    public init(previous: DisplayCapabilities, current: DisplayCapabilities) {
        self.previous = previous
        self.current = current
    }
}
