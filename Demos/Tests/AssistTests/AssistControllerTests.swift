// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer
import SeltzerTesting
import Testing

@testable import Assist

@MainActor
@Suite struct AssistControllerTests {
    @Test func answerIsMarkdownAboveTheBox() async throws {
        let scene = try await AssistScene()
        #expect(scene.pilot.screen.contains("Ask, or type / for commands"))
        await scene.send("Hello")
        try await scene.waitForRest()
        let lines = scene.pilot.scrollback
        #expect(lines.contains("› Hello") && lines.contains("  Tides in a table"))
        #expect(lines.contains { $0.contains("static let shared = load") })
        #expect(lines.contains { $0.contains("Cuxhaven") && $0.hasSuffix("0.3 m") })
        #expect(scene.pilot.screen.contains("tokens"))
        #expect(scene.pilot.display.size.height < 6, "The rows are given back")
        #expect(await scene.pilot.faults() == [])
    }

    @Test func planAndQuestionAndChangeAreShown() async throws {
        let scene = try await AssistScene()
        await scene.send("Fix the tests")
        try await scene.wait(for: "List this folder?")
        #expect(scene.pilot.screen.contains("Plan  0 of 3"))
        #expect(scene.pilot.screen.contains("● Find what is slow"))
        #expect(scene.pilot.screen.contains("waits for you"))
        await scene.answer("1")
        try await scene.wait(for: "Edit this file?")
        #expect(scene.pilot.screen.contains("Plan  1 of 3"))
        #expect(scene.pilot.screen.contains("+     static let shared"), "The diff comes before")
        #expect(try scene.text(of: "TideTable.swift") == "final class TideTable {}\n")
        await scene.pilot.advance(by: .seconds(1))
        await scene.pilot.press("up", "up", "enter")
        try await scene.wait(for: "Run this command?")
        #expect(try scene.text(of: "TideTable.swift").contains("static let shared"))
        await scene.answer("2")
        try await scene.waitForRest()
        let shown = scene.everything
        #expect(shown.contains("▸ ✓ Run  echo 41 tests passed"))
        #expect(shown.contains("▾ ✓ Edit TideTable.swift") && shown.contains("+5 −1"))
        #expect(!scene.pilot.screen.contains("Plan"), "All is done")
        #expect(await scene.pilot.faults() == [])
    }

    @Test func thirdAnswerSaysWhatToDoInstead() async throws {
        let scene = try await AssistScene()
        await scene.send("run touch made")
        try await scene.wait(for: "Run this command?")
        #expect(scene.pilot.screen.contains("touch made"))
        await scene.answer("3")
        #expect(scene.controller.box.isFirstResponder)
        await scene.send("Leave it")
        try await scene.waitForRest()
        #expect(scene.everything.contains("× Run  touch made"))
        #expect(scene.everything.contains("not allowed"))
        let messages = await scene.controller.conversation?.messages ?? []
        #expect(messages.contains { $0.role == .tool && $0.text.hasSuffix("says: Leave it") })
        #expect((try? scene.text(of: "made")) == nil, "Nothing ran")
    }

    @Test(arguments: ["1 wish", "2", "Other\n", "\n\n"])
    func textThatIsTypedWhenTheQuestionComesAllowsNothing(text: String) async throws {
        let scene = try await AssistScene()
        await scene.send("run touch made")
        try await scene.wait(for: "Run this command?")
        await scene.pilot.type(text)
        #expect(scene.controller.box.isFirstResponder)
        #expect(text.contains("\n") || scene.controller.box.text == text)
        await scene.pilot.press("enter")
        try await scene.wait { text == "\n\n" || !scene.controller.isAsking }
        await scene.pilot.press("escape")
        try await scene.waitForRest()
        #expect((try? scene.text(of: "made")) == nil)
    }

    @Test(arguments: [1, 2])
    func enterPermitsNothingBeforeTheQuestionCanBeRead(ups: Int) async throws {
        let scene = try await AssistScene()
        await scene.send("run touch made")
        try await scene.wait(for: "Run this command?")
        await scene.pilot.press("up")
        if ups == 2 { await scene.pilot.press("up") }
        await scene.pilot.press("enter")
        #expect(scene.controller.isAsking)
        await scene.pilot.press("escape")
        try await scene.waitForRest()
        #expect((try? scene.text(of: "made")) == nil)
        #expect(await scene.controller.conversation?.rules == [])
    }

