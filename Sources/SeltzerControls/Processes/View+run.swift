// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerProcesses
import SeltzerResponder
import SeltzerViews

extension View {
    /// Runs a program as a task of the view, and calls a closure with its lines as they come.
    ///
    /// The program ends when the view leaves its window, or when the task is cancelled. Its end is posted as
    /// ``ChildEnded``. If it does not start, `TaskFailed` is posted.
    ///
    /// ```swift
    /// run(ChildCommand("make", ["all"]), exclusive: "build") { line in log.append(line.text) }
    /// ```
    ///
    /// - Parameters:
    ///   - command: The program with its arguments.
    ///   - name: The name of the task; an earlier task of the view with this name is cancelled. Nil for none.
    ///   - onLine: Called on the main actor with each line; the program waits while it runs.
    /// - Returns: The task, which ends after the program.
    @discardableResult
    public final func run(
        _ command: ChildCommand, exclusive name: String? = nil,
        onLine: @escaping @MainActor (ChildLine) -> Void = { _ in }
    ) -> Task<Void, Never> {
        let work = work(running: command, onLine)
        if let name { return task(exclusive: name, work) }
        return task(work)
    }
}

extension ViewController {
    /// Runs a program as a task of the controller, and calls a closure with its lines as they come.
    ///
    /// The program ends when the view leaves its window, or when the task is cancelled. Its end is posted as
    /// ``ChildEnded``. If it does not start, `TaskFailed` is posted.
    ///
    /// ```swift
    /// run(ChildCommand("make", ["all"]), exclusive: "build") { line in log.append(line.text) }
    /// ```
    ///
    /// - Parameters:
    ///   - command: The program with its arguments.
    ///   - name: The name of the task; an earlier task of the controller with this name is cancelled. Nil for none.
    ///   - onLine: Called on the main actor with each line; the program waits while it runs.
    /// - Returns: The task, which ends after the program.
    @discardableResult
    public final func run(
        _ command: ChildCommand, exclusive name: String? = nil,
        onLine: @escaping @MainActor (ChildLine) -> Void = { _ in }
    ) -> Task<Void, Never> {
        let work = work(running: command, onLine)
        if let name { return task(exclusive: name, work) }
        return task(work)
    }
}

extension InputResponder {
    /// Returns the work of a task that runs a program and posts its end.
    fileprivate final func work(
        running command: ChildCommand, _ onLine: @escaping @MainActor (ChildLine) -> Void
    ) -> @MainActor @Sendable () async throws -> Void {
        { [weak self] in
            let event = try await ChildEnded.running(command, onLine: onLine)
            self?.post(event, includingSelf: true)
        }
    }
}

extension ChildEnded {
    /// Runs a program to its end.
    @MainActor
    fileprivate static func running(
        _ command: ChildCommand, onLine: @MainActor (ChildLine) -> Void
    ) async throws -> ChildEnded {
        let child = try ChildProcess(command)
        for try await lines in child.lineBatches {
            for line in lines { onLine(line) }
        }
        let end = await child.end
        try Task.checkCancellation()
        return ChildEnded(command: command, end: end)
    }
}
