// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptApplication, Question, PromptSession, AnswerRow, QuestionScreen, PromptController, QuestionView.

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct PromptGroupTests {
    enum Kind: String, CaseIterable { case program, library, both }

    /// Runs questions in a group on a display in memory.
    private func group<Result: Sendable>(
        columns: Int = 50, rows: Int = 12, answers: PromptAnswers = PromptAnswers(),
        _ body: @escaping @MainActor @Sendable (PromptGroup) async throws -> Result
    ) -> PilotProgram<Result> {
        PilotProgram(columns: columns, rows: rows) {
            try await withPromptGroup(answers: answers, body)
        }
    }

    @Test func oneRowStaysForEachAnswer() async throws {
        let program = group { group in
            let name = try await group.ask("Name")
            let kind = try await group.choose("What is it?", Kind.self)
            return "\(name) \(kind)"
        }
        let pilot = try #require(await program.nextPilot())
        #expect(pilot.screen.hasPrefix("▌ Name\n▌"))
        await pilot.type("fizz\n")
        #expect(pilot.screen.hasPrefix("✓ Name  fizz\n▌ What is it?\n"))
        #expect(pilot.display.presentation == .inline(rows: 6, atEnd: .kept))
        await pilot.press("down", "enter")
        #expect(try await program.result == "fizz library")
        #expect(pilot.screen == "✓ Name         fizz\n✓ What is it?  library")
        #expect(pilot.display.presentation == .inline(rows: 2, atEnd: .kept))
        #expect(pilot.ending == .ended)
    }

    @Test func escapeGoesBackOneQuestion() async throws {
        let program = group { group in
            [
                try await group.ask("First"), try await group.ask("Second"),
                try await group.ask("Third"),
            ]
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("esc")
        #expect(pilot.screen.hasPrefix("▌ First"), "there is nothing to go back to")
        await pilot.type("a\nb\n")
        #expect(pilot.screen.contains("▌ Third"))
        await pilot.press("esc")
        #expect(pilot.screen.hasPrefix("✓ First  a\n▌ Second"))
        await pilot.press("esc")
        #expect(pilot.screen.hasPrefix("▌ First"))
        await pilot.press("ctrl-u")
        await pilot.type("x\ny\nz\n")
        #expect(try await program.result == ["x", "by", "z"])
    }

    @Test func answerThatLedElsewhereIsForgotten() async throws {
        let program = group { group in
            let isNew = try await group.confirm("New?", default: true)
            return isNew ? try await group.ask("Name") : try await group.ask("Path")
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("y")
        #expect(pilot.screen.contains("▌ Name"))
        await pilot.press("esc")
        await pilot.press("n")
        #expect(pilot.screen.contains("▌ Path"))
        await pilot.type("p\n")
        #expect(try await program.result == "p")
    }

    @Test func controlCEndsWith130() async throws {
        let program = group { try await $0.ask("Name") }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("fi")
        await pilot.press("ctrl-c")
        await #expect(throws: PromptError.cancelled) { try await program.result }
        #expect(pilot.ending == .cancelled && PromptError.cancelled.exitCode == 130)
        #expect(pilot.screen == "× Name  cancelled")
    }

    @Test func controlDInPlaceOfAnAnswerEndsTheInput() async throws {
        let program = group { try await ($0.ask("Name"), $0.confirm("Go on?")) }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("fizz\n")
        await pilot.press("ctrl-d")
        await #expect(throws: PromptError.inputEnded(question: "Go on?")) {
            try await program.result
        }
        #expect(pilot.ending == .ended)
        #expect(pilot.screen == "✓ Name    fizz\n× Go on?  no answer")
    }

    @Test func closedTerminalIsAnErrorOfItsOwn() async throws {
        let program = group { try await $0.ask("Name") }
        let pilot = try #require(await program.nextPilot())
        pilot.display.send(.disconnected)
        await #expect(throws: PromptError.disconnected) { try await program.result }
    }

    @Test func answersGivenInAdvanceAreNotAskedFor() async throws {
        let program = group(answers: ["name": "fizz", "what-is-it": "Library", "tests": "no"]) {
            group in
            let name = try await group.ask("Name")
            let kind = try await group.choose("What is it?", Kind.self)
            let hasTests = try await group.confirm("With tests?", flag: "tests")
            return "\(name) \(kind) \(hasTests)"
        }
        #expect(await program.nextPilot() == nil)
        #expect(try await program.result == "fizz library false")
    }

    @Test func wrongAnswerInAdvanceIsRefusedWithItsFlag() async throws {
        let program = group(answers: ["kind": "app"]) { try await $0.choose("Kind", Kind.self) }
        await #expect(
            throws: PromptError.refused(
                flag: "kind", answer: "app", reason: "Choose one of program, library, both")
        ) { try await program.result }
    }

    @Test func questionsAreAskedWithoutAGroup() async throws {
        let program = PilotProgram(columns: 40, rows: 6) { try await PromptGroup().ask("Name") }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("fizz\n")
        #expect(try await program.result == "fizz")
        #expect(pilot.screen == "✓ Name  fizz")
    }

    @Test func checkMayTakeTime() async throws {
        let program = group { group in
            try await group.ask("Name") { name in
                await Task.yield()
                return name == "taken" ? "That name is taken" : nil
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("taken\n")
        #expect(pilot.screen.contains("▌ × That name is taken"))
        #expect(pilot.display.beepCount == 1)
        await pilot.press("ctrl-u")
        await pilot.type("free\n")
        #expect(try await program.result == "free")
    }

    @Test func keysTypedAheadGoToTheNextQuestions() async throws {
        let program = group { group in
            let name = try await group.ask("Name") { name in
                await Task.yield()
                return name == "taken" ? "That name is taken" : nil
            }
            return [
                name, try await group.ask("Place"),
                try await group.choose("Kind", Kind.self).rawValue,
            ]
        }
        let pilot = try #require(await program.nextPilot())
        let typed = "fizz\nhere\n".map { $0 == "\n" ? KeyPress(.enter) : KeyPress(.character($0)) }
        await pilot.send((typed + [KeyPress(.down), KeyPress(.enter)]).map { .key($0) })
        #expect(try await program.result == ["fizz", "here", "library"])
    }

    @Test func oneRowIsEnough() async throws {
        let program = group(columns: 30, rows: 1) { group in
            (try await group.ask("Name"), try await group.choose("Kind", Kind.self))
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("fizz")
        #expect(pilot.screen.hasPrefix("▌ Name  fizz"))
        await pilot.press("enter")
        #expect(pilot.screen.contains("program"))
        await pilot.press("down", "enter")
        #expect(try await program.result == ("fizz", .library))
    }

    @Test func answersAboveTheScreenAreLogged() async throws {
        let program = group(columns: 30, rows: 3) { group in
            for number in 1...5 { _ = try await group.ask("Question \(number)") }
        }
        let pilot = try #require(await program.nextPilot())
        for letter in ["a", "b", "c", "d", "e"] { await pilot.type("\(letter)\n") }
        _ = try await program.result
        let rows = pilot.logged + pilot.screen.split(separator: "\n").map(String.init)
        #expect(rows == zip(1...5, "abcde").map { "✓ Question \($0)  \($1)" })
    }

    @Test func longAnswersAndWideCharactersKeepToTheirRow() async throws {
        let program = group(columns: 20, rows: 6) { try await $0.ask("漢字") }
        let pilot = try #require(await program.nextPilot())
        await pilot.type(String(repeating: "漢", count: 30) + "\n")
        #expect(try await program.result == String(repeating: "漢", count: 30))
        #expect(pilot.screen == "✓ 漢字  漢漢漢漢漢…")
    }

    @Test(arguments: [ColorDepth.trueColor, .monochrome])
    func questionsLookLikeTheirPictures(depth: ColorDepth) async throws {
        let program = PilotProgram(
            columns: 40, rows: 9, capabilities: DisplayCapabilities(colorDepth: depth)
        ) {
            try await withPromptGroup { group in
                _ = try await group.ask(
                    "Name of the package", help: "Small letters, digits and dashes")
                _ = try await group.choose(
                    "What is it?",
                    from: [
                        PromptChoice(Kind.program, detail: "one that is started"),
                        PromptChoice(.library, detail: "for other packages"), PromptChoice(.both),
                    ])
                _ = try await group.chooseMany(
                    "What should be in it?",
                    from: ["Tests", "Documentation", "Formatting"].map { PromptChoice($0) },
                    default: ["Tests"])
                _ = try await group.askSecret("Token")
                return try await group.confirm("Create 14 files?", yes: "Create", no: "Not yet")
            }
        }
        let pilot = try #require(await program.nextPilot())
        var screens: [String] = []
        for keys in ["tide-clock", "", "", "secret", ""] {
            await pilot.type(keys)
            screens.append(depth == .monochrome ? pilot.styledScreen : pilot.screen)
            await pilot.press("enter")
        }
        _ = try await program.result
        screens.append(pilot.screen)
        let name = depth == .monochrome ? "prompts-no-color" : "prompts"
        let all = screens.joined(separator: "\n----\n")
        #expect(Snapshot(name, testFile: #filePath).difference(from: all) == nil)
    }
}
