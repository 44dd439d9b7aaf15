// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user selected a tab; posted by the tab view, whose own handlers run first.
public struct TabSelected: RoutedEvent, Hashable, Sendable {
    /// The index of the tab, from 0.
    public let index: Int
    /// The title of the tab, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
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

    /// Creates an event.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}

/// May the user close this tab? Asked by the tab view before it removes the page; its own answers count first.
///
/// Without an answer the tab is closed. A program that wants to ask the user answers false, and removes the tab later
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

    /// Creates a question.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}
