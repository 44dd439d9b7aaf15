// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer
import SeltzerTesting
import Testing

@testable import Assist

@MainActor
@Suite struct AssistCommandTests {
    @Test func slashOffersTheActions() async throws {
        let scene = try await AssistScene()
        await scene.pilot.type("/")
        try await scene.wait(for: "Choose the model")
        #expect(scene.pilot.screen.contains("/theme"))
        await scene.pilot.type("hel")
        try await scene.wait { !scene.pilot.screen.contains("/theme") }
        await scene.pilot.press("tab")
        try await scene.wait { scene.controller.box.text.hasPrefix("/help") }
        await scene.pilot.press("enter")
        try await scene.wait { scene.pilot.screen.contains("─ Keys ─") }
        // The list of all keys is longer than the screen.
        await scene.pilot.type("/quit")
        try await scene.wait { !scene.pilot.screen.contains("Alt-Z") }
        #expect(scene.pilot.screen.contains("│  Program "), "The keys of the program are listed")
    }

    @Test func listOfKeysHasTheKeyThatStops() async throws {
        let scene = try await AssistScene(GatedModel())
        await scene.send("Hello")
        #expect(scene.pilot.screen.contains("Stop"), "The row below the box")
        await scene.pilot.press("f1")
        await scene.pilot.type("/stop")
        try await scene.wait { scene.pilot.screen.contains("Esc ") }
        let line = scene.pilot.screen.split(separator: "\n").first { $0.contains("Stop") }
        #expect(line?.contains("Esc") == true)
        await scene.pilot.press("escape", "escape")
        await scene.pilot.type("draft")
        await scene.pilot.press("shift-home")
        // Now Escape leaves the selection first.
        #expect(!scene.pilot.screen.contains("Esc  Stop"))
        await scene.pilot.press("escape", "escape")
        try await scene.waitForRest()
    }

    @Test func modelIsChosen() async throws {
        let scene = try await AssistScene(TwoModels())
        await scene.send("/model")
        try await scene.wait(for: "small")
        await scene.pilot.type("sma")
        await scene.pilot.press("enter")
        try await scene.wait { scene.controller.assistant.modelName == "small" }
        try await scene.wait { scene.pilot.screen.contains("  small") }
    }

    @Test func themeIsChosen() async throws {
        let scene = try await AssistScene()
        await scene.send("/theme")
        try await scene.wait(for: "Juniper")
        await scene.pilot.type("juni")
        await scene.pilot.press("enter")
        try await scene.wait { scene.pilot.application.theme == .juniper }
    }

    @Test func sessionGoesOn() async throws {
        let scene = try await AssistScene()
        await scene.send("Hello")
        try await scene.waitForRest()
        await scene.send("/clear")
        #expect(scene.controller.conversation == nil)
        await scene.send("/resume")
        try await scene.wait { scene.pilot.screen.contains("1 line") }
        await scene.pilot.press("enter")
        try await scene.wait { scene.controller.conversation != nil }
        let messages = await scene.controller.conversation?.messages ?? []
        #expect(messages.first?.text == "Hello" && messages.count == 2)
        await scene.send("list .")
        try await scene.wait(for: "List this folder?")
    }

    @Test func anotherSessionKeepsNothingOfTheOneBefore() async throws {
        let scene = try await AssistScene(TwoModels())
        await scene.send("Hello")
        try await scene.waitForRest()
        await scene.choose("sma", for: "/model")
        try await scene.wait { scene.controller.assistant.modelName == "small" }
        await scene.send("run touch made")
        try await scene.wait { scene.controller.isAsking }
        #expect(scene.pilot.screen.contains("0:0"), "The time of the turn")
        await scene.send("/clear")
        #expect(!scene.controller.isBusy && !scene.controller.isAsking)
        #expect(!scene.pilot.screen.contains("0:0"))
        #expect(scene.pilot.screen.contains("  small"))
        await scene.choose("lar", for: "/model")
        try await scene.wait { scene.controller.assistant.modelName == "large" }
        await scene.send("/resume")
        try await scene.wait { scene.pilot.screen.contains("1 line") }
        await scene.pilot.press("enter")
        try await scene.wait { scene.controller.assistant.modelName == "small" }
        #expect((try? scene.text(of: "made")) == nil)
    }

    @Test func textThatWaitsBeginsTheSessionAfterClear() async throws {
        let model = GatedModel()
        let scene = try await AssistScene(model)
        await scene.send("run touch made")
        await scene.send("Hello")
        #expect(scene.controller.box.queue.map(\.text) == ["Hello"])
        model.open()
        try await scene.wait { scene.controller.isAsking }
        await scene.send("/clear")
        try await scene.wait(for: "Tides in a table")
        try await scene.waitForRest()
        #expect(scene.controller.box.queue.isEmpty)
        let messages = await scene.controller.conversation?.messages ?? []
        #expect(messages.first?.text == "Hello" && messages.count == 2)
        #expect((try? scene.text(of: "made")) == nil)
    }

    @Test func nothingToResumeIsSaid() async throws {
        let scene = try await AssistScene()
        await scene.send("/resume")
        try await scene.wait(for: "There is nothing to choose from.")
    }

    @Test func resumedSessionIsShown() async throws {
        let scene = try await AssistScene(isFullScreen: true, resuming: "Hello")
        try await scene.wait(for: "Cuxhaven")
        #expect(scene.pilot.screen.contains("Assist › "))
        #expect(scene.pilot.screen.contains("tokens"))
        #expect(await scene.pilot.faults() == [])
    }

    @Test func wholeScreenIsAnotherPresentation() async throws {
        let scene = try await AssistScene()
        await scene.send("Hello")
        try await scene.waitForRest()
        await scene.send("/full")
        #expect(scene.pilot.ending == .ended && scene.controller.changesPresentation)
        #expect(scene.controller.isFullScreen)
        let pilot = await Pilot(scene.controller, columns: 98, rows: 34)
        while scene.controller.transcript.blocks.isEmpty { await pilot.settle() }
        #expect(pilot.screen.contains("› Hello") && pilot.screen.contains("Cuxhaven"))
        #expect(!scene.controller.changesPresentation)
        // The memory of the terminal has nothing of a session that began on the whole screen.
        for key in ["/clear", "list a"] {
            await pilot.type(key)
            await pilot.press("enter")
        }
        while !scene.controller.isAsking { await pilot.settle() }
        await pilot.press("escape")
        while scene.controller.isBusy { await pilot.settle() }
        await pilot.type("/full")
        await pilot.press("enter")
        let below = await Pilot(scene.controller, columns: 98, rows: 34)
        while scene.controller.transcript.blocks.isEmpty { await below.settle() }
        #expect((below.scrollback + [below.screen]).joined().contains("› list a"))
    }

    @Test func quitEnds() async throws {
        let scene = try await AssistScene()
        await scene.send("/quit")
        #expect(scene.pilot.ending == .ended)
    }
}

extension AssistScene {
    /// Chooses what begins with a text in the picker of a command.
    fileprivate func choose(_ beginning: String, for command: String) async {
        await send(command)
        await pilot.type(beginning)
        await pilot.press("enter")
    }
}

/// The scripted model under two names.
private struct TwoModels: ChatModel {
    func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        ScriptedModel(tokensPerSecond: nil).answer(request)
    }

    func modelNames() async throws -> [String] { ["large", "small"] }
}
