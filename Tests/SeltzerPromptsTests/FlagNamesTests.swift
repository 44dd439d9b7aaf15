// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptPlace, ProcessTerminal.

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct FlagNamesTests {
    private let names = FlagNames(["version", "strategy", "regions", "token", "yes"])

    @Test(arguments: [
        ("versoin", "version"), ("region", "regions"), ("Token", "token"), ("strtegy", "strategy"),
        ("ye", "yes"), ("y", "yes"), ("TOKEN", "token"),
    ])
    func nearestFlagIsNamed(flag: String, nearest: String) {
        #expect(
            names.error(ofFirstUnknown: [flag]) == .unknownFlag(flag: flag, known: [nearest]))
    }

    @Test func flagThatIsLikeNoneNamesAll() {
        let error = FlagNames(["a-name", "b-name"]).error(ofFirstUnknown: ["zzz"])
        #expect(error?.description == "There is no flag --zzz: give --a-name or --b-name.")
        #expect(error?.exitCode == 2)
    }

    @Test func flagThatTheToolKnowsIsFine() {
        #expect(names.error(ofFirstUnknown: ["yes", "version"]) == nil)
    }

    @Test func onlyASlipIsNearAName() {
        #expect(FlagNames.isNear("nmae", "name") && FlagNames.isNear("Name", "name"))
        #expect(!FlagNames.isNear("date", "name") && !FlagNames.isNear("", "abc"))
    }

    @Test func listOfFlagsIsCheckedAtOnce() throws {
        let answers = PromptAnswers(arguments: ["--name", "x", "--colr", "red"])
        #expect(throws: PromptError.unknownFlag(flag: "colr", known: ["color"])) {
            try answers.checked(["name", "color"])
        }
        #expect(try answers.checked(["name", "colr"]).values == answers.values)
    }

    @Test func flagOfNoQuestionIsAnErrorAtTheEndOfTheGroup() async throws {
        let answers = PromptAnswers(arguments: ["--name", "x", "--plcae", "here"])
        let program = PilotProgram(columns: 40, rows: 6) {
            try await withPromptGroup(answers: answers) {
                [try await $0.ask("Name"), try await $0.ask("Place")]
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("there\n")
        await #expect(throws: PromptError.unknownFlag(flag: "plcae", known: ["place"])) {
            try await program.result
        }
    }

    @Test func namesOfFilesAndDictionariesMayBelongToOtherTools() async throws {
        let answers = PromptAnswers(text: "name = x\nother = y")
        #expect(try await withPromptGroup(answers: answers) { try await $0.ask("Name") } == "x")
    }

    @Test func nobodyIsAskedInACIService() {
        func place(_ environment: [String: String]) -> String {
            switch PromptPlace.wanted(by: environment) {
            case .screen: "screen"
            case .lines: "lines"
            case .nowhere: "nowhere"
            }
        }
        #expect(place(["CI": "true"]) == "nowhere")
        #expect(place(["CI": "1"]) == "nowhere")
        #expect(place(["CI": "false"]) == "screen")
        #expect(place(["CI": ""]) == "screen")
        #expect(place([:]) == "screen")
        #expect(
            !ProcessTerminal.isUnattended(["CI": "0"])
                && ProcessTerminal.isUnattended(["CI": "True"]))
    }
}
