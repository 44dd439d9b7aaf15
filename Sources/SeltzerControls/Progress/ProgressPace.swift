// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How fast something goes on, from what was done at which time: over the last while, so that it follows changes.
struct ProgressPace {
    private var samples: [(time: Duration, amount: Double)] = []

    /// How far back is looked.
    private static var memory: Duration { .seconds(15) }
    /// The least time of which a pace is told.
    private static var patience: Duration { .seconds(1) }

    /// Notes how much is done at a time; less than before begins anew.
    mutating func note(_ amount: Double, at time: Duration) {
        guard amount.isFinite else { return }
        if let last = samples.last {
            if amount < last.amount || time < last.time { samples = [] }
            // Many notes of one moment are one.
            if samples.count > 1, time - samples[samples.count - 2].time < .milliseconds(200) {
                samples.removeLast()
            }
        }
        samples.append((time, amount))
        // One older than the memory stays, so that what goes on slowly has a pace as well.
        while samples.count > 2, time - samples[1].time > Self.memory { samples.removeFirst() }
    }

    /// The amount done in a second; nil as long as that is not known.
    func rate(at time: Duration) -> Double? {
        guard let first = samples.first, let last = samples.last, samples.count > 1 else {
            return nil
        }
        let seconds = Self.seconds(max(time, last.time) - first.time)
        guard seconds >= Self.seconds(Self.patience), last.amount > first.amount else { return nil }
        return (last.amount - first.amount) / seconds
    }

    /// The time until an amount is done; nil where it is not known.
    func timeLeft(until amount: Double, at time: Duration) -> Duration? {
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
    /// The duration as a clock shows it: `0:42`, `12:05`, `3:00:00`; rounded up to whole seconds.
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
