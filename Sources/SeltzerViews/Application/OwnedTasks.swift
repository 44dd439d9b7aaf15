// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The tasks of a view or a controller, which end when it leaves its window or is released.
@MainActor
final class OwnedTasks {
    /// A name that one task at a time has.
    private enum Name: Hashable {
        case named(String)
        /// The name of a debounced handler.
        case handler(Int)
    }

    private var tasks: [Int: (work: ApplicationWork, task: Task<Void, Never>)] = [:]
    private var holders: [Name: Int] = [:]
    private var nextNumber = 0

    deinit {
        for (_, task) in tasks.values { task.cancel() }
    }

    /// Starts a task of a responder.
    ///
    /// - Parameters:
    ///   - owner: The responder, which posts an error of the task.
    ///   - name: Cancels the earlier task with this name; nil for none.
    ///   - quietTime: The time before the operation starts, on the application's clock.
    ///   - operation: The work.
    func start(
        of owner: InputResponder, named name: String? = nil, after quietTime: Duration? = nil,
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, Never> {
        begin(of: owner, name.map { .named($0) }, after: quietTime, operation)
    }

    /// Returns a handler that calls a closure after a quiet time, with the last of the events.
    func debounced<Event>(
        of owner: InputResponder, _ quietTime: Duration,
        _ body: @escaping @MainActor (Event) async throws -> Void
    ) -> @MainActor (Event) -> Disposition {
        nextNumber += 1
        let name = Name.handler(nextNumber)
        return { [weak owner] event in
            guard let owner else { return .ignored }
            _ = owner.ownedTasks.begin(of: owner, name, after: quietTime) { try await body(event) }
            return .observed
        }
    }

    private func begin(
        of owner: InputResponder, _ name: Name?, after quietTime: Duration?,
        _ operation: @escaping @MainActor () async throws -> Void
    ) -> Task<Void, Never> {
        if let name, let earlier = holders[name] { tasks[earlier]?.task.cancel() }
        nextNumber += 1
        let number = nextNumber
        let application = owner.window?.application
        let work = ApplicationWork.begin(in: application) { [weak self, weak owner] in
            do {
                if let quietTime {
                    let clock = owner?.window?.application?.clock ?? SystemClock()
                    try await clock.sleep(for: quietTime)
                    try Task.checkCancellation()
                }
                try await operation()
            } catch is CancellationError {
            } catch {
                owner?.taskDidFail(error)
            }
            self?.end(number, name)
        }
        tasks[number] = work
        if let name { holders[name] = number }
        return work.task
    }

    private func end(_ number: Int, _ name: Name?) {
        tasks[number] = nil
        if let name, holders[name] == number { holders[name] = nil }
    }

    /// Assigns tasks that were created before there was a window.
    func join(_ application: Application) {
        for (work, _) in tasks.values { work.join(application) }
    }

    /// Cancels all tasks.
    func cancelAll() {
        for (_, task) in tasks.values { task.cancel() }
        tasks.removeAll()
        holders.removeAll()
    }
}

extension InputResponder {
    /// The tasks of this responder; nil if there never was one.
    final var tasks: OwnedTasks? { rare?.tasks }

    /// The tasks of this responder; made on first use.
    final var ownedTasks: OwnedTasks {
        if let tasks { return tasks }
        let made = OwnedTasks()
        rareState.tasks = made
        return made
    }

    fileprivate final func taskDidFail(_ error: any Error) {
        // A cancelled task may throw any error, because its view has left the window.
        guard !Task.isCancelled, post(TaskFailed(error), includingSelf: true) == .unhandled else {
            return
        }
        let name = (self as? ViewController)?.title ?? TypeName(of: self).words
        window?.application?.diagnose("A task of “\(name)” failed: \(error)")
    }
}
