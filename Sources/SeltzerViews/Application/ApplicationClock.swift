// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The clock of an application: event times, timers, and waiting.
@MainActor
public protocol ApplicationClock: AnyObject {
    /// The time since an arbitrary moment; never goes back.
    var now: Duration { get }

    /// Waits for a duration.
    ///
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws
}

/// The clock of the machine; it continues while the machine sleeps.
@MainActor
public final class SystemClock: ApplicationClock {
    private let start = ContinuousClock.now

    /// Creates a clock that starts at zero now.
    public nonisolated init() {}

    /// The time since the clock was created.
    public var now: Duration { start.duration(to: .now) }

    /// Waits for a duration; throws `CancellationError` if the task is cancelled meanwhile.
    public func sleep(for duration: Duration) async throws {
        // Work that waits for a time is no work that a port or a record waits for.
        let work = ApplicationWork.current.get()
        work?.pause()
        defer { work?.resume() }
        try await Task.sleep(for: duration)
    }
}
