// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CanPerformAction, ActionRunner.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ActionChosenTests {
    private final class Screen: ViewController {
        var done: [String] = []
        /// Why actions may not run.
        var reason: String?
        override var actions: [Action] {
            [
                Action("save", title: "Save", keys: ["s"], Screen.save),
                Action("load", title: "Load", keys: ["l"], Screen.load),
                Action("fail", title: "Fail", keys: ["f"], Screen.fail),
                Action(
                    "name", title: "Name", keys: ["n"], parameters: [Action.Parameter("Name")],
                    Screen.name),
            ]
        }
        private func save() { done.append("save") }
        private func load() async throws {
            await Task.yield()
            done.append("load")
        }
        private func fail() async throws { throw CancellationError() }
        private func name(_ values: [String]) { done += values }
    }

    private func scene() async -> (Screen, Pilot) {
        let screen = Screen()
        return (screen, await Pilot(screen, columns: 20, rows: 4))
    }

    @Test func nothingIsPostedIfNobodyListens() async {
        let (screen, pilot) = await scene()
        await pilot.press("s")
        #expect(screen.done == ["save"])
        #expect(pilot.events(ActionChosen.self).isEmpty)
        #expect(pilot.events(ActionPerformed.self).isEmpty)
    }

    @Test func anActionPostsThatItWasChosenAndPerformed() async {
        let (screen, pilot) = await scene()
        var heard: [String] = []
        screen.on { (event: ActionChosen) in
            heard.append("chosen \(event.action.title) \(screen.done)")
            return .ignored
        }
        screen.on { (event: ActionPerformed) in
            heard.append("performed \(event.action.title) \(event.arguments) \(screen.done)")
            return .ignored
        }
        await pilot.press("s")
        #expect(heard == ["chosen Save []", "performed Save [] [\"save\"]"])
        await pilot.press("l")
        #expect(heard.last == "performed Load [] [\"save\", \"load\"]")
        await pilot.press("f")
        #expect(heard.last == "chosen Fail [\"save\", \"load\"]")
        let name = pilot.application.currentActions.first { $0.identifier == "name" }
        #expect(name.map { pilot.application.perform($0, arguments: ["a"]) } == true)
        #expect(heard.last == "performed Name [\"a\"] [\"save\", \"load\", \"a\"]")
    }

    @Test func aHandlerThatStopsPreventsTheAction() async {
        let (screen, pilot) = await scene()
        let stop = screen.on { (_: ActionChosen) in .stop }
        await pilot.press("s")
        #expect(screen.done.isEmpty)
        stop.cancel()
        pilot.application.on { (_: ActionChosen) in .stop }
        await pilot.press("s")
        #expect(screen.done.isEmpty)
    }

    @Test func anInterceptorThatBlocksPreventsTheAction() async {
        let (screen, pilot) = await scene()
        let block = screen.intercept { (_: inout ActionChosen) in false }
        await pilot.press("s")
        #expect(screen.done.isEmpty)
        block.cancel()
        await pilot.press("s")
        #expect(screen.done == ["save"])
    }

    @Test func aHeldActionRunsWhenItsEventGoesOn() async {
        let (screen, pilot) = await scene()
        var answers: [CheckedContinuation<Bool, Never>] = []
        screen.hold { (_: ActionChosen) in
            await withCheckedContinuation { answers.append($0) }
        }
        await pilot.press("s", "l")
        for _ in 0..<1_000 where answers.isEmpty { await Task.yield() }
        #expect(screen.done.isEmpty)
        #expect(answers.count == 1)
        answers.removeFirst().resume(returning: true)
        for _ in 0..<1_000 where answers.isEmpty { await Task.yield() }
        #expect(screen.done == ["save"])
        answers.removeFirst().resume(returning: false)
        await pilot.settle()
        #expect(screen.done == ["save"])
    }

    // MARK: Consent

    @Test func anAnswerDisablesAnActionAndSaysWhy() async throws {
        let (screen, pilot) = await scene()
        screen.reason = "No."
        screen.answer { [weak screen] (request: CanPerformAction) in
            guard request.action.identifier == "save" else { return nil }
            return (screen?.reason).map(ActionRefusal.init(reason:))
        }
        let save = try #require(
            pilot.application.currentActions.first { $0.identifier == "save" })
        #expect(!save.isEnabled)
        #expect(save.disabledReason == "No.")
        await pilot.press("s", "l")
        #expect(screen.done == ["load"])
        screen.reason = nil
        await pilot.press("s")
        #expect(screen.done == ["load", "save"])
    }

    @Test func aChangedAnswerIsAChangeOfTheActions() async {
        let (screen, pilot) = await scene()
        screen.answer { [weak screen] (_: CanPerformAction) in
            (screen?.reason).map(ActionRefusal.init(reason:))
        }
        var changes = 0
        pilot.application.on { (_: ActionsChanged) in
            changes += 1
            return .ignored
        }
        await pilot.settle()
        pilot.application.setNeedsFrame()
        await pilot.settle()
        let before = changes
        screen.reason = "No."
        pilot.application.setNeedsFrame()
        await pilot.settle()
        #expect(changes == before + 1)
    }
}
