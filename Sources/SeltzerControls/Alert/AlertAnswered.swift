// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A button of an alert was chosen; posted by the alert, itself included, before it goes.
public struct AlertAnswered: RoutedEvent, Hashable, Sendable {
    /// The words on the button, without the mark of a mnemonic.
    public let title: String
    /// The button's place among the alert's, from 0.
    public let index: Int

    /// Creates an event.
    public init(title: String, index: Int) {
        self.title = title
        self.index = index
    }
}
