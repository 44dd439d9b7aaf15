// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+timers.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ViewTimerTests {
    @Test func timerCallsOnce() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 10, rows: 2)
        var calls = 0
        let timer = view.scheduleTimer(after: .seconds(2)) { calls += 1 }
        await pilot.advance(by: .milliseconds(1_999))
        #expect(calls == 0)
        #expect(timer.isValid)
        await pilot.advance(by: .milliseconds(1))
        #expect(calls == 1)
        #expect(!timer.isValid)
        await pilot.advance(by: .seconds(10))
        #expect(calls == 1)
    }

    @Test func timerRepeatsUntilItIsCancelled() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 10, rows: 2)
        var times: [Duration] = []
        let timer = controller.scheduleTimer(every: .seconds(1)) {
            times.append(pilot.clock.now)
        }
        let start = pilot.clock.now
        await pilot.advance(by: .milliseconds(3_500))
        #expect(times == [1, 2, 3].map { start + .seconds($0) })
        timer.cancel()
        await pilot.advance(by: .seconds(3))
        #expect(times.count == 3)
    }

    @Test func timerCanCancelItself() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 10, rows: 2)
        var calls = 0
        var timer: ViewTimer?
        timer = view.scheduleTimer(every: .seconds(1)) {
            calls += 1
            timer?.cancel()
        }
        await pilot.advance(by: .seconds(5))
        #expect(calls == 1)
    }

    @Test func timerEndsWhenItsViewLeavesTheWindow() async {
        let (root, view) = (View(), View())
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        root.addSubview(view)
        var calls = 0
        let timer = view.scheduleTimer(every: .seconds(1)) { calls += 1 }
        await pilot.advance(by: .seconds(1))
        view.removeFromSuperview()
        #expect(!timer.isValid)
        root.addSubview(view)
        await pilot.advance(by: .seconds(5))
        #expect(calls == 1)
    }

    @Test func timerWaitsForTheWindowOfItsView() async {
        let (root, view) = (View(), View())
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        var calls = 0
        view.scheduleTimer(after: .seconds(1)) { calls += 1 }
        await pilot.advance(by: .seconds(5))
        #expect(calls == 0)
        root.addSubview(view)
        await pilot.advance(by: .seconds(1))
        #expect(calls == 1)
    }

    @Test func timerWithoutAnIntervalLetsOthersRun() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 10, rows: 2)
        var calls = 0
        view.scheduleTimer(every: .zero) { calls += 1 }
        await pilot.advance(by: .milliseconds(3))
        #expect(calls == 3)
    }

    @Test func timerDoesNotHoldItsView() async {
        let pilot = await Pilot(ViewController(), columns: 10, rows: 2)
        weak var gone: View?
        do {
            let view = View()
            gone = view
            view.scheduleTimer(every: .seconds(1)) {}
            pilot.application.windows[0].addSubview(view)
            await pilot.advance(by: .seconds(1))
            view.removeFromSuperview()
        }
        await pilot.settle()
        #expect(gone == nil)
    }
}
