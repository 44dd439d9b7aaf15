// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Makes the trace of a dispatch that somebody observes.
@MainActor
final class Tracer {
    var trace: RouteTrace
    private let start = ContinuousClock.now

    init(_ trace: RouteTrace) {
        self.trace = trace
    }

    func finish(_ outcome: Outcome) {
        trace.outcome = outcome
        trace.duration = start.duration(to: .now)
    }
}
