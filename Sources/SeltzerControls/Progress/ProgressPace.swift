// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The speed of work, measured over the last seconds so that it follows changes.
package struct ProgressPace {
    private var samples: [(time: Duration, amount: Double)] = []

    /// Creates a speed that is not known yet.
    package init() {}

    /// The time over which the speed is measured.
    private static var memory: Duration { .seconds(15) }
    /// The minimum time before the speed is known.
    private static var patience: Duration { .seconds(1) }

    /// Adds the amount of work that is done at a time; a smaller amount than before starts a new measurement.
    package mutating func note(_ amount: Double, at time: Duration) {
        guard amount.isFinite else { return }
        if let last = samples.last {
            if amount < last.amount || time < last.time { samples = [] }
            // Samples within a fifth of a second replace each other.
            if samples.count > 1, time - samples[samples.count - 2].time < .milliseconds(200) {
                samples.removeLast()
            }
        }
        samples.append((time, amount))
        // One older sample stays, so that slow work has a speed, too.
        while samples.count > 2, time - samples[1].time > Self.memory { samples.removeFirst() }
    }

    /// Returns the amount per second; nil while it is not known.
    func rate(at time: Duration) -> Double? {
        guard let first = samples.first, let last = samples.last, samples.count > 1 else {
            return nil
        }
        let seconds = Self.seconds(max(time, last.time) - first.time)
        guard seconds >= Self.seconds(Self.patience), last.amount > first.amount else { return nil }
        return (last.amount - first.amount) / seconds
    }

    /// Returns the time until an amount is done; nil if it is not known.
    package func timeLeft(until amount: Double, at time: Duration) -> Duration? {
        guard let rate = rate(at: time), let last = samples.last else { return nil }
        let seconds = (amount - last.amount) / rate
        guard seconds.isFinite, seconds < 100 * 24 * 3600 else { return nil }
        return .seconds(max(0, seconds))
    }

    private static func seconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

extension Duration {
    /// The duration as on a clock: `0:42`, `12:05`, `3:00:00`; rounded up to whole seconds.
    var clockText: String {
        let (whole, rest) = components
        let total = Swift.max(0, whole.addingReportingOverflow(rest > 0 ? 1 : 0).partialValue)
        func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        return hours > 0
            ? "\(hours):\(twoDigits(minutes)):\(twoDigits(seconds))"
            : "\(minutes):\(twoDigits(seconds))"
    }
}
