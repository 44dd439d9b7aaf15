// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import PromptArguments
import Seltzer
import SeltzerPrompts
import SeltzerTesting
import Testing

enum Region: String, CaseIterable, ExpressibleByArgument { case fra, nyc, sin }

@MainActor
@Suite struct PromptArgumentsTests {
    @Test func optionWithAValueIsNotAskedFor() async throws {
        #expect(try await PromptGroup().ask("Region", given: Region.nyc) == .nyc)
    }

    @Test func casesAreAListAndTheirDefaultIsSelected() async throws {
        let program = PilotProgram(columns: 50, rows: 8) {
            try await PromptGroup().ask("Region", given: Region?.none, default: .nyc)
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("down", "enter")
        #expect(try await program.result == .sin)
    }

    @Test func otherValuesAreTypedAndChecked() async throws {
        let program = PilotProgram(columns: 50, rows: 8) {
            try await PromptGroup().ask("Port", given: Int?.none)
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("8x\n")
        #expect(pilot.screen.contains("× “8x” is no Port"))
        await pilot.press("backspace")
        await pilot.type("0\n")
        #expect(try await program.result == 80)
    }

    @Test func answersInAdvanceAreThoseOfTheFlag() async throws {
        let group = PromptGroup(answers: ["region": "sin", "port": "x"])
        #expect(try await group.ask("Region", given: Region?.none) == .sin)
        await #expect(throws: PromptError.self) {
            try await group.ask("Port", given: Int?.none)
        }
    }
}
