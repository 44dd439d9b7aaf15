// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A key that was pressed, repeated or released; it bubbles up from the first responder.
public struct KeyEvent: RoutedEvent, Hashable, Sendable {
    /// The key press.
    public let press: KeyPress
    /// The time of the event, on the application's clock.
    public let timestamp: Duration
    /// Whether descriptions of the event leave the key out.
    public let isSecret: Bool

    /// The key and its modifiers.
    public var chord: KeyChord { KeyChord(press) }

    /// The text that the key types; nil if it types none.
    public var text: String? { press.text }

    /// Creates the event of a key press.
    ///
    /// - Parameters:
    ///   - press: The key press.
    ///   - timestamp: The time, on the application's clock.
    ///   - isSecret: Whether descriptions of the event leave the key out.
    public init(_ press: KeyPress, timestamp: Duration = .zero, isSecret: Bool = false) {
        self.press = press
        self.timestamp = timestamp
        self.isSecret = isSecret
    }
}

extension KeyEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key and the time, with `secret` in place of a secret key.
    public var description: String {
        "KeyEvent(\(isSecret ? "secret" : press.description), timestamp: \(timestamp))"
    }

    /// The same text as ``description``, so that a secret key stays hidden.
    public var debugDescription: String { description }

    /// A mirror of ``description``, so that mirrors and debuggers hide a secret key.
    public var customMirror: Mirror {
        let key: Any = isSecret ? "secret" : press
        return Mirror(
            self, children: ["press": key, "timestamp": timestamp], displayStyle: .struct)
    }
}
