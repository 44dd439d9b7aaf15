// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

/// What a question shows that is asked again, because the user went back.
@MainActor
@Suite struct EarlierAnswersTests {
    enum Kind: String, CaseIterable { case program, library, both }

    /// A question, its answer by keys, and the words of the answer.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var keys: [KeyChord] = []
        var text = ""
        let words: String
        let ask: @MainActor @Sendable (PromptGroup) async throws -> String
    }

    nonisolated static let samples = [
        Sample(testDescription: "text", text: "fizz", words: "fizz") { try await $0.ask("Q") },
        Sample(testDescription: "text with a default", text: "漢字", words: "漢字") {
            try await $0.ask("Q", default: "other")
        },
        Sample(testDescription: "number", text: "42", words: "42") {
            String(try await $0.number("Q", in: 1...99, default: 7))
        },
        Sample(testDescription: "date", text: "20261125", words: "2026-11-25") {
            String(try await $0.date("Q"))
        },
        Sample(testDescription: "path", text: "/", words: "/") { try await $0.path("Q") },
        Sample(testDescription: "confirmation", keys: ["n"], words: "false") {
            String(try await $0.confirm("Q", default: true))
        },
        Sample(testDescription: "choice", keys: ["down", "down", "enter"], words: "both") {
            try await $0.choose("Q", Kind.self).rawValue
        },
        Sample(
            testDescription: "choices", keys: ["down", "space", "down", "space", "enter"],
            words: "library both"
        ) {
            try await $0.chooseMany("Q", Kind.self).map(\.rawValue).joined(separator: " ")
        },
        Sample(testDescription: "lines", text: "one", words: "one") { try await $0.edit("Q") },
    ]

    private func program<Result: Sendable>(
        _ body: @escaping @MainActor @Sendable (PromptGroup) async throws -> Result
    ) -> PilotProgram<Result> {
        PilotProgram(columns: 50, rows: 16) { try await withPromptGroup(body) }
    }

    @Test(arguments: samples)
    func questionThatIsAskedAgainKeepsItsAnswer(sample: Sample) async throws {
        let program = program { group in
            (try await sample.ask(group), try await group.confirm("Right?"))
        }
        let pilot = try #require(await program.nextPilot())
        for key in sample.keys { await pilot.press(key) }
        if !sample.text.isEmpty {
            await pilot.type(sample.text)
            await pilot.press(sample.testDescription == "lines" ? "ctrl-d" : "enter")
        }
        for _ in 0..<100 where !pilot.screen.contains("Right?") { await pilot.settle() }
        #expect(pilot.screen.contains("Right?"))
        await pilot.press("esc")
        #expect(pilot.screen.contains("▌ Q"))
        await pilot.press(sample.testDescription == "lines" ? "ctrl-d" : "enter")
        await pilot.press("y")
        #expect(try await program.result.0 == sample.words)
    }

    @Test func whatTheSearchFoundIsThere() async throws {
        let program = program { group in
            let found = try await group.search("Q") { text in
                text.isEmpty ? [] : [PromptChoice(1, title: "one"), PromptChoice(2, title: "two")]
            }
            return (found, try await group.confirm("Right?"))
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("o")
        await pilot.advance(by: .milliseconds(150))
        await pilot.press("down", "enter", "esc")
        #expect(pilot.screen.contains("two") && !pilot.screen.contains("one"))
        await pilot.press("enter", "y")
        #expect(try await program.result.0 == 2)
    }

    @Test func secretMustBeTypedAgain() async throws {
        let program = program { group in
            (try await group.askSecret("Token"), try await group.confirm("Right?"))
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("abc\n")
        await pilot.press("esc")
        #expect(!pilot.screen.contains("•"))
        await pilot.press("enter")
        #expect(pilot.screen.contains("× Enter an answer"))
        await pilot.type("xyz\n")
        await pilot.press("y")
        #expect(try await program.result.0 == "xyz")
    }

    @Test func answerOfAnotherTypeIsNotShown() async throws {
        let program = program { group in
            let isNumber = try await group.confirm("Number?")
            return isNumber ? "\(try await group.number("Q", in: 1...9))" : try await group.ask("Q")
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("n")
        await pilot.type("word")
        await pilot.press("esc", "y")
        #expect(!pilot.screen.contains("word"))
        await pilot.type("4\n")
        #expect(try await program.result == "4")
    }

    @Test func roundsOfALoopKeepTheirOwnAnswers() async throws {
        let program = program { group in
            [
                try await group.ask("Host"), try await group.ask("Host"),
                try await group.ask("Host"),
            ]
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("a\nb\n")
        await pilot.press("esc", "esc", "enter", "enter")
        await pilot.type("c\n")
        #expect(try await program.result == ["a", "b", "c"])
    }

    @Test func fieldsOfAFormKeepTheirs() async throws {
        struct Account: Sendable {
            var name = ""
            var age = 0
            var isAdministrator = false
            var password = ""
        }
        let form = Form(
            of: Account(),
            fields: [
                .text("name", \.name).required(), .number("age", \.age),
                .toggle("administrator", \.isAdministrator), .secret("password", \.password),
            ])
        let program = program { group in
            (try await group.form(form), try await group.confirm("Right?"))
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.type("fizz\n")
        await pilot.press("ctrl-u")
        await pilot.type("42\n")
        await pilot.press("y")
        await pilot.type("secret\n")
        #expect(pilot.screen.contains("Right?"))
        for _ in 0..<4 { await pilot.press("esc") }
        #expect(pilot.screen.contains("fizz"))
        await pilot.press("enter", "enter", "enter")
        #expect(!pilot.screen.contains("•"))
        await pilot.type("other\n")
        await pilot.press("y")
        let account = try await program.result.0
        #expect(account.name == "fizz" && account.age == 42 && account.isAdministrator)
        #expect(account.password == "other")
    }
}
