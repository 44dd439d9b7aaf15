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
    /// Whether the key is left out where the event is described.
    public let isSecret: Bool

    /// The key and its modifiers.
    public var chord: KeyChord { KeyChord(press) }

    /// The text that the key types; nil for a key that types nothing.
    public var text: String? { press.text }

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - press: The key press.
    ///   - timestamp: The time of the application's clock.
    ///   - isSecret: Whether the key is left out where the event is described.
    public init(_ press: KeyPress, timestamp: Duration = .zero, isSecret: Bool = false) {
        self.press = press
        self.timestamp = timestamp
        self.isSecret = isSecret
    }
}

extension KeyEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key and the time; `secret` for a key that is.
    public var description: String {
        "KeyEvent(\(isSecret ? "secret" : press.description), timestamp: \(timestamp))"
    }

    /// The same.
    public var debugDescription: String { description }

    /// The same, for whoever looks into the value.
    public var customMirror: Mirror {
        let key: Any = isSecret ? "secret" : press
        return Mirror(
            self, children: ["press": key, "timestamp": timestamp], displayStyle: .struct)
    }
}
