// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts
import SeltzerTesting
import Testing

@testable import Deploy

/// The whole tool, from its questions to its last row.
@MainActor
@Suite struct DeployTests {
    private func program(_ answers: PromptAnswers = PromptAnswers()) -> PilotProgram<Bool> {
        PilotProgram(columns: 60, rows: 16) {
            guard let plan = try await Deploy.plan(answers) else { return false }
            try await Deploy.deploy(plan, pause: .zero)
            return true
        }
    }

    /// Advances the clock until the application has ended.
    private func finish(_ pilot: Pilot) async {
        while pilot.ending == nil { await pilot.advance(by: .milliseconds(100)) }
    }

    @Test func fiveQuestionsLeadToABarForEachRegion() async throws {
        let program = program()
        let questions = try #require(await program.nextPilot())
        await questions.type("1.4\n")
        #expect(questions.screen.contains("× A version has three numbers"))
        await questions.type(".0\n")
        #expect(questions.screen.contains("✓ Version  1.4.0"))
        await questions.press("enter", "a", "enter")
        await questions.type("secret\n")
        #expect(questions.screen.contains("▌ Deploy 1.4.0 to 5 regions?"))
        await questions.press("enter")
        #expect(questions.ending == .ended)
        let bars = try #require(await program.nextPilot())
        await finish(bars)
        #expect(try await program.result)
        let regions = ["dub", "fra", "nyc", "sfo", "sin"]
        #expect(
            bars.logged.filter { $0.hasSuffix("uploaded") }.sorted()
                == regions.map { "\($0)  image uploaded" })
        #expect(
            bars.logged.filter { $0.hasPrefix("✓") }.map { String($0.prefix(7)) }.sorted()
                == regions.map { "✓ \($0)  " })
        #expect(bars.screen.contains("✓ Deploy 1.4.0  5 of 5, "))
    }

    @Test func flagsAnswerEverything() async throws {
        let program = program([
            "version": "2.0.1", "strategy": "full", "regions": "fra,sin", "token": "x",
            "yes": "yes",
        ])
        let bars = try #require(await program.nextPilot())
        await finish(bars)
        #expect(try await program.result)
        #expect(bars.screen.contains("✓ Deploy 2.0.1  2 of 2, "))
    }

    @Test func nothingIsDeployedWithoutAYes() async throws {
        let program = program([
            "version": "2.0.1", "strategy": "full", "regions": "fra", "token": "x",
        ])
        let questions = try #require(await program.nextPilot())
        #expect(questions.screen.contains("▌ Deploy 2.0.1 to 1 region?"))
        await questions.press("n")
        #expect(try await program.result == false)
    }

    @Test func closedRegionIsRefused() async throws {
        let program = program(["version": "2.0.1", "strategy": "full", "regions": "syd"])
        await #expect(
            throws: PromptError.refused(
                flag: "regions", answer: "syd", reason: "closed until Monday")
        ) { try await program.result }
    }
}
