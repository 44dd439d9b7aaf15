// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The end of an application by a signal or a closed terminal, and the work that it waits for.
@MainActor
final class Termination {
    private weak var application: Application?
    private let conclusion: @MainActor () -> Void
    private var tasks: [Task<Void, Never>] = []
    private var unfinishedCount = 0
    private var timer: ApplicationTimer?
    private var isTold = false
    /// Whether all work is done or the time is over.
    private(set) var isOver = false

    init(of application: Application, conclusion: @escaping @MainActor () -> Void) {
        self.application = application
        self.conclusion = conclusion
    }

    /// Informs the responders, waits for their work, and ends the application.
    func begin(_ cause: ApplicationWillTerminate.Cause) {
        guard let application else { return conclude() }
        application.broadcast(ApplicationWillTerminate(cause: cause, termination: self))
        isTold = true
        guard unfinishedCount > 0 else { return conclude() }
        timer = ApplicationTimer(after: ApplicationWillTerminate.timeLimit, in: application) {
            [weak self] in self?.conclude()
        }
    }

    /// Starts work that the end waits for.
    func perform(_ work: @escaping @MainActor () async -> Void) {
        guard !isOver, let application else { return }
        unfinishedCount += 1
        let task = ApplicationWork.start(in: application) {
            await work()
            self.finishWork()
        }
        tasks.append(task)
    }

    private func finishWork() {
        unfinishedCount -= 1
        if isTold, unfinishedCount == 0 { conclude() }
    }

    private func conclude() {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        for task in tasks { task.cancel() }
        conclusion()
    }
}