    @Test func draftKeepsTheKeysAndSelectsTheAnswerNo() async throws {
        let model = GatedModel()
        let scene = try await AssistScene(model)
        await scene.send("run touch made")
        await scene.pilot.type("dr")
        model.open()
        try await scene.wait { scene.controller.isAsking }
        #expect(scene.controller.box.isFirstResponder)
        await scene.pilot.type("aft")
        #expect(scene.controller.box.text == "draft")
        await scene.pilot.press("enter")
        try await scene.waitForRest()
        let messages = await scene.controller.conversation?.messages ?? []
        #expect(messages.contains { $0.text.hasSuffix("says: draft") })
    }

    @Test func alwaysAsksOnlyOnce() async throws {
        let scene = try await AssistScene()
        await scene.send("list a")
        try await scene.wait(for: "Always  list folders in this folder")
        await scene.answer("2")
        try await scene.waitForRest()
        await scene.send("list .")
        try await scene.waitForRest()
        #expect(scene.everything.contains("✓ List ."))
    }

    @Test func escapeStopsAndNothingRuns() async throws {
        let scene = try await AssistScene()
        await scene.send("run touch made")
        try await scene.wait(for: "Run this command?")
        await scene.pilot.press("escape")
        try await scene.waitForRest()
        #expect(scene.everything.contains("You stopped the answer."))
        #expect(scene.pilot.scrollback.contains { $0.hasPrefix("  ▸ × Run  touch made") })
        #expect(!scene.pilot.screen.contains("Run this command?"))
        #expect((try? scene.text(of: "made")) == nil)
        #expect(scene.controller.box.isFirstResponder)
    }

    @Test func textsWaitWhileTheModelAnswers() async throws {
        let model = GatedModel()
        let scene = try await AssistScene(model)
        await scene.send("read a/tides.json")
        await scene.send("Hello")
        #expect(scene.controller.box.queue.map(\.text) == ["Hello"])
        model.open()
        try await scene.wait { scene.controller.isAsking }
        await scene.answer("1")
        try await scene.wait(for: "Tides in a table")
        try await scene.waitForRest()
        #expect(scene.controller.box.queue.isEmpty)
        let texts = scene.pilot.scrollback.filter { $0.hasPrefix("›") }
        #expect(texts == ["› read a/tides.json", "› Hello"])
    }

    @Test func keysOfShellsInTheBox() async throws {
        let scene = try await AssistScene()
        await scene.pilot.press("ctrl-c")
        #expect(scene.pilot.ending == nil)
        await scene.send("list .")
        try await scene.wait(for: "List this folder?")
        await scene.pilot.press("ctrl-c")
        try await scene.waitForRest()
        #expect(scene.everything.contains("You stopped the answer."))
        await scene.pilot.press("ctrl-d")
        #expect(scene.pilot.ending == .ended)
    }

    @Test func filesAreCompleted() async throws {
        let scene = try await AssistScene()
        await scene.pilot.type("Use @ti")
        try await scene.wait(for: "tides.json")
        #expect(scene.pilot.screen.contains("TideTable.swift"))
        await scene.pilot.type("des.j")
        try await scene.wait { !scene.pilot.screen.contains("TideTable.swift") }
        await scene.pilot.press("tab")
        #expect(scene.controller.box.text == "Use @a/tides.json ")
    }

    @Test func errorsOfTheModelAreSaid() async throws {
        let scene = try await AssistScene()
        await scene.send("error")
        try await scene.waitForRest()
        #expect(scene.everything.contains("The model is overloaded"))
        await scene.send("refuse")
        try await scene.waitForRest()
        #expect(scene.everything.contains("The model refused to answer."))
    }

    @Test(arguments: [(34, true), (24, true), (24, false)])
    func answersAreShownBelowALongTranscript(rows: Int, isFullScreen: Bool) async throws {
        let scene = try await AssistScene(
            columns: 80, rows: rows, isFullScreen: isFullScreen, resuming: "Hello")
        let command = (1...8).map { "echo line \($0)" }.joined(separator: "\n")
        scene.controller.send("run \(command)")
        try await scene.wait { scene.pilot.screen.contains("waits for you") }
        for text in ["1  Yes", "2  Always", "3  No", "›", "Run this command?", "echo line 8"] {
            #expect(scene.pilot.screen.contains(text))
        }
        #expect(await scene.pilot.faults() == [])
    }

