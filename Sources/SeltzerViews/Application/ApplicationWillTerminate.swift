// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The application is about to be ended from outside: its terminal was closed, or the process was asked to end by
/// a signal; broadcast by the application.
///
/// It is the last chance to save work: after a signal ``Application/run()`` does not return.
///
/// ```swift
/// application.on(ApplicationWillTerminate.self, phase: .broadcast) { [weak document] event in
///     event.perform { await document?.save() }
///     return .observed
/// }
/// ```
///
/// The user's input is ignored meanwhile. A program that the user ends, with Ctrl-C say, or that ends itself
/// goes on after ``Application/run()`` and is not told. Nothing is told of SIGKILL, of a crash, and of a second
/// signal, which ends the process at once.
public struct ApplicationWillTerminate: RoutedEvent {
    /// What ends the application.
    public enum Cause: Hashable, Sendable {
        /// The terminal was closed, or its input ended.
        case disconnected
        /// The process was asked to end by this signal.
        case signal(Int32)
    }

    /// What ends the application.
    public let cause: Cause
    private let termination: Termination

    @MainActor
    init(cause: Cause, termination: Termination) {
        self.cause = cause
        self.termination = termination
    }

    /// How long the end waits for work: 0.7 seconds.
    ///
    /// Handlers count as well. After a signal the process ends within a second whatever happens.
    public static var timeLimit: Duration { .milliseconds(700) }

    /// Does work that the end waits for, at most ``timeLimit``; then its task is cancelled.
    ///
    /// Several works go on side by side. One may begin another; when the end has come it is not done.
    @MainActor
    public func perform(_ work: @escaping @MainActor () async -> Void) {
        termination.perform(work)
    }
}
