// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LongPressGestureRecognizerTests {
    @Test func beginsWhenTheTimeIsOverAndEndsWithTheRelease() async {
        let scene = await GestureScene()
        scene.add("press", LongPressGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.advance(by: .milliseconds(499))
        #expect(scene.gestures.isEmpty)
        await scene.pilot.advance(by: .milliseconds(1))
        #expect(scene.gestures == ["press began"])
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
        await scene.pilot.move(column: 14, row: 12)
        await scene.pilot.mouseUp(column: 14, row: 12)
        #expect(scene.gestures == ["press began", "press changed", "press ended"])
        #expect(scene.phases(of: "panel") == ["down", "cancel"])
    }

    @Test func shortPressIsNone() async {
        let scene = await GestureScene()
        let press = scene.add("press", LongPressGestureRecognizer(), to: scene.panel)
        press.minimumPressDuration = 1
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.advance(by: .milliseconds(999))
        await scene.pilot.mouseUp(column: 12, row: 12)
        await scene.pilot.advance(by: .seconds(2))
        #expect(scene.gestures.isEmpty)
        #expect(scene.phases(of: "panel") == ["down", "up"])
    }

    @Test(
        "The pointer may move as far as is allowed", arguments: [(0, false), (1, false), (2, true)])
    func movement(allowed: Int, isRecognized: Bool) async {
        let scene = await GestureScene()
        let press = scene.add("press", LongPressGestureRecognizer(), to: scene.panel)
        press.allowableMovement = allowed
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 13, row: 10)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.gestures == (isRecognized ? ["press began"] : []))
    }

    @Test func noDurationBeginsWithThePress() async {
        let scene = await GestureScene()
        let press = scene.add("press", LongPressGestureRecognizer(), to: scene.panel)
        press.holdDuration = .zero
        await scene.pilot.mouseDown(column: 12, row: 12)
        #expect(scene.gestures == ["press began"])
    }

    @Test func longPressMakesTheTapFail() async {
        let scene = await GestureScene()
        scene.add("tap", TapGestureRecognizer(), to: scene.panel)
        scene.add("press", LongPressGestureRecognizer(), to: scene.root)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.advance(by: .seconds(1))
        await scene.pilot.mouseUp(column: 12, row: 12)
        #expect(scene.gestures == ["press began", "press ended"])
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures.last == "tap ended")
    }

    @Test func gestureThatWaitedUntilAfterItsReleaseBeginsAndEnds() async {
        let scene = await GestureScene()
        let press = scene.add("press", LongPressGestureRecognizer(), to: scene.panel)
        let triple = scene.add("triple", TapGestureRecognizer(), to: scene.panel)
        triple.numberOfTapsRequired = 3
        press.require(toFail: triple)
        press.holdDuration = .milliseconds(100)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.advance(by: .milliseconds(200))
        await scene.pilot.mouseUp(column: 12, row: 12)
        #expect(scene.gestures.isEmpty)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.gestures == ["press began", "press ended"])
    }
}
