// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer
import SeltzerPrompts
import SeltzerTesting

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What 10,000 updates a second cost the work that makes them and the screen that shows them.
@MainActor
enum ProgressWorkloads {
    static var all: [Workload] {
        [
            Workload(awaiting: "tool-progress") { await showing() },
            Workload(awaiting: "tool-updates") { await updating() },
        ]
    }

    /// The number of bars.
    private nonisolated static let stepCount = 10
    /// The number of updates in a second.
    private nonisolated static let updateCount = 10_000

    /// Each time a second passes on a display in memory, with 10,000 updates of ten bars in it.
    private static func showing() async -> @MainActor (Int) async -> Void {
        let (program, steps) = work()
        guard let pilot = await program.nextPilot() else { return { _ in } }
        while steps.count < stepCount { await Task.yield() }
        let looks = 20
        return { times in
            for look in 0..<times * looks {
                for number in 0..<updateCount / looks { steps.update(look + number) }
                await pilot.advance(by: .seconds(1) / looks)
            }
            // The work waits as long as its program is there.
            _ = program
        }
    }

    /// Each time 10,000 updates are made; nobody looks at them.
    private static func updating() async -> @MainActor (Int) async -> Void {
        let (program, steps) = work()
        while steps.count < stepCount { await Task.yield() }
        return { times in
            for number in 0..<times * updateCount { steps.update(number) }
            _ = program
        }
    }

    private static func work() -> (PilotProgram<Void>, Steps) {
        let steps = Steps()
        let program = PilotProgram(columns: 80, rows: 24) { try await run(steps) }
        return (program, steps)
    }

    /// Shows the bars until the task is cancelled.
    private static func run(_ steps: Steps) async throws {
        try await withProgress("Deploy") { progress in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<stepCount {
                    group.addTask {
                        try await progress.step("region \(number)", total: 1_000_000) { step in
                            await steps.add(step)
                            try await Task.sleep(for: .seconds(1_000_000))
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    // MARK: On a terminal

    /// Makes updates on the terminal of the process, and prints what they cost.
    static func runLive(_ seconds: Int, isUpdating: Bool) async {
        let steps = Steps()
        let shown = Task { try await run(steps) }
        while steps.count < stepCount { try? await Task.sleep(for: .milliseconds(10)) }
        let (start, cpu) = (ContinuousClock.now, processorTime)
        // A hundred turns a second, so that the turns themselves cost little.
        for turn in 1...seconds * 100 {
            if isUpdating { for number in 0..<updateCount / 100 { steps.update(number) } }
            try? await Task.sleep(until: start + .milliseconds(10) * turn, clock: .continuous)
        }
        let (passed, spent) = (start.duration(to: .now), processorTime - cpu)
        shown.cancel()
        _ = try? await shown.value
        print("\(spent) of CPU in \(passed): \(((spent / passed) * 10_000).rounded() / 100) %")
    }

    /// The CPU time of the process.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

/// The steps of the work.
@MainActor
private final class Steps {
    private var steps: [ProgressTask] = []

    var count: Int { steps.count }

    func add(_ step: ProgressTask) { steps.append(step) }

    /// Updates one of the steps.
    func update(_ number: Int) { steps[number % steps.count].advance() }
}
