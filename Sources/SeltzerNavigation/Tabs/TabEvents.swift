// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user selected a tab; posted by the tab view, whose own handlers run first.
public struct TabSelected: RoutedEvent, Hashable, Sendable {
    /// The index of the tab, from 0.
    public let index: Int
    /// The title of the tab, without the mark of a mnemonic.
    public let title: String

    /// Creates the event of a selected tab.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}

/// The user closed a tab; posted after its removal by the tab view, whose own handlers run first.
public struct TabClosed: RoutedEvent, Hashable, Sendable {
    /// The index that the tab had, from 0.
    public let index: Int
    /// The title of the tab, without the mark of a mnemonic.
    public let title: String

    /// Creates the event of a closed tab.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}

/// Asks whether the user may close a tab.
///
/// The tab view asks before it removes the page, and its own answers come first.
///
/// Without an answer the tab is closed. To ask the user first, answer false, and remove the tab later
/// (``TabView/removeTab(at:)``).
///
/// ```swift
/// tabs.answer { [weak self] (question: ShouldCloseTab) in
///     guard let self, pages[question.index].isEdited else { return nil }
///     askToSave(pages[question.index])
///     return false
/// }
/// ```
public struct ShouldCloseTab: RoutedRequest, Hashable, Sendable {
    /// Whether the tab may be closed.
    public typealias Answer = Bool

    /// The index of the tab, from 0.
    public let index: Int
    /// The title of the tab, without the mark of a mnemonic.
    public let title: String

    /// Creates the request for a tab.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}
