// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The tasks whose events an application observes even if their responders belong to no
/// application.
///
/// A process may run several applications, for instance in tests that run side by side. Code that
/// an application runs belongs to it (``Application/current``). Other code belongs to the
/// application that its task created, and in a program on the terminal to that program.
package struct ProgramTasks {
    /// Whether all code that no application runs belongs to the application.
    package var areAll = false
    private var tasks: Set<TaskIdentity> = [TaskIdentity()]

    /// Adds the present task.
    package mutating func adopt() { tasks.insert(TaskIdentity()) }

    /// Whether the code that sends the present event belongs to the application.
    @MainActor
    func own(_ application: Application) -> Bool {
        if let current = Application.current { return current === application }
        return areAll || tasks.contains(.poster)
    }
}
