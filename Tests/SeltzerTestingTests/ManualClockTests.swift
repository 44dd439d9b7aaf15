// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTesting
import Testing

@MainActor
@Suite struct ManualClockTests {
    @Test func itStandsStillUntilItIsMovedOn() async throws {
        let clock = ManualClock()
        var woken: [String] = []
        for (name, seconds) in [("b", 2), ("a", 1), ("c", 3)] {
            Task { @MainActor in
                try await clock.sleep(for: .seconds(seconds))
                woken.append(name)
            }
        }
        while clock.sleeperCount < 3 { await Task.yield() }
        #expect(clock.now == .zero)
        #expect(clock.nextDeadline == .seconds(1))
        clock.advance(by: .seconds(2))
        while woken.count < 2 { await Task.yield() }
        #expect(Set(woken) == ["a", "b"])
        #expect(clock.sleeperCount == 1)
        #expect(clock.now == .seconds(2))
    }

    @Test func aCancelledTaskWakesWithAnError() async {
        let clock = ManualClock()
        let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
        while clock.sleeperCount < 1 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func aTaskThatIsCancelledAlreadyDoesNotWait() async {
        let clock = ManualClock()
        let task = Task { @MainActor in
            while !Task.isCancelled { await Task.yield() }
            try await clock.sleep(for: .seconds(1))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func noTimeAtAllIsNoWait(duration: Duration) async throws {
        let clock = ManualClock()
        try await clock.sleep(for: duration)
        #expect(clock.now == .zero)
    }
}
