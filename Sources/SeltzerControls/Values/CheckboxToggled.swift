// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has changed a checkbox; posted by the checkbox, itself included.
public struct CheckboxToggled: RoutedEvent, Hashable, Sendable {
    /// The checkbox's title, without the mark of a mnemonic.
    public let title: String
    /// The state that it is in now.
    public let state: Checkbox.CheckState

    /// Whether the checkbox is on now.
    public var isOn: Bool { state == .on }

    /// Creates an event.
    public init(title: String, state: Checkbox.CheckState) {
        self.title = title
        self.state = state
    }
}
