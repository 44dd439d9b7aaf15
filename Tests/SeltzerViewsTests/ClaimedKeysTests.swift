// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// Keys that an action above an editor takes before the editor.
@MainActor
@Suite struct ClaimedKeysTests {
    /// An action with priority of a panel above the field.
    private final class Claimant: ProbeView {
        var claims: [Action] = []
        override var actions: [Action] { claims }
    }

    private func claim(_ keys: KeySequence, _ body: @escaping @MainActor () -> Disposition)
        -> Action
    {
        var action = Action(nil, title: "Claim", keys: [keys]) { _ in body() }
        action.wantsPriorityOverSystemBehavior = true
        return action
    }

    @Test func aClaimedKeyIsNotTyped() async {
        let scene = await KeyScene()
        scene.field.becomeFirstResponder()
        let above = Claimant("above", Rect(x: 0, y: 1, width: 5, height: 1), log: Log())
        scene.panel.addSubview(above)
        above.addSubview(scene.field)
        scene.field.becomeFirstResponder()
        final class Choice { var answer = Disposition.stop }
        let choice = Choice()
        var runs = 0
        above.claims = [
            claim("x") {
                runs += 1
                return choice.answer
            }
        ]
        scene.bind(scene.field, "field", "x", "y")
        #expect(await scene.press("x", "y") == ["field y"])
        #expect(runs == 1)
        // One that declines leaves the key to the nearest responder.
        choice.answer = .ignored
        #expect(await scene.press("x") == ["field x"])
        #expect(runs == 2)
        #expect(scene.application.currentActions.first { $0.title == "Claim" }?.keys == ["x"])
        #expect(scene.application.currentActions.first { $0.title == "field" }?.keys == ["y"])
    }

    @Test func aClaimedSequenceGoesBeforeAKeyOfTheField() async {
        let scene = await KeyScene()
        let above = Claimant("above", Rect(x: 0, y: 1, width: 5, height: 1), log: Log())
        scene.panel.addSubview(above)
        above.addSubview(scene.field)
        scene.field.becomeFirstResponder()
        var runs = 0
        above.claims = [
            claim("ctrl-k k") {
                runs += 1
                return .stop
            }
        ]
        scene.bind(scene.field, "field", "ctrl-k", "k")
        #expect(await scene.press("ctrl-k") == ["ctrl-k-"])
        #expect(await scene.press("k") == [])
        #expect(runs == 1)
        #expect(scene.field.text == "")
    }

    @Test func aBindingThatDeclinesLeavesTheKeyToTheActionsOfTheClassAndToTheSuperiors() async {
        final class Editor: ProbeView {
            var sends = true
            var runs: [String] = []
            var declines = false
            override var canBecomeFirstResponder: Bool { true }
            override var actions: [Action] {
                [
                    Action("newline", title: "Newline", keys: ["enter"]) { [weak self] _ in
                        self?.runs.append("newline")
                        return self?.declines == true ? .ignored : .stop
                    },
                    Action("again", title: "Again", keys: ["enter"]) { [weak self] _ in
                        self?.runs.append("again")
                        return .stop
                    },
                ]
            }
        }
        let scene = await KeyScene()
        let editor = Editor("editor", Rect(x: 0, y: 1, width: 5, height: 1), log: Log())
        scene.panel.addSubview(editor)
        editor.becomeFirstResponder()
        editor.bind("enter", "Send") {
            editor.runs.append("send")
            return editor.sends ? .stop : .ignored
        }
        #expect(editor.keyConflicts.isEmpty)
        scene.bind(scene.panel, "far", "enter")
        #expect(await scene.press("enter") == [])
        #expect(editor.runs == ["send"])
        editor.sends = false
        #expect(await scene.press("enter") == [])
        #expect(editor.runs == ["send", "send", "newline"])
        editor.declines = true
        #expect(await scene.press("enter") == [])
        #expect(editor.runs.suffix(3) == ["send", "newline", "again"])
    }
}
