// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Calls back once, after a while of an application's clock.
@MainActor
final class ApplicationTimer {
    private let task: Task<Void, Never>

    /// Starts the timer.
    init(
        after duration: Duration, in application: Application,
        _ body: @escaping @MainActor () -> Void
    ) {
        let clock = application.clock
        application.beginWork()
        task = Task { @MainActor [weak application] in
            do {
                try await clock.sleep(for: duration)
                if !Task.isCancelled { body() }
            } catch {}
            application?.endWork()
        }
    }

    /// Stops the timer.
    func cancel() {
        task.cancel()
    }
}
