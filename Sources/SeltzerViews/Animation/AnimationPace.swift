// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The progress of animations that the program pauses, scrubs and reverses.
///
/// The time is a number from 0 at the start to 1 at the end, also while the animations run
/// backwards.
@MainActor
final class AnimationPace {
    /// The part of the time in which some properties move.
    struct Part {
        let pace: AnimationPace
        /// The time at which they start.
        let start: Double

        /// The fraction of their way at the present time.
        @MainActor
        func fraction(at now: Duration) -> Double {
            let time = pace.time(at: now)
            guard start > 0 else { return pace.curve.value(at: time) }
            return start < 1 ? pace.curve.value(at: (time - start) / (1 - start)) : time
        }
    }

    private(set) var curve: AnimationCurve
    /// The duration of a run from the start to the end.
    let duration: Duration
    private(set) var isReversed = false
    private(set) var isPaused = true
    /// Whether the animations wait at their ends, instead of ending.
    var pausesAtEnd = false
    /// The time at `since`; the present time while paused.
    private var base = 0.0
    private(set) var since: Duration = .zero
    /// The time from `since` until the end or the start.
    private var rest: Duration = .zero

    init(_ duration: Duration, _ curve: AnimationCurve) {
        (self.duration, self.curve) = (duration, curve)
    }

    private var goal: Double { isReversed ? 0 : 1 }

    /// Returns the time; it does not go past the end, and backwards not past the start.
    func time(at now: Duration) -> Double {
        guard !isPaused, now >= since else { return base }
        guard now - since < rest else { return goal }
        return base + (goal - base) * ((now - since) / rest)
    }

    /// Whether a run has come to its end, or backwards to its start.
    func hasArrived(at now: Duration) -> Bool { !isPaused && time(at: now) == goal }

    /// Goes on from the present time.
    ///
    /// - Parameters:
    ///   - now: The time of the application.
    ///   - delay: The time until then.
    ///   - rest: The time until the end; nil for the rest of the duration.
    func run(at now: Duration, after delay: Duration = .zero, for rest: Duration? = nil) {
        base = time(at: now)
        start(at: now + delay, for: rest)
    }

    private func start(at time: Duration, for rest: Duration? = nil) {
        since = time
        self.rest = rest ?? duration * abs(goal - base)
        isPaused = false
    }

    /// Stops at the present time.
    func pause(at now: Duration) {
        base = time(at: now)
        isPaused = true
    }

    /// Turns around at the present time.
    func reverse(_ reversed: Bool, at now: Duration) {
        guard reversed != isReversed else { return }
        base = time(at: now)
        isReversed = reversed
        if !isPaused { start(at: max(now, since)) }
    }

    /// Goes to a time, and goes on from there if it runs.
    func move(to time: Double, at now: Duration) {
        let wasPaused = isPaused
        pause(at: now)
        base = min(max(time, 0), 1)
        if !wasPaused { run(at: now) }
    }

    /// Changes the speed of the rest; the properties do not jump.
    func change(to curve: AnimationCurve, at now: Duration) {
        let shown = self.curve.value(at: time(at: now))
        self.curve = curve
        move(to: time(of: shown), at: now)
    }

    /// Returns the first time at which the curve has come so far.
    ///
    /// - Parameter fraction: A part of the way, from 0 to 1.
    func time(of fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        // A spring goes beyond the end and comes back, so its first crossing is looked for first.
        let steps = 64
        var high = 1.0
        for step in 1...steps where curve.value(at: Double(step) / Double(steps)) >= fraction {
            high = Double(step) / Double(steps)
            break
        }
        var low = high - 1 / Double(steps)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if curve.value(at: middle) < fraction { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
