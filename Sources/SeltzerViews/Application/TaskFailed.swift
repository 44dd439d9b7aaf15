// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A task of a view or a view controller threw an error.
///
/// The owner of the task posts the event to itself and its superiors. If no handler reacts, the error is recorded in
/// the application's ``Application/diagnostics``.
public struct TaskFailed: RoutedEvent {
    /// The error; never a `CancellationError`.
    public let error: any Error

    /// Creates the event of an error that a task threw.
    public init(_ error: any Error) {
        self.error = error
    }
}
