// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptGroup+text, EditBody, PromptPathKind, TemporaryText.

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct TextBodyTests {
    private func ask<Result: Sendable>(
        _ body: @escaping @MainActor @Sendable (PromptGroup) async throws -> Result
    ) async throws -> (PilotProgram<Result>, Pilot) {
        let program = PilotProgram(columns: 44, rows: 10) { try await body(PromptGroup()) }
        return (program, try #require(await program.nextPilot()))
    }

    @Test func anEmptyFieldBindsNoKeyTwice() async throws {
        #expect(AnswerField().keyConflicts.isEmpty)
        let field = AnswerField()
        field.text = "x"
        #expect(field.actions.contains { $0.keys.contains("ctrl-d") })
    }

    @Test func emptyLineIsTheDefault() async throws {
        let (program, pilot) = try await ask { try await $0.ask("Name", default: "fizz") }
        #expect(pilot.screen.contains("fizz"))
        await pilot.press("enter")
        #expect(try await program.result == "fizz")
    }

    @Test func emptyLineWithoutADefaultIsNoAnswer() async throws {
        let (program, pilot) = try await ask { try await $0.ask("Name", help: "Small letters") }
        #expect(pilot.screen.contains("▌ Small letters"))
        await pilot.press("enter")
        #expect(
            pilot.screen.contains("× Enter an answer") && !pilot.screen.contains("Small letters"))
        await pilot.type("x\n")
        #expect(try await program.result == "x")
    }

    @Test func secretIsNowhereOnTheScreen() async throws {
        let (program, pilot) = try await ask { try await $0.askSecret("Token") }
        await pilot.type("hunter2")
        #expect(pilot.screen.contains("•••••••") && !pilot.screen.contains("hunter2"))
        await pilot.press("enter")
        #expect(try await program.result == "hunter2")
        #expect(pilot.screen == "✓ Token  ••••••••")
    }

    @Test func numbersAreWithinTheirRange() async throws {
        let (program, pilot) = try await ask { try await $0.number("Port", in: 1...65_535) }
        await pilot.type("http\n")
        #expect(pilot.screen.contains("× Enter a number"))
        await pilot.press("ctrl-u")
        await pilot.type("70000\n")
        #expect(pilot.screen.contains("× Enter a number from 1 to 65535"))
        await pilot.press("ctrl-u")
        await pilot.type("8080\n")
        #expect(try await program.result == 8080)
    }

    @Test func arrowsBringEarlierAnswersBack() async throws {
        let (program, pilot) = try await ask {
            try await $0.ask("Branch", history: ["main", "next"])
        }
        await pilot.type("new")
        await pilot.press("up", "up", "up")
        #expect(pilot.screen.contains("main"))
        await pilot.press("down", "down")
        #expect(pilot.screen.contains("new"))
        await pilot.press("up", "enter")
        #expect(try await program.result == "next")
    }

    @Test func pathsAreCompletedAndChecked() async throws {
        let folder = try TemporaryText("x")
        defer { folder.remove() }
        let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
        let parent = String(folder.path.dropLast(name.count))
        let found = await PromptPaths.paths(beginningWith: parent + name.prefix(12), .file)
        #expect(found == [folder.path])
        #expect(await PromptPaths.paths(beginningWith: "/no such folder/", .any) == [])
        #expect(PromptPathKind.file.refusal(of: folder.path) == nil)
        #expect(PromptPathKind.folder.refusal(of: folder.path) == "\(folder.path) is no folder")
        #expect(PromptPathKind.file.refusal(of: "/no/file") == "There is no file /no/file")
        let path = folder.path
        let (program, pilot) = try await ask { try await $0.path("File", of: .file) }
        await pilot.type("/no/file\n")
        #expect(pilot.screen.contains("× There is no file /no/file"))
        await pilot.press("ctrl-u")
        await pilot.paste(path)
        await pilot.press("enter")
        #expect(try await program.result == path)
    }

    @Test func textOfManyLinesIsEditedInline() async throws {
        let (program, pilot) = try await ask { try await $0.edit("Message") }
        await pilot.type("first\nsecond")
        #expect(pilot.screen.contains("▌ first") && pilot.screen.contains("▌ second"))
        await pilot.press("ctrl-d")
        #expect(try await program.result == "first\nsecond")
        #expect(pilot.screen == "✓ Message  2 lines")
    }

    @Test func editorOfTheUserChangesTheText() async throws {
        let body = EditBody("before", placeholder: "", editor: "vi -n")
        let pilot = await Pilot(ViewController(view: body.view), columns: 30, rows: 6)
        pilot.display.foregroundProgram = { command in
            #expect(command.prefix(4) == ["/bin/sh", "-c", #"vi -n "$@""#, "sh"])
            let file = try #require(command.last)
            #expect(try TemporaryText(existing: file).text() == "before")
            try TemporaryText(existing: file).write("after\n")
            return 0
        }
        let action = try #require(body.actions.first)
        #expect(action.identifier == "open-editor")
        body.openEditor()
        while body.value() == "before" { await Task.yield() }
        #expect(body.value() == "after")
    }
}
