// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The code whose events an application observes even if their responders belong to no
/// application.
///
/// A process may run several applications, for instance in tests that run side by side. Code that
/// an application runs belongs to it (``Application/current``). Other code belongs to the
/// application that its task created, and in a program on the terminal to that program.
extension Application {
    /// Lets all code that no application runs belong to this application.
    package final func adoptAllCode() { become(programOf: nil) }

    /// Lets only the adopted tasks and the code that it runs belong to this application.
    package final func disownOtherCode() { resignProgram(of: nil) }

    /// Lets the code of the present task belong to this application.
    package final func adoptPresentTask() { become(programOf: TaskIdentity()) }

    private final func become(programOf task: TaskIdentity?) {
        Responder.setPresentProgram { Application.current }
        becomeProgram(of: task)
    }
}
