// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user chose an action by a key, a menu or a palette; the action runs when the event has
/// reached the application.
///
/// The action's responder posts the event, and gets it first. A handler that returns
/// ``/SeltzerResponder/Disposition/stop`` prevents the action, and so does an interceptor below the
/// application that blocks the event. An interceptor may hold the event: the action then runs when
/// the event continues.
///
/// ```swift
/// controller.hold(where: { $0.action.attributes.contains(.destructive) }) { (event: ActionChosen) in
///     await controller.confirms(event.action.title)
/// }
/// ```
///
/// The event is posted only if a responder on the way listens to its type.
@MainActor
public struct ActionChosen: RoutedEvent {
    /// The action.
    public let action: Action
    /// The values of the action's ``Action/parameters``.
    public let arguments: [String]
    /// Runs the action where the event arrives; nil for an event that a program made.
    let run: ChosenRun?

    /// Creates an event; unlike the events of the library, it runs no action.
    public init(_ action: Action, arguments: [String] = []) {
        self.init(action, arguments, run: nil)
    }

    init(_ action: Action, _ arguments: [String], run: ChosenRun?) {
        (self.action, self.arguments, self.run) = (action, arguments, run)
    }
}

/// An action has run; posted by its responder, which gets it first, or by the application if the
/// responder has left the screen.
///
/// An asynchronous action posts it at its end, unless it throws an error. The event is posted only
/// if a responder on the way listens to its type.
@MainActor
public struct ActionPerformed: RoutedEvent {
    /// The action.
    public let action: Action
    /// The values of the action's ``Action/parameters``.
    public let arguments: [String]

    /// Creates the event of an action that has run.
    public init(_ action: Action, arguments: [String] = []) {
        (self.action, self.arguments) = (action, arguments)
    }
}

/// An action that runs when its event arrives at the application.
@MainActor
final class ChosenRun {
    /// Whether the event reached the application while it was posted.
    private(set) var hasArrived = false
    /// Runs the action late, after an interceptor held the event; nil while the event is posted.
    var late: (@MainActor () -> Void)?

    /// Records that the event has reached the application.
    func arrive() {
        hasArrived = true
        late?()
        late = nil
    }
}
