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
        await scene.pilot.press("tab", "enter")
        try await scene.wait { scene.pilot.application.modalWindow != nil }
        #expect(scene.pilot.screen.contains("Stop"), "All keys are listed")
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
    }

    @Test func quitEnds() async throws {
        let scene = try await AssistScene()
        await scene.send("/quit")
        #expect(scene.pilot.ending == .ended)
    }
}

/// The scripted model under two names.
private struct TwoModels: ChatModel {
    func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        ScriptedModel(tokensPerSecond: nil).answer(request)
    }

    func modelNames() async throws -> [String] { ["large", "small"] }
}
