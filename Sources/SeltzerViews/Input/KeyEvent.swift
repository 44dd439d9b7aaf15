// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A key press on its way from the first responder upwards.
public struct KeyEvent: RoutedEvent, Hashable, Sendable {
    /// The key press.
    public let press: KeyPress
    /// The time of the application's clock.
    public let timestamp: Duration

    /// The key and its modifiers.
    public var chord: KeyChord { KeyChord(press) }

    /// The text that the key types; nil for a key that types nothing.
    public var text: String? { press.text }

    /// Creates an event.
    public init(_ press: KeyPress, timestamp: Duration = .zero) {
        self.press = press
        self.timestamp = timestamp
    }
}
