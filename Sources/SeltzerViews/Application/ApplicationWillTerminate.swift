// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The application is about to be ended from outside: its terminal was closed, or the process was
/// asked to end by a signal; broadcast by the application.
///
/// It is the last chance to save work: ``Application/run()`` does not return after a signal.
///
/// ```swift
/// application.on(ApplicationWillTerminate.self, phase: .broadcast) { [weak document] event in
///     event.perform { await document?.save() }
///     return .observed
/// }
/// ```
///
/// Input is ignored meanwhile. The event is not sent if the user ends the application, for instance
/// with Ctrl-C, or if the application ends itself. The program then continues after
/// ``Application/run()``. SIGKILL, a crash and a second signal end the process at once, without the
/// event.
public struct ApplicationWillTerminate: RoutedEvent {
    /// The reason of the end.
    public enum Cause: Hashable, Sendable {
        /// The terminal was closed, or its input ended.
        case disconnected
        /// The process was asked to end by this signal.
        case signal(Int32)
    }

    /// The cause of the end.
    public let cause: Cause
    private let termination: Termination

    @MainActor
    init(cause: Cause, termination: Termination) {
        self.cause = cause
        self.termination = termination
    }

    /// The time that the end waits for work: 0.7 seconds.
    ///
    /// The time that handlers need is included. After a signal the process ends within a second in
    /// any case.
    public static var timeLimit: Duration { .milliseconds(700) }

    /// Runs work that the end waits for, for at most ``timeLimit``; then the task of the work is
    /// cancelled.
    ///
    /// Several pieces of work run side by side, and a piece may start another one. Work that is
    /// added after the end does not start.
    @MainActor
    public func perform(_ work: @escaping @MainActor () async -> Void) {
        termination.perform(work)
    }
}
