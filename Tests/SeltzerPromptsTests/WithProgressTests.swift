// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: withProgress, ProgressTask, ProgressReport, ProgressController, ProgressRowsView, ProgressLog, Guarded,
// runTool.

import Seltzer
import SeltzerCurses
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct WithProgressTests {
    private struct Broken: Error, CustomStringConvertible {
        var description: String { "refused" }
    }

    /// Work that goes on when a test says so.
    private actor Gate {
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass() async {
            if isOpen { return }
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            isOpen = true
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    private func finish(_ pilot: Pilot) async {
        while pilot.ending == nil { await pilot.advance(by: .milliseconds(100)) }
    }

    /// The lines above the application, and its rows.
    private func lines(of pilot: Pilot) -> [String] {
        pilot.logged + pilot.screen.split(separator: "\n").map(String.init)
    }

    @Test func barsShowWhatRunsAndOneRowStaysForEachStep() async throws {
        let gate = Gate()
        let program = PilotProgram(columns: 60, rows: 8) {
            try await withProgress("Build") { progress in
                await progress.step("Fetch") { _ in }
                await progress.step("Compile", total: 200) { step in
                    step.advance(by: 100)
                    progress.log("a line")
                    await gate.pass()
                }
                progress.skip("Publish", "not wanted")
                return 7
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.logged == ["a line"])
        #expect(pilot.screen.contains("Compile  ━━━━━━━━━━━━╸──"))
        #expect(pilot.application.title == "75 % Build")
        #expect(pilot.screen.contains("100 of 200") && pilot.screen.contains("1 of 2 done"))
        #expect(pilot.screen.contains("✓ 0.0 s") && pilot.screen.contains("^C Stop"))
        await gate.open()
        await finish(pilot)
        #expect(try await program.result == 7)
        #expect(
            pilot.logged.map { String($0.prefix(12)) } == [
                "a line", "✓ Fetch    0", "✓ Compile  0", "⊘ Publish  n",
            ])
        #expect(pilot.screen.hasPrefix("✓ Build  2 of 3, ") && !pilot.screen.contains("\n"))
    }

    @Test func errorIsShownAndThrown() async throws {
        let program = PilotProgram(columns: 60, rows: 8) {
            try await withProgress("Build") { progress in
                try await progress.step("Publish", total: 2) { step in
                    step.advance()
                    throw Broken()
                }
            }
        }
        let pilot = try #require(await program.nextPilot())
        await finish(pilot)
        await #expect(throws: Broken.self) { try await program.result }
        #expect(pilot.logged == ["✗ Publish  refused"])
        #expect(pilot.screen.hasPrefix("✗ Build  refused"))
    }

    @Test func controlCCancelsTheWorkAndWaitsForIt() async throws {
        let program = PilotProgram(columns: 60, rows: 8) {
            try await withProgress("Build") { progress in
                try await progress.step("Wait") { _ in try await Task.sleep(for: .seconds(1_000)) }
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("ctrl-c")
        await finish(pilot)
        await #expect(throws: PromptError.cancelled) { try await program.result }
        #expect(pilot.logged == ["⊘ Wait  cancelled"])
    }

    @Test func secondControlCDoesNotWait() async throws {
        let gate = Gate()
        let program = PilotProgram(columns: 60, rows: 8) {
            try await withProgress("Build") { _ in await gate.pass() }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("ctrl-c")
        #expect(pilot.screen.contains("stopping…"))
        await pilot.press("ctrl-c")
        await #expect(throws: PromptError.cancelled) { try await program.result }
        await gate.open()
    }

    @Test func cancellationOfTheCallerIsShownAndThrown() async throws {
        let program = PilotProgram(columns: 60, rows: 8) {
            try await withProgress("Build") { progress in
                try await progress.step("Wait") { _ in try await Task.sleep(for: .seconds(1_000)) }
            }
        }
        let pilot = try #require(await program.nextPilot())
        for _ in 0..<100 where !pilot.screen.contains("Wait") { await pilot.settle() }
        program.cancel()
        await finish(pilot)
        await #expect(throws: (any Error).self) { try await program.result }
        #expect(pilot.logged == ["⊘ Wait  cancelled"])
    }

    @Test func singleRowShowsTheSum() async throws {
        let gate = Gate()
        let program = PilotProgram(columns: 60, rows: 1) {
            try await withProgress("Build") { progress in
                await progress.step("Fetch", total: 4) { _ in await gate.pass() }
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.screen.contains("Build  0 of 1 done"))
        await gate.open()
        await finish(pilot)
        try await program.result
        #expect(pilot.screen.contains("✓ Build  1 of 1, "))
        #expect(pilot.logged.count == 1 && pilot.logged[0].hasPrefix("✓ Fetch  "))
    }

    @Test func endedStepsGoAboveTheBarsWhenThereAreMany() async throws {
        let gate = Gate()
        let program = PilotProgram(columns: 60, rows: 14) {
            try await withProgress("Build") { progress in
                for number in 0..<15 { await progress.step("Step \(number)") { _ in } }
                await progress.step("Last") { _ in await gate.pass() }
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.logged.count == 6 && pilot.logged.first?.hasPrefix("✓ Step 0 ") == true)
        #expect(pilot.screen.contains("Last") && pilot.screen.contains("15 of 16 done"))
        await gate.open()
        await finish(pilot)
        _ = try await program.result
        let titles = (0..<15).map { "Step \($0) " } + ["Last "]
        let lines = lines(of: pilot).dropLast()
        #expect(lines.count == 16)
        #expect(zip(lines, titles).allSatisfy { $0.hasPrefix("✓ \($1)") })
    }

    @Test func nestedStepsAreIndentedAndCollapse() async throws {
        let (inner, outer) = (Gate(), Gate())
        let program = PilotProgram(columns: 60, rows: 8) {
            try await withProgress("Build") { progress in
                await progress.step("Compile") { step in
                    await step.step("Parse", total: 4) { _ in await inner.pass() }
                }
                await outer.pass()
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.screen.contains("\n  Parse"))
        await inner.open()
        for _ in 0..<5 { await pilot.advance(by: .milliseconds(100)) }
        #expect(!pilot.screen.contains("Parse"))
        await outer.open()
        await finish(pilot)
        _ = try await program.result
    }

    @Test func pipesGetALineForEachEnd() async throws {
        let lines = Guarded<[String]>([])
        let result = try await withProgress(
            "Build", total: nil, plainLines: { line in lines.withLock { $0.append(line.string) } }
        ) { progress in
            progress.log("a line")
            await progress.step("Fetch") { _ in }
            progress.skip("Publish", "not wanted")
            return 7
        }
        #expect(result == 7)
        let written = lines.withLock { $0 }
        #expect(written.first == "Build…" && written.contains("a line"))
        #expect(
            written.contains { $0.hasPrefix("✓ Fetch  0.") }
                && written.contains("⊘ Publish  not wanted"))
        #expect(written.last?.hasPrefix("✓ Build  0.") == true)
    }

    @Test func pipesHearFromTimeToTimeOfWorkThatDoesNotEnd() async throws {
        let gate = Gate()
        let lines = Guarded<[String]>([])
        let root = ProgressTask("Build", total: nil)
        let work = Task<Void, any Error> {
            await root.step("Wait", total: 4) { step in
                step.advance()
                await gate.pass()
            }
            root.end(.done)
        }
        let log = ProgressLog(root, patience: .milliseconds(1)) { line in
            lines.withLock { $0.append(line.string) }
        }
        let run = Task { try await log.run(until: work) }
        while !lines.withLock({ $0.contains { $0.hasPrefix("  Wait  1 of 4") } }) {
            await Task.yield()
        }
        await gate.open()
        try await run.value
        #expect(lines.withLock { $0.last?.hasPrefix("✓ Build") } == true)
    }

    @Test func tenThousandUpdatesCostAlmostNothing() {
        // The fastest of several runs, because other processes interrupt a run.
        let times = (0..<20).map { _ in
            let task = ProgressTask("x", total: 10_000)
            let time = ContinuousClock().measure { for _ in 0..<10_000 { task.advance() } }
            #expect(task.completed == 10_000)
            return time
        }
        // A hundredth of a second would be one percent of a core; much more than that is a slow machine.
        #expect(times.min() ?? .zero < .milliseconds(50))
    }

    @Test(arguments: [
        (Duration.milliseconds(40), "0.0 s"), (.milliseconds(2_350), "2.4 s"),
        (.seconds(22), "22 s"),
        (.seconds(185), "3 min 5 s"), (.seconds(7_800), "2 h 10 min"), (.seconds(-3), "0.0 s"),
    ])
    func durationsAreShort(duration: Duration, text: String) {
        #expect(duration.shortText == text)
    }

    @Test func estimatesAreWholeSeconds() {
        #expect(Duration.milliseconds(300).roughText == "1 s")
        #expect(Duration.milliseconds(4_100).roughText == "5 s")
        #expect(Duration.seconds(185).roughText == "3 min 5 s")
    }
}
