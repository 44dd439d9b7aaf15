// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A clock that stands still until a test advances it.
@MainActor
public final class ManualClock: ApplicationClock {
    /// The time since the clock was created.
    public private(set) var now: Duration = .zero

    private struct Sleeper {
        let deadline: Duration
        /// The sleeping work; nil for a task that does not belong to an application.
        let work: ApplicationWork?
        let continuation: CheckedContinuation<Void, Never>
    }

    private var sleepers: [Int: Sleeper] = [:]
    private var nextNumber = 0

    /// Creates a clock that stands at zero.
    public init() {}

    /// The number of sleeping tasks.
    public var sleeperCount: Int { sleepers.count }

    /// The moment at which the next sleeping task wakes; nil if no task sleeps.
    public var nextDeadline: Duration? { sleepers.values.map(\.deadline).min() }

    /// Sleeps until a test has advanced the clock by a duration.
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

    /// Advances the clock, and wakes all tasks whose moment has come.
    ///
    /// The order in which the tasks run is undefined; ``Pilot/advance(by:)`` stops at each moment.
    public func advance(by duration: Duration) {
        now += duration
        let due = sleepers.filter { $0.value.deadline <= now }
        for sleeper in due.sorted(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) })
        {
            wake(sleeper.key)
        }
    }

    /// Lets time pass without waking a task, as if a machine were late; the tasks whose moment has
    /// come wake with the next advance.
    func pass(_ duration: Duration) { now += duration }

    private func wake(_ number: Int) {
        guard let sleeper = sleepers.removeValue(forKey: number) else { return }
        sleeper.work?.resume()
        sleeper.continuation.resume()
    }
}
