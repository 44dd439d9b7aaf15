// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The kind of a change of a navigation controller's stack.
public enum NavigationOperation: String, Hashable, Sendable {
    /// A controller was put on top.
    case push
    /// One or more controllers were taken from the top.
    case pop
    /// The stack was replaced.
    case set
}

/// The stack of a navigation controller changed; posted by the navigation controller, whose own handlers run first.
///
/// It is posted for changes by the user and by the program: UIKit's delegate hears of both, too.
public struct NavigationStackChanged: RoutedEvent, Hashable, Sendable {
    /// The kind of the change.
    public let operation: NavigationOperation
    /// The number of controllers on the stack.
    public let count: Int
    /// The title of the controller that shows; empty for none.
    public let title: String

    /// Creates an event.
    public init(_ operation: NavigationOperation, count: Int, title: String) {
        (self.operation, self.count, self.title) = (operation, count, title)
    }
}

/// May the user go back from this controller? Asked by the top controller, whose own answers count first.
///
/// Without an answer the controller is popped. A program that wants to ask the user answers false, and pops it later.
public struct ShouldGoBack: RoutedRequest, Hashable, Sendable {
    /// Whether the user may go back.
    public typealias Answer = Bool

    /// The title of the controller; empty for none.
    public let title: String

    /// Creates a question.
    public init(title: String) { self.title = title }
}
