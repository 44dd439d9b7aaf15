// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Calls a closure once, after a time on an application's clock, unless the application no longer
/// exists by then.
@MainActor
package final class ApplicationTimer {
    private let task: Task<Void, Never>

    /// Starts the timer.
    package init(
        after duration: Duration, in application: Application,
        _ body: @escaping @MainActor () -> Void
    ) {
        task = ApplicationWork.start(in: application) { [clock = application.clock] in
            guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
            body()
        }
    }

    deinit {
        task.cancel()
    }

    /// Stops the timer.
    package nonisolated func cancel() {
        task.cancel()
    }
}
