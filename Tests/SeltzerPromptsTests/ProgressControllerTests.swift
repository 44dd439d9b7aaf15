// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+log.

import SeededRandom
import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

/// Progress on terminals with few rows, which change while the work runs.
@MainActor
@Suite struct ProgressControllerTests {
    private struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    /// The starts and the ends of numbered steps, which a test permits.
    private actor Steps {
        private(set) var running: Set<Int> = []
        private(set) var ended: Set<Int> = []
        private var permitted: Set<Int> = []
        private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

        /// Runs a step, which logs a line, and fails if its number is a multiple of 3.
        func run(_ number: Int, in progress: ProgressTask) async {
            try? await progress.step("step \(number).", total: 4) { step in
                running.insert(number)
                if !permitted.contains(number) {
                    await withCheckedContinuation { waiting[number] = $0 }
                }
                step.log("line \(number).")
                running.remove(number)
                if number.isMultiple(of: 3) { throw Broken(description: "reason \(number).") }
            }
            ended.insert(number)
        }

        func permitEnd(of number: Int) {
            permitted.insert(number)
            waiting.removeValue(forKey: number)?.resume()
        }
    }

    private func finish(_ pilot: Pilot) async {
        while pilot.ending == nil { await pilot.advance(by: .milliseconds(100)) }
    }

    /// Changes the height of the terminal now and then.
    private func disturb(_ pilot: Pilot, _ random: inout SeededGenerator) async {
        if Bool.random(using: &random) {
            await pilot.resize(columns: 60, rows: .random(in: 1...12, using: &random))
        }
        if Bool.random(using: &random) { await pilot.advance(by: .milliseconds(70)) }
        if Int.random(in: 0..<4, using: &random) == 0 {
            await pilot.resize(columns: 60, rows: .random(in: 1...12, using: &random))
        }
    }

    /// Checks that the terminal shows each step and each logged line once at the end.
    private func check(_ pilot: Pilot, count: Int) -> [Int] {
        let lines = pilot.logged
        var order: [Int] = []
        for line in lines where line.hasPrefix("✓") || line.hasPrefix("✗") {
            let number = Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? -1
            order.append(number)
            let isFailure = number.isMultiple(of: 3)
            #expect(line.hasPrefix(isFailure ? "✗ step" : "✓ step"))
            #expect(line.contains("reason \(number).") == isFailure)
        }
        #expect(order.sorted() == Array(0..<count))
        #expect(lines.count == 2 * count)
        for number in 0..<count {
            let logged = lines.indices.filter { lines[$0] == "line \(number)." }
            let end = lines.firstIndex { $0.contains("step \(number).") }
            #expect(logged.count == 1)
            #expect((logged.first ?? .max) < (end ?? -1), "the line comes before the end")
        }
        let part = "✓ Build  \(count - (count + 2) / 3) of \(count), "
        #expect(pilot.screen.hasPrefix(count == 0 ? "✓ Build  " : part))
        #expect(!pilot.screen.contains("\n"))
        return order
    }

    @Test(arguments: 1...12)
    func stepsLeaveTheirRowsInOrderAtAnyHeight(height: Int) async throws {
        var random = SeededGenerator(seed: UInt64(height))
        for count in [0, 20, .random(in: 1..<20, using: &random)] {
            let steps = Steps()
            let program = PilotProgram(columns: 60, rows: height) {
                try await withProgress("Build") { progress in
                    for number in 0..<count { await steps.run(number, in: progress) }
                }
            }
            let pilot = try #require(await program.nextPilot())
            for number in 0..<count {
                while await !steps.running.contains(number) { await Task.yield() }
                await disturb(pilot, &random)
                await pilot.advance(by: .milliseconds(70))
                let rows = pilot.screen.split(separator: "\n")
                #expect(rows.count <= pilot.display.terminalSize.height)
                if pilot.display.terminalSize.height > 1 {
                    #expect(rows.contains { $0.hasPrefix("step \(number).") }, "it runs")
                }
                await steps.permitEnd(of: number)
            }
            await finish(pilot)
            try await program.result
            #expect(check(pilot, count: count) == Array(0..<count))
        }
    }

    @Test(arguments: 1...12)
    func stepsThatRunAtTheSameTimeLeaveOneRowEach(height: Int) async throws {
        var random = SeededGenerator(seed: UInt64(100 + height))
        let count = Int.random(in: 1...20, using: &random)
        let steps = Steps()
        let program = PilotProgram(columns: 60, rows: height) {
            try await withProgress("Build") { progress in
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<count {
                        group.addTask { await steps.run(number, in: progress) }
                    }
                }
            }
        }
        let pilot = try #require(await program.nextPilot())
        while await steps.running.count < count { await Task.yield() }
        for number in (0..<count).shuffled(using: &random) {
            await disturb(pilot, &random)
            await steps.permitEnd(of: number)
            while await !steps.ended.contains(number) { await Task.yield() }
            await pilot.advance(by: .milliseconds(70))
            // The rows show running steps, as many as have room, and ended steps in the rest.
            let room = min(10, pilot.display.terminalSize.height - 1)
            let running = await steps.running.count
            let shown = pilot.screen.split(separator: "\n").count { row in
                row.hasPrefix("step") && !row.contains("✓") && !row.contains("✗")
            }
            #expect(shown >= min(running, room > 1 ? room - 1 : room))
        }
        await finish(pilot)
        try await program.result
        _ = check(pilot, count: count)
    }

    @Test func reasonOfAFailureIsWholeInANarrowWindow() async throws {
        let reason = String(repeating: "the server refused it ", count: 4) + "twice"
        let program = PilotProgram(columns: 20, rows: 1) {
            try await withProgress("Build") { progress in
                try await progress.step("Publish") { _ in throw Broken(description: reason) }
            }
        }
        let pilot = try #require(await program.nextPilot())
        await finish(pilot)
        await #expect(throws: Broken.self) { try await program.result }
        #expect(pilot.logged == ["✗ Publish  \(reason)"])
        #expect(pilot.scrollback.joined() == pilot.logged.joined())
    }

    @Test func rowsStayOnTheTerminalIfLinesGoToAPipe() async throws {
        let steps = Steps()
        let program = PilotProgram(columns: 60, rows: 2) {
            try await withProgress("Build") { progress in
                await steps.run(1, in: progress)
            }
        }
        let pilot = try #require(await program.nextPilot())
        var piped: [String] = []
        pilot.application.logsOnDisplay = false
        pilot.application.logHandler = { piped.append($0.string) }
        await steps.permitEnd(of: 1)
        await finish(pilot)
        try await program.result
        #expect(piped == ["line 1."])
        #expect(pilot.logged.count == 1 && pilot.logged[0].hasPrefix("✓ step 1.  "))
    }
}
