// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ClickCounter.

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

@MainActor
@Suite struct ClickTests {
    private let view = View()

    private func click(
        _ button: MouseButton = .left, x: Int = 3, on view: View? = nil, at milliseconds: Int
    ) -> Click {
        Click(
            button, at: Point(x: x, y: 1), on: view ?? self.view, .milliseconds(milliseconds))
    }

    @Test func aSecondClickIsOnTheSameCellOfTheSameViewWithTheSameButtonInTime() {
        let first = click(at: 100)
        #expect(first.isContinued(by: click(at: 100)))
        #expect(first.isContinued(by: click(at: 600)))
        #expect(!first.isContinued(by: click(at: 601)))
        #expect(!first.isContinued(by: click(.right, at: 200)))
        #expect(!first.isContinued(by: click(x: 4, at: 200)))
        #expect(!first.isContinued(by: click(on: View(), at: 200)))
    }

    @Test func eachClickIsComparedWithTheOneBeforeIt() {
        var counter = ClickCounter()
        #expect(counter.lastCount == 0)
        #expect([0, 400, 800, 1_200].map { counter.count(click(at: $0)) } == [1, 2, 3, 4])
        #expect(counter.count(click(at: 1_701)) == 1)
        #expect(counter.count(click(x: 4, at: 1_702)) == 1)
        #expect(counter.count(click(x: 4, at: 1_703)) == 2)
        #expect(counter.lastCount == 2)
    }

    @Test(arguments: [500, 501]) func recognizersAndViewsCountBySameRule(pause: Int) async {
        let pause = Duration.milliseconds(pause)
        let pressed = ProbeView("view")
        var counts: [Int] = []
        var taps = 0
        pressed.onMouse = { _, event in
            if event.phase == .down { counts.append(event.clickCount) }
        }
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = false
        tap.addAction { _ in taps += 1 }
        pressed.addGestureRecognizer(tap)
        let pilot = await Pilot(ViewController(view: pressed))
        await pilot.click(column: 2, row: 0)
        await pilot.advance(by: pause)
        await pilot.mouseDown(column: 2, row: 0)
        await pilot.mouseUp(column: 2, row: 0)
        #expect(counts == [1, pause <= Click.interval ? 2 : 1])
        #expect(taps == (pause <= Click.interval ? 1 : 0))
    }
}
