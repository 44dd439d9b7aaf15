// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Repeats a step of a selection by dragging, as long as the pointer is held beyond an edge.
@MainActor
final class DragAutoscroll {
    private var task: Task<Void, Never>?

    /// The time between two steps.
    private static var interval: Duration { .milliseconds(50) }

    deinit {
        task?.cancel()
    }

    /// Begins to repeat, unless it goes on already.
    ///
    /// - Parameters:
    ///   - application: Its clock tells the time.
    ///   - step: Does one step; returns whether there is a further one. Kept until the end.
    func start(in application: Application?, _ step: @escaping @MainActor () -> Bool) {
        guard task == nil, let application else { return }
        application.beginWork()
        task = Task { @MainActor [weak application, clock = application.clock] in
            while !Task.isCancelled {
                try? await clock.sleep(for: Self.interval)
                if Task.isCancelled || !step() { break }
            }
            application?.endWork()
        }
    }

    /// Ends repeating.
    func stop() {
        task?.cancel()
        task = nil
    }
}
