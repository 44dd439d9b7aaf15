// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of prompt boxes and completions.
@MainActor
@Suite struct PromptBoxSamplesTests {
    struct Index: Sendable {
        func files(matching query: String) async -> [CompletionItem] {
            [CompletionItem("@tides.json", title: "tides.json")]
        }
    }

    struct Model: Sendable {
        func answer(_ text: String) async {}
    }

    @Test func aPromptIsSentAndKept() async throws {
        var transcript: [String] = []
        let prompt = PromptBox(placeholder: "Ask about the harbor")
        prompt.on { (sent: PromptSubmitted) in
            transcript.append(sent.text)
            return .stop
        }
        let pilot = await Pilot(ViewController(view: prompt), columns: 40, rows: 4)
        await pilot.type("High tide?")
        await pilot.press("enter")
        #expect(transcript == ["High tide?"])
        let data = try JSONEncoder().encode(prompt.history)
        prompt.history = try JSONDecoder().decode(PromptHistory.self, from: data)
        await pilot.press("up")
        #expect(prompt.text == "High tide?")
    }

    @Test func aBusyPromptQueues() async {
        let prompt = PromptBox(), model = Model()
        prompt.on { (sent: PromptSubmitted) in
            prompt.isBusy = true
            Task {
                await model.answer(sent.text)
                prompt.isBusy = false
            }
            return .stop
        }
        let pilot = await Pilot(ViewController(view: prompt), columns: 40, rows: 4)
        await pilot.type("one")
        await pilot.press("enter")
        while prompt.isBusy { await Task.yield() }
        #expect(pilot.events(PromptSubmitted.self).map(\.text) == ["one"])
    }

    @Test func promptsComplete() async {
        let prompt = PromptBox(), index = Index()
        let commands = [
            CompletionItem(
                "/review ", title: "/review", detail: "Look at the changes",
                documentation: "Reads the changes since the last commit, and lists mistakes.")
        ]
        prompt.completionProviders = [
            .fuzzy(.lineStart("/"), commands),
            CompletionProvider(.token("@")) { request in
                await index.files(matching: request.query)
            },
        ]
        let pilot = await Pilot(ViewController(view: prompt), columns: 40, rows: 8)
        await pilot.type("/re")
        await pilot.press("tab")
        await pilot.type("@ti")
        await pilot.press("tab")
        #expect(prompt.text == "/review @tides.json")
    }

    @Test func anEditorCompletesWords() async {
        let editor = TextView()
        let columns = ["station", "height", "measured_at"]
        editor.completionProviders = [.fuzzy(.word(), columns.map { CompletionItem($0) })]
        editor.completionSettings = CompletionSettings(selectsFirst: false, maximumRows: 5)
        let pilot = await Pilot(ViewController(view: editor), columns: 40, rows: 8)
        await pilot.type("select he")
        await pilot.press("tab")
        #expect(editor.text == "select height")
    }

    @Test func aTokenIsInserted() async {
        let editor = TextView()
        editor.insertToken(
            TextToken("[tides.json]", content: "/srv/harbor/tides.json", kind: .file))
        #expect(editor.contents == "/srv/harbor/tides.json")
    }

    @Test func actionsAreCommands() async {
        let prompt = PromptBox()
        var isDone = false
        let theme = Action("theme", title: "Choose the theme") { _ in
            isDone = true
            return .stop
        }
        let pilot = await Pilot(CommandScreen(prompt, theme), columns: 40, rows: 8)
        prompt.commandSign = "/"
        await pilot.type("/th")
        #expect(pilot.screen.contains("Choose the theme"))
        await pilot.press("tab")
        await pilot.press("enter")
        #expect(isDone && pilot.events(PromptSubmitted.self).isEmpty)
    }
}

private final class CommandScreen: ViewController {
    private let theme: Action

    init(_ prompt: PromptBox, _ theme: Action) {
        self.theme = theme
        super.init()
        view = StackView(.vertical, [prompt])
    }

    override var actions: [Action] { [theme] }
}
