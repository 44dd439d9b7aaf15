// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerPrompts
import SeltzerTesting
import Testing

private enum Drink: String, CaseIterable { case tea, coffee }

private struct Booking: Sendable {
    var name = ""
    var nights = 1
}

@MainActor
private func orderDrinks(_ answers: PromptAnswers) async throws -> String {
    try await withPromptGroup(answers: answers) { group in
        let drink: Drink = try await group.choose("Drink", default: .tea)
        let cups = try await group.number("Cups", in: 1...9, default: 2)
        return "\(cups) × \(drink)"
    }
}

/// The code of the page "How do I …?", its part about questions and progress of tools.
@MainActor
@Suite struct HowDoIPromptsTests {
    @Test func askSomethingInATool() async throws {
        let program = PilotProgram(columns: 40, rows: 8) {
            try await orderDrinks(PromptAnswers())
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.press("down", "enter")
        await pilot.type("\n")
        #expect(try await program.result == "2 × coffee")
    }

    @Test func takeAnswersFromFlagsOrAFile() async throws {
        let path = try temporaryFile("drink = coffee\ncups = 3\n")
        let arguments = ["--cups", "4"]
        let file = try PromptAnswers(contentsOfFile: path)
        let answers = PromptAnswers(arguments: arguments).merging(file)
        #expect(try await orderDrinks(answers) == "4 × coffee")
    }

    @Test func fillAFormInATool() async throws {
        let answers = PromptAnswers(arguments: ["--name", "Ada", "--nights=3"])
        let form = Form(
            "Booking", of: Booking(),
            fields: [
                .text("name", \.name).required("Enter a name"),
                .stepper("nights", \.nights, in: 1...30),
            ])
        let booking = try await PromptGroup(answers: answers).form(form)
        #expect(booking.name == "Ada")
        #expect(booking.nights == 3)
    }

    @Test func showHowFarTheWorkOfAToolIs() async throws {
        let files = ["a.txt", "b.txt"]
        let copied = Copied()
        let program = PilotProgram(columns: 40, rows: 8) {
            try await withProgress("Copying", total: files.count) { progress in
                for file in files {
                    try await copied.copy(file)
                    progress.advance()
                }
            }
        }
        if let pilot = await program.nextPilot() {
            while pilot.ending == nil { await pilot.advance(by: .milliseconds(100)) }
        }
        try await program.result
        #expect(await copied.files == files)
    }

    @Test func printATable() {
        let table = PrintedTable([["fra", "up"], ["dub", "down"]], header: ["Region", "State"])
        table.print()
        #expect(table.lines().map(\.string) == ["Region  State", "fra     up", "dub     down"])
    }
}

private actor Copied {
    private(set) var files: [String] = []

    func copy(_ file: String) throws { files.append(file) }
}
