// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationActionsTests {
    @Test func bindingsOfOnesOwnComeFirst() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")))
        var log: [String] = []
        pilot.application.bind("ctrl-c", "Copy") { log.append("copy") }
        pilot.application.bind("ctrl-c", "Clear") { log.append("clear") }
        await pilot.press("ctrl-c")
        #expect(log == ["clear"])
        #expect(pilot.ending == nil)
        pilot.application.unbind("ctrl-c")
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
    }

    @Test func theCurrentActionsAreThoseAKeyWouldFind() async {
        final class Editor: ProbeView {
            override var actions: [Action] {
                [
                    Action(nil, title: "Line", keys: ["ctrl-l"]) { _ in .stop },
                    Action(nil, title: "Cut", keys: ["x"]) { _ in .stop },
                ]
            }
        }
        let view = Editor("v")
        view.isFocusable = true
        let controller = ViewController(view: view)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(controller)
        let application = pilot.application
        pilot.application.windows[0].allowsDirectionalFocus = false
        #expect(
            application.currentActions.map(\.title) == [
                "Next", "Previous", "Cancel", "Suspend", "Repaint", "Select text",
            ])
        view.becomeFirstResponder()
        application.bind("q", "Quit") {}
        #expect(
            application.currentActions.map { "\($0.keys.first ?? "-") \($0.title)" } == [
                "ctrl-l Line", "x Cut", "tab Next", "shift-tab Previous", "q Quit",
                "ctrl-c Cancel", "ctrl-z Suspend", "- Repaint",
                "f7 Select text",
            ])
    }

    @Test func controlZSuspends() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        await pilot.press("ctrl-z")
        #expect(pilot.display.suspensionCount == 1)
        #expect(pilot.ending == nil)
    }
}
