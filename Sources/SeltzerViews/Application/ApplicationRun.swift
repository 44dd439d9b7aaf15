// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One run of an application, from its start to its end.
@MainActor
final class ApplicationRun {
    /// The end of the run; nil while it runs.
    private(set) var ending: Application.Ending?
    private var termination: Termination?
    private var continuation: CheckedContinuation<Application.Ending, Never>?

    /// Whether the end was requested from outside and still waits for work.
    var isTerminating: Bool { termination?.isOver == false }

    /// Ends the run, unless it has ended or waits for work.
    func finish(_ ending: Application.Ending) {
        guard self.ending == nil, !isTerminating else { return }
        self.ending = ending
        continuation?.resume(returning: ending)
        continuation = nil
    }

    /// Ends the run after every responder has been informed and work has been saved.
    func terminate(
        _ application: Application, _ cause: ApplicationWillTerminate.Cause,
        ending: Application.Ending
    ) {
        guard self.ending == nil, !isTerminating else { return }
        let termination = Termination(of: application) { [weak self] in self?.finish(ending) }
        self.termination = termination
        termination.begin(cause)
    }

    /// Waits for the end, and returns how the run ended.
    func untilEnded() async -> Application.Ending {
        await withCheckedContinuation { continuation in
            if let ending {
                continuation.resume(returning: ending)
            } else {
                self.continuation = continuation
            }
        }
    }
}
