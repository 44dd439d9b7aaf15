// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ChoiceList, ConfirmBody, PromptGroup+choices.

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct ChoiceBodyTests {
    private func ask<Result: Sendable>(
        rows: Int = 14, _ body: @escaping @MainActor @Sendable (PromptGroup) async throws -> Result
    ) async throws -> (PilotProgram<Result>, Pilot) {
        let program = PilotProgram(columns: 44, rows: rows) { try await body(PromptGroup()) }
        return (program, try #require(await program.nextPilot()))
    }

    private func words(_ number: Int) -> [PromptChoice<Int>] {
        (0..<number).map { PromptChoice($0, title: "choice \($0)") }
    }

    @Test func headingsAndDisabledChoicesAreSkipped() async throws {
        let (program, pilot) = try await ask { group in
            try await group.choose(
                "Region",
                from: [
                    PromptChoice("fra", group: "Europe"),
                    PromptChoice("dub", group: "Europe", disabledReason: "full"),
                    PromptChoice("nyc", group: "America"),
                ])
        }
        #expect(pilot.screen.contains("Europe") && pilot.screen.contains("dub  full"))
        await pilot.press("down", "enter")
        #expect(try await program.result == "nyc")
    }

    @Test func defaultIsSelectedFirst() async throws {
        let (program, pilot) = try await ask { group in
            try await group.choose("Number", from: (0..<5).map { PromptChoice($0) }, default: 3)
        }
        await pilot.press("enter")
        #expect(try await program.result == 3)
    }

    @Test func selectedChoiceStaysInSightInATerminalOfOneRow() async throws {
        let choices = words(6)
        let (program, pilot) = try await ask {
            try await $0.choose("One", from: choices, default: 5)
        }
        await pilot.resize(columns: 44, rows: 1)
        #expect(pilot.screen.contains("choice 5"))
        await pilot.resize(columns: 44, rows: 14)
        #expect(pilot.screen.contains("choice 0") && pilot.screen.contains("choice 5"))
        #expect(!pilot.screen.contains("Tab"))
        await pilot.press("enter")
        #expect(try await program.result == 5)
    }

    @Test func moveRemovesWhatWasSaidAboutAPaste() async throws {
        let choices = words(3)
        let (program, pilot) = try await ask { try await $0.choose("One", from: choices) }
        await pilot.paste("choice 0\nchoice 1\n")
        #expect(pilot.screen.contains("2 lines are no choice"))
        await pilot.press("down")
        #expect(!pilot.screen.contains("no choice"))
        await pilot.press("enter")
        #expect(try await program.result == 1)
    }

    @Test func choiceIsTakenByADoubleClick() async throws {
        let (program, pilot) = try await ask { group in
            try await group.choose(
                "Number", from: (0..<5).map { PromptChoice($0, title: "n\($0)") })
        }
        await pilot.click(on: "n2")
        await pilot.click(on: "n2")
        #expect(try await program.result == 2)
    }

    @Test func manyChoicesAreFoundByTyping() async throws {
        let choices = words(40)
        let (program, pilot) = try await ask { try await $0.choose("One", from: choices) }
        #expect(pilot.screen.contains("Type to find"))
        await pilot.type("37")
        #expect(!pilot.screen.contains("choice 0"))
        await pilot.press("enter")
        #expect(try await program.result == 37)
    }

    @Test func nothingThatMatchesIsNoAnswer() async throws {
        let choices = words(40)
        let (program, pilot) = try await ask { try await $0.choose("One", from: choices) }
        await pilot.type("zzz\n")
        #expect(pilot.screen.contains("× Choose one of the list"))
        await pilot.press("ctrl-u", "down", "enter")
        #expect(try await program.result == 1)
    }

    @Test func severalAreMarkedWithinTheirLimits() async throws {
        let choices = words(4)
        let (program, pilot) = try await ask {
            try await $0.chooseMany("Some", from: choices, limits: 2...3, default: [0])
        }
        #expect(pilot.screen.contains("▌ Some 1 of 4"))
        #expect(pilot.screen.contains("[✓] choice 0") && pilot.screen.contains("[ ] choice 1"))
        await pilot.press("enter")
        #expect(pilot.screen.contains("× Mark at least 2"))
        await pilot.press("a")
        #expect(pilot.screen.contains("× Mark at most 3"))
        await pilot.press("down", "space", "down", "space", "down", "space")
        #expect(pilot.screen.contains("▌ Some 3 of 4") && pilot.screen.contains("× Mark at most 3"))
        await pilot.press("enter")
        #expect(try await program.result == [0, 1, 2])
        #expect(pilot.screen.hasPrefix("✓ Some  choice 0, choice 1, choice 2"))
    }

    @Test func allAreMarkedAtOnce() async throws {
        let choices = words(3) + [PromptChoice(9, title: "off", disabledReason: "not yet")]
        let (program, pilot) = try await ask { try await $0.chooseMany("Some", from: choices) }
        await pilot.press("a", "enter")
        #expect(try await program.result == [0, 1, 2])
    }

    @Test func pasteOfManyLinesIsTold() async throws {
        let choices = words(3)
        let (program, pilot) = try await ask { try await $0.choose("One", from: choices) }
        await pilot.paste("a\nb\nc\n")
        #expect(pilot.screen.contains("× 3 lines are no choice"))
        await pilot.paste("choice 2\n")
        await pilot.press("enter")
        #expect(try await program.result == 2)
    }

    @Test func searchFindsWhileTheUserTypes() async throws {
        let (program, pilot) = try await ask { group in
            try await group.search("City") { text in
                if text == "x" { throw PromptError.cancelled }
                return ["Basel", "Bern", "Biel"].filter { $0.hasPrefix(text) }.map {
                    PromptChoice($0)
                }
            }
        }
        await pilot.type("x")
        #expect(pilot.screen.contains("searching…"))
        await pilot.advance(by: .milliseconds(150))
        #expect(pilot.screen.contains("× Cancelled."))
        await pilot.press("ctrl-u")
        await pilot.type("Be")
        await pilot.advance(by: .milliseconds(150))
        #expect(pilot.screen.contains("Bern") && !pilot.screen.contains("Basel"))
        await pilot.press("enter")
        #expect(try await program.result == "Bern")
    }

    @Test func enterWaitsForTheSearchAndTakesItsFirstMatch() async throws {
        let program = PilotProgram(columns: 44, rows: 14) {
            try await withPromptGroup { group in
                let city = try await group.search("City") { text in
                    ["Basel", "Bern", "Biel"].filter { $0.hasPrefix(text) }.map { PromptChoice($0) }
                }
                return [city, try await group.ask("Name")]
            }
        }
        let pilot = try #require(await program.nextPilot())
        // The keys come together: the search has not found anything when Enter comes, and the rest is the next answer.
        await pilot.send(
            "Be\nAda\n".map { .key(KeyPress($0 == "\n" ? .enter : .character($0))) })
        await pilot.advance(by: .milliseconds(150))
        #expect(try await program.result == ["Bern", "Ada"])
    }

    @Test func enterWaitsForASearchThatFindsNothingOrFails() async throws {
        let (program, pilot) = try await ask { group in
            try await group.search("City") { text in
                // A search that gives up by itself was not cancelled by the next one.
                if text == "x" { throw CancellationError() }
                return ["Basel", "Bern"].filter { $0.hasPrefix(text) }.map { PromptChoice($0) }
            }
        }
        await pilot.type("zz\n")
        await pilot.advance(by: .milliseconds(150))
        #expect(pilot.screen.contains("× Search and choose one"))
        await pilot.press("ctrl-u")
        await pilot.type("x\n")
        await pilot.advance(by: .milliseconds(150))
        #expect(pilot.screen.contains("× CancellationError"))
        await pilot.press("ctrl-u")
        await pilot.type("Ba\n")
        #expect(pilot.screen.contains("searching…"))
        await pilot.advance(by: .milliseconds(150))
        #expect(try await program.result == "Basel")
    }

    @Test(arguments: [("y", true), ("n", false), ("enter", false)] as [(KeyChord, Bool)])
    func confirmationIsAnsweredByAKey(key: KeyChord, isYes: Bool) async throws {
        let (program, pilot) = try await ask { try await $0.confirm("Go on?", default: false) }
        await pilot.press(key)
        #expect(try await program.result == isYes)
        #expect(pilot.screen.hasPrefix("✓ Go on?  \(isYes ? "yes" : "no")"))
    }

    @Test func confirmationIsAnsweredByAClickAndByMovingTheFocus() async throws {
        var (program, pilot) = try await ask {
            try await $0.confirm("Go on?", yes: "Create", no: "Not yet")
        }
        await pilot.click(on: "Not yet")
        #expect(try await program.result == false)
        (program, pilot) = try await ask { try await $0.confirm("Go on?") }
        await pilot.press("right", "enter")
        #expect(try await program.result == false)
    }
}
