// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Asynchronous work of an application, which tests wait for unless it is paused.
///
/// Work pauses while it waits for an event that a test causes: a time of the clock or an answer of
/// the user. Tasks outside of this work pause nothing, however long they sleep.
@MainActor
package final class ApplicationWork {
    /// The work of the present task; nil for a task that is not such work.
    package nonisolated static let current = TaskLocal<ApplicationWork?>(wrappedValue: nil)

    private weak var application: Application?
    private var pauseCount = 0
    private var hasEnded = false

    private init(of application: Application?) {
        self.application = application
        application?.activeWorkCount += 1
    }

    /// Runs work in a task of its own; without an application, no test waits for it.
    @discardableResult
    package static func start(
        in application: Application?, _ operation: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        begin(in: application, operation).task
    }

    /// Runs work in a task of its own; work without an application may join one later.
    static func begin(
        in application: Application?, _ operation: @escaping @MainActor () async -> Void
    ) -> (work: ApplicationWork, task: Task<Void, Never>) {
        let work = ApplicationWork(of: application)
        let start = {
            current.withValue(work) {
                Task { @MainActor in
                    await operation()
                    work.end()
                }
            }
        }
        return (work, application?.runAsCurrent(start) ?? start())
    }

    /// Assigns the work to an application, unless it belongs to one.
    func join(_ application: Application) {
        guard self.application == nil, !hasEnded else { return }
        self.application = application
        if pauseCount == 0 { application.activeWorkCount += 1 }
    }

    /// Records that a part of the work begins to wait.
    package func pause() {
        pauseCount += 1
        if pauseCount == 1, !hasEnded { application?.activeWorkCount -= 1 }
    }

    /// Records that a part of the work has stopped waiting.
    package func resume() {
        pauseCount -= 1
        if pauseCount == 0, !hasEnded { application?.activeWorkCount += 1 }
    }

    private func end() {
        hasEnded = true
        if pauseCount == 0 { application?.activeWorkCount -= 1 }
    }
}
