// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has turned a switch; posted by the switch, itself included.
public struct SwitchToggled: RoutedEvent, Hashable, Sendable {
    /// The switch's title, without the mark of a mnemonic.
    public let title: String
    /// Whether the switch is on now.
    public let isOn: Bool

    /// Creates an event.
    public init(title: String, isOn: Bool) {
        self.title = title
        self.isOn = isOn
    }
}
