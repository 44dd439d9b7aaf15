// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

@MainActor
@Suite struct WheelSettingsTests {
    private func scene() async -> (ScrollView, Pilot) {
        let view = ScrollView()
        let content = View(frame: Rect(x: 0, y: 0, width: 10, height: 1_000))
        view.addSubview(content)
        view.contentSize = Size(width: 10, height: 1_000)
        return (view, await Pilot(ViewController(view: view), columns: 10, rows: 5))
    }

    @Test func linesAreThoseOfTheApplicationUnlessTheViewHasItsOwn() async {
        let (view, pilot) = await scene()
        pilot.application.wheel.lines = 5
        #expect(view.linesPerWheelStep == 5)
        await pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(view.contentOffset.y == 5)
        view.linesPerWheelStep = 2
        await pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(view.contentOffset.y == 7)
    }

    @Test func fastTurnIsAcceleratedUpToTheLimit() {
        var speed = WheelSpeed()
        let fast = (0..<20).map {
            speed.step(isBackward: false, at: .milliseconds($0 * 20), limit: 3)
        }
        #expect(fast.prefix(4) == [1, 1, 1, 1])
        #expect(fast[4] == 2)
        #expect(fast.last == 3)
        #expect(speed.step(isBackward: true, at: .milliseconds(400), limit: 3) == 1)
        #expect(speed.step(isBackward: true, at: .seconds(9), limit: 3) == 1)
    }

    @Test func valuesBelowOneCountAsOne() async {
        #expect(WheelSettings(lines: -1, acceleration: 0) == WheelSettings(lines: 1))
        let (view, pilot) = await scene()
        pilot.application.wheel.lines = 0
        pilot.application.wheel.acceleration = -3
        #expect(pilot.application.wheel == WheelSettings(lines: 1))
        await pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(view.contentOffset.y == 1)
    }
}
