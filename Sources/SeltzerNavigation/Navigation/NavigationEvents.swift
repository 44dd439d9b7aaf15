// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The kind of a change of a navigation controller's stack.
public enum NavigationOperation: String, Hashable, Sendable {
    /// A controller was pushed.
    case push
    /// One or more controllers were popped.
    case pop
    /// The stack was replaced.
    case set
}

/// The stack of a navigation controller changed; posted by the navigation controller, whose own handlers run first.
///
/// It is posted for changes by the user and by the program, because UIKit's delegate also gets both.
public struct NavigationStackChanged: RoutedEvent, Hashable, Sendable {
    /// The kind of the change.
    public let operation: NavigationOperation
    /// The number of controllers on the stack.
    public let count: Int
    /// The title of the visible controller; empty for none.
    public let title: String

    /// Creates the event of a change of the stack.
    public init(_ operation: NavigationOperation, count: Int, title: String) {
        (self.operation, self.count, self.title) = (operation, count, title)
    }
}

/// Asks whether the user may go back.
///
/// The top controller asks, and its own answers come first.
///
/// Without an answer the controller is popped. To ask the user first, answer false, and pop the controller later.
public struct ShouldGoBack: RoutedRequest, Hashable, Sendable {
    /// Whether the user may go back.
    public typealias Answer = Bool

    /// The title of the controller; empty for none.
    public let title: String

    /// Creates the request for a controller with a title.
    public init(title: String) { self.title = title }
}
