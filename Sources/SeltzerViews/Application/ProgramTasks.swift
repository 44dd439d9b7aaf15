// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The tasks whose events an application observes even if their responders belong to no
/// application.
///
/// A process may run several applications, for instance in tests that run side by side. Code that
/// an application runs belongs to it (``Application/current``). Other code belongs to the
/// application that its task created, and in a program on the terminal to that program.
struct ProgramTasks {
    /// Whether all code that no application runs belongs to the application.
    fileprivate(set) var areAll = false
    private var tasks: Set<TaskIdentity> = []

    fileprivate mutating func insert(_ task: TaskIdentity) -> Bool { tasks.insert(task).inserted }

    /// Whether the code that sends the present event belongs to the application.
    @MainActor
    fileprivate func own(_ application: Application) -> Bool {
        if let current = Application.current { return current === application }
        return areAll || tasks.contains(.poster)
    }
}

extension Application {
    /// Whether all code that no application runs belongs to this application.
    package final var ownsAllCode: Bool {
        get { programTasks.areAll }
        set {
            programTasks.areAll = newValue
            if newValue { become(programOf: nil) }
        }
    }

    /// Lets the code of the present task belong to this application.
    package final func adoptPresentTask() {
        let task = TaskIdentity()
        if programTasks.insert(task) { become(programOf: task) }
    }

    private final func become(programOf task: TaskIdentity?) {
        Responder.setPresentProgram { Application.current }
        becomeProgram(of: task) { [weak self] in self.map { $0.programTasks.own($0) } ?? false }
    }
}
