// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct KeyConflictTests {
    private final class Clashing: ProbeView {
        override var canBecomeFirstResponder: Bool { true }

        override var actions: [Action] {
            [
                Action("cut", title: "Cut", keys: ["ctrl-x"]) { _ in .stop },
                Action("save", title: "Save", keys: ["ctrl-x ctrl-s"]) { _ in .stop },
                Action("open", keys: ["o"]) { _ in .stop },
                Action(nil, title: "Order", keys: ["o"]) { _ in .stop },
                Action(nil, keys: ["ctrl-pgdown"]) { _ in .stop },
            ]
        }
    }

    private let messages = [
        "Clashing binds ctrl-x to “Cut”, which hides ctrl-x ctrl-s, “Save”",
        "Clashing binds o to both “open” and “Order”",
    ]

    @Test func conflictsOfOneResponderAreReported() {
        let view = Clashing("view")
        #expect(view.keyConflicts.map(\.message) == messages)
        #expect(view.keyConflicts.allSatisfy { $0.responder === view })
    }

    @Test func whatWasBoundByHandReplacesAndIsNoConflict() {
        let view = Clashing("view")
        view.bind("o", "Mine") {}
        view.bind("ctrl-x", "Mine") {}
        #expect(
            view.keyConflicts.map(\.message) == [
                "Clashing binds ctrl-x to “Mine”, which hides ctrl-x ctrl-s, “Save”"
            ])
    }

    @Test func theUsersKeysWinAndTheConflictIsReported() async {
        let view = Clashing("view")
        let pilot = await Pilot(ViewController(view: view))
        pilot.application.keyMap["save"] = ["o"]
        view.becomeFirstResponder()
        #expect(view.keyConflicts.map(\.winner.title) == ["Save", "Save", ""])
        #expect(
            pilot.application.currentActions.first { $0.identifier == "save" }?.keys == ["o"])
    }

    @Test func aNearerResponderWithTheSameKeysIsNoConflict() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "near", "q", "ctrl-c")
        scene.bind(scene.application, "far", "q")
        #expect(scene.application.currentKeyConflicts.isEmpty)
    }

    #if DEBUG
    @Test func conflictsAndUnknownKeysAreToldToTheDiagnosticsOnce() async {
        let view = Clashing("view")
        let pilot = await Pilot(ViewController(view: view))
        view.becomeFirstResponder()
        await pilot.press("f1")
        view.resignFirstResponder()
        await pilot.press("f1")
        #expect(
            pilot.application.diagnostics.sorted()
                == (messages + ["Clashing binds ctrl-pgdown, which is not a key"]).sorted())
    }
    #endif
}
