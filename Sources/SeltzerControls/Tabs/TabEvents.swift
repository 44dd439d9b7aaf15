// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has come to another tab; posted by the tab view, itself included.
public struct TabSelected: RoutedEvent, Hashable, Sendable {
    /// The tab's place, from 0.
    public let index: Int
    /// The tab's title, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}

/// The user has closed a tab; posted by the tab view, itself included, when it has gone.
public struct TabClosed: RoutedEvent, Hashable, Sendable {
    /// The place that the tab had, from 0.
    public let index: Int
    /// The tab's title, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}
