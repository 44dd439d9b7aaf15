// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Measures many posts, a part of them in each turn, so that the screen stays alive.
@MainActor
final class BurstMeter {
    /// The number of posts.
    static let count = 100_000
    private static let postsPerTurn = 5_000

    private var times: [UInt32] = []
    private var timer: ViewTimer?

    var isRunning: Bool { timer != nil }

    /// Posts from the first of some responders until all posts are done.
    ///
    /// - Parameters:
    ///   - view: The view whose timers are used.
    ///   - responders: The responders of the chain, which the meter holds.
    ///   - tell: Gets lines about the progress, and at the end the result.
    func run(
        on view: View, from responders: [Responder], tell: @escaping @MainActor (String) -> Void
    ) {
        guard !isRunning, let origin = responders.first else { return }
        times = []
        times.reserveCapacity(Self.count)
        timer = view.scheduleTimer(every: .milliseconds(16)) { [weak self] in
            guard let self else { return }
            // The closure keeps the chain alive, because a next responder is held weakly.
            withExtendedLifetime(responders) { self.post(from: origin) }
            if times.count < Self.count { return tell("\(times.count / 1_000),000 posts") }
            timer?.cancel()
            timer = nil
            tell(summary)
        }
    }

    private func post(from origin: Responder) {
        for _ in 0..<Self.postsPerTurn {
            let start = ContinuousClock.now
            origin.post(ItemAdded(name: "Plain", price: 300))
            let time = start.duration(to: .now)
            times.append(UInt32(clamping: time.components.attoseconds / 1_000_000_000))
        }
    }

    /// The percentiles of the times.
    private var summary: String {
        let sorted = times.sorted()
        func percentile(_ part: Double) -> String {
            let index = min(sorted.count - 1, Int(Double(sorted.count) * part))
            return RouteTime.text(.nanoseconds(Int64(sorted[index])))
        }
        return "p50 \(percentile(0.5)), p99 \(percentile(0.99)), max \(percentile(1))"
    }
}
