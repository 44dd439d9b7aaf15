// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct HoverGestureRecognizerTests {
    @Test func followsThePointerOntoTheViewAndAway() async {
        let scene = await GestureScene()
        scene.add("hover", HoverGestureRecognizer(), to: scene.panel)
        await scene.pilot.move(column: 0, row: 0)
        #expect(scene.gestures.isEmpty)
        await scene.pilot.move(column: 12, row: 12)
        await scene.pilot.move(column: 17, row: 7)
        await scene.pilot.move(column: 0, row: 0)
        #expect(scene.gestures == ["hover began", "hover changed", "hover changed", "hover ended"])
    }

    @Test func takesNoPartInPresses() async {
        let scene = await GestureScene()
        scene.add("hover", HoverGestureRecognizer(), to: scene.panel)
        scene.add("tap", TapGestureRecognizer(), to: scene.root)
        await scene.pilot.move(column: 12, row: 12)
        scene.log.clear()
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures == ["tap ended"])
    }

    @Test(
        "Whatever takes the view from under the pointer ends the gesture",
        arguments: ["hidden", "removed", "moved", "disabled", "taken off"])
    func end(way: String) async {
        let scene = await GestureScene()
        let hover = scene.add("hover", HoverGestureRecognizer(), to: scene.panel)
        await scene.pilot.move(column: 12, row: 12)
        scene.log.clear()
        switch way {
        case "hidden": scene.panel.isHidden = true
        case "removed": scene.panel.removeFromSuperview()
        case "moved": scene.panel.frame.origin.x = 30
        case "disabled": hover.isEnabled = false
        default: scene.panel.removeGestureRecognizer(hover)
        }
        await scene.pilot.settle()
        let isBrokenOff = way == "disabled" || way == "taken off"
        #expect(scene.gestures == ["hover \(isBrokenOff ? "cancelled" : "ended")"])
        #expect(hover.state == .possible)
    }

    @Test func whatAGesturePassesOverIsNotHovered() async {
        let scene = await GestureScene()
        scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 13, row: 12)
        await scene.pilot.move(column: 17, row: 7)
        #expect(!scene.btn.isHovered)
        await scene.pilot.mouseUp(column: 17, row: 7)
        #expect(scene.btn.isHovered)
    }
}