    @Test(
        arguments: [
            (80, 8, "cmake --build out --target install"), (20, 24, "rm -r build/cache/old"),
            (20, 8, "rm -r build/cache/old"), (80, 3, "rm -r build"),
        ], [true, false])
    func commandStaysVisible(
        in terminal: (columns: Int, rows: Int, command: String), isFullScreen: Bool
    ) async throws {
        let scene = try await AssistScene(
            columns: terminal.columns, rows: terminal.rows, isFullScreen: isFullScreen)
        await scene.send("run \(terminal.command)")
        try await scene.wait { scene.controller.isAsking }
        await scene.pilot.settle()
        let shown = scene.pilot.screen.filter { !$0.isWhitespace }
        #expect(shown.contains(terminal.command.filter { !$0.isWhitespace }))
        #expect(scene.pilot.screen.contains("3  No"))
        if terminal.rows >= 8 { #expect(scene.pilot.screen.contains("1  Yes")) }
        #expect(await scene.pilot.faults() == [])
    }

    @Test func commandThatIsCutCannotBePermitted() async throws {
        let scene = try await AssistScene(columns: 80, rows: 8)
        let command = (1...8).map { "echo line \($0)" }.joined(separator: "\n")
        scene.controller.send("run \(command)")
        try await scene.wait { scene.controller.isAsking }
        await scene.answer("1")
        #expect(scene.controller.isAsking)
        #expect(scene.pilot.screen.contains("echo line 6"))
        await scene.pilot.press("up", "up")
        #expect(scene.pilot.screen.contains("in a window that shows it all"))
        await scene.pilot.press("enter")
        #expect(scene.controller.isAsking)
        await scene.pilot.resize(columns: 80, rows: 12)
        #expect(scene.pilot.screen.contains("echo line 8"))
        #expect(!scene.pilot.screen.contains("in a window"))
        await scene.answer("1")
        try await scene.wait { !scene.controller.isAsking }
    }

    @Test(arguments: [true, false])
    func longPlanLeavesRoomForTheBox(isFullScreen: Bool) async throws {
        let scene = try await AssistScene(
            PlanningModel(), columns: 98, rows: 24, isFullScreen: isFullScreen)
        await scene.send("Hello")
        try await scene.wait(for: "… 24 more")
        try await scene.waitForRest()
        #expect(scene.pilot.screen.contains("Plan  10 of 30"))
        #expect(scene.pilot.screen.contains("Step 11"))
        #expect(scene.pilot.screen.contains("Ask, or type /"))
        #expect(await scene.pilot.faults() == [])
    }

    @Test(arguments: [(80, 24), (40, 12), (20, 6), (20, 1), (200, 60)])
    func smallAndLargeTerminals(columns: Int, rows: Int) async throws {
        let scene = try await AssistScene(columns: columns, rows: rows)
        await scene.send("Fix the tests")
        try await scene.wait { scene.controller.isAsking }
        #expect(await scene.pilot.faults() == [])
        await scene.answer("1")
        try await scene.wait { scene.controller.isAsking }
        await scene.pilot.resize(columns: columns, rows: rows + 3)
        #expect(await scene.pilot.faults() == [])
        await scene.pilot.press("escape")
        try await scene.waitForRest()
        #expect(await scene.pilot.faults() == [])
    }
}

/// A model that only writes a long plan, whose eleventh item is the current one.
private struct PlanningModel: ChatModel {
    func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        let items = (1...30).map { number -> JSONValue in
            ["title": .text("Step \(number)"), "state": number <= 10 ? "done" : "open"]
        }
        let arguments: JSONValue = ["items": .array(items)]
        return AsyncThrowingStream { continuation in
            if request.messages.last?.role == .user {
                let name = ToolKind.updatePlan.rawValue
                continuation.yield(
                    .toolCall(ToolCall(id: "", name: name, arguments: arguments.description)))
            }
            continuation.finish()
        }
    }

    func modelNames() async throws -> [String] { [ScriptedModel.name] }
}
