// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationClockTests {
    @Test func theClockOfTheMachineStartsAtZeroAndNeverGoesBack() {
        let before = ContinuousClock.now
        let clock = SystemClock()
        var last = clock.now
        #expect(last >= .zero && last <= before.duration(to: .now))
        for _ in 0..<1_000 {
            let now = clock.now
            #expect(now >= last)
            last = now
        }
    }

    @Test func sleepingTakesAtLeastItsTime() async throws {
        let clock = SystemClock()
        let start = clock.now
        try await clock.sleep(for: .milliseconds(20))
        #expect(clock.now - start >= .milliseconds(20))
    }

    @Test func aCancelledSleepThrows() async {
        let sleep = Task { try await SystemClock().sleep(for: .seconds(3_600)) }
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }
}
