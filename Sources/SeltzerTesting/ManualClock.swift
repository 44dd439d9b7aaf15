// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A clock that stands still until a test moves it on.
@MainActor
public final class ManualClock: ApplicationClock {
    /// The time since the clock was made.
    public private(set) var now: Duration = .zero

    private struct Sleeper {
        let deadline: Duration
        /// The work that sleeps; nil for a task that is no work of an application.
        let work: ApplicationWork?
        let continuation: CheckedContinuation<Void, Never>
    }

    private var sleepers: [Int: Sleeper] = [:]
    private var nextNumber = 0

    /// Creates a clock at zero.
    public init() {}

    /// The number of tasks that wait for a time to come.
    public var sleeperCount: Int { sleepers.count }

    /// The moment that the next of the waiting tasks waits for; nil where none waits.
    public var nextDeadline: Duration? { sleepers.values.map(\.deadline).min() }

    /// Waits until the clock has been moved on by that long.
    public func sleep(for duration: Duration) async throws {
        let number = nextNumber
        nextNumber += 1
        let (deadline, work) = (now + duration, ApplicationWork.current.get())
        if duration <= .zero {
            await Task.yield()
        } else {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled {
                        continuation.resume()
                    } else {
                        work?.pause()
                        sleepers[number] = Sleeper(
                            deadline: deadline, work: work, continuation: continuation)
                    }
                }
            } onCancel: {
                Task { @MainActor in self.wake(number) }
            }
        }
        try Task.checkCancellation()
    }

    /// Moves the clock on, and wakes who waits for a moment up to then.
    ///
    /// In which order they run is not said; ``Pilot/advance(by:)`` goes from moment to moment.
    public func advance(by duration: Duration) {
        now += duration
        let due = sleepers.filter { $0.value.deadline <= now }
        for sleeper in due.sorted(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) })
        {
            wake(sleeper.key)
        }
    }

    private func wake(_ number: Int) {
        guard let sleeper = sleepers.removeValue(forKey: number) else { return }
        sleeper.work?.resume()
        sleeper.continuation.resume()
    }
}
