// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Velocity.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PanGestureRecognizerTests {
    @Test func beginsAtTheThresholdAndTakesThePress() async {
        let scene = await GestureScene()
        let pan = scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        pan.threshold = 3
        var ways: [Point] = []
        pan.addAction { ways.append($0.translation) }
        await scene.pilot.mouseDown(column: 12, row: 12)
        for column in [13, 14, 15, 10] { await scene.pilot.move(column: column, row: 11) }
        await scene.pilot.mouseUp(column: 10, row: 11)
        #expect(scene.gestures == ["pan began", "pan changed", "pan ended"])
        #expect(ways == [Point(x: 3, y: -1), Point(x: -2, y: -1), Point(x: -2, y: -1)])
        #expect(scene.phases(of: "panel") == ["down", "drag", "drag", "cancel"])
    }

    @Test func clickIsNoPan() async {
        let scene = await GestureScene()
        scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        await scene.pilot.click(column: 12, row: 12)
        #expect(scene.gestures.isEmpty)
        #expect(scene.phases(of: "panel") == ["down", "up"])
    }

    @Test func translationCanBeTakenInSteps() async {
        let scene = await GestureScene()
        let pan = scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        var steps: [Int] = []
        pan.addAction { pan in
            steps.append(pan.translation.x)
            pan.translation = .zero
        }
        await scene.pilot.mouseDown(column: 12, row: 12)
        for column in [14, 15, 11] { await scene.pilot.move(column: column, row: 12) }
        #expect(steps == [2, 1, -4])
    }

    @Test func velocityIsThatOfTheLastTenthOfASecond() async {
        let scene = await GestureScene()
        let pan = scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 13, row: 12)
        #expect(pan.velocity == .zero)
        for step in 1...4 {
            await scene.pilot.advance(by: .milliseconds(50))
            await scene.pilot.move(column: 13 + 2 * step, row: 12 - step)
        }
        #expect(abs(pan.velocity.x - 40) < 0.001)
        #expect(abs(pan.velocity.y + 20) < 0.001)
        await scene.pilot.advance(by: .seconds(10))
        await scene.pilot.mouseUp(column: 21, row: 8)
        #expect(abs(pan.velocity.x) < 0.3)
    }

    @Test func otherButtonsDoNotPan() async {
        let scene = await GestureScene()
        let pan = scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        await scene.pilot.drag(fromColumn: 12, row: 12, toColumn: 20, row: 12, button: .right)
        #expect(scene.gestures.isEmpty)
        pan.button = .right
        await scene.pilot.drag(fromColumn: 12, row: 12, toColumn: 20, row: 12, button: .right)
        #expect(scene.gestures.filter { $0 != "pan changed" } == ["pan began", "pan ended"])
        #expect(scene.gestures.count == 9)
    }

    @Test func gestureThatHasBegunMakesTheOthersFail() async {
        let scene = await GestureScene()
        scene.add("outer", PanGestureRecognizer(), to: scene.root)
        let inner = scene.add("inner", PanGestureRecognizer(), to: scene.panel)
        inner.threshold = 5
        await scene.pilot.drag(fromColumn: 12, row: 12, toColumn: 14, row: 12)
        #expect(scene.gestures == ["outer began", "outer changed", "outer ended"])
        scene.log.clear()
        // A fast pointer is reported once, and both begin with this report.
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: 17, row: 12)
        await scene.pilot.mouseUp(column: 17, row: 12)
        #expect(scene.gestures == ["inner began", "inner ended"])
    }

    @Test func extremeCoordinatesDoNotTrap() async {
        let scene = await GestureScene()
        let pan = scene.add("pan", PanGestureRecognizer(), to: scene.panel)
        await scene.pilot.mouseDown(column: 12, row: 12)
        await scene.pilot.move(column: .max, row: .min)
        await scene.pilot.move(column: .min, row: .max)
        await scene.pilot.advance(by: .milliseconds(1))
        await scene.pilot.mouseUp(column: .max, row: .max)
        #expect(scene.gestures == ["pan began", "pan changed", "pan ended"])
        #expect(pan.translation.x > 1_000_000)
    }
}
