// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Window.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationWindowsTests {
    @Test func closingTheFrontWindowGivesTheKeysToTheOneBelow() async {
        let below = ProbeView("below")
        below.isFocusable = true
        let pilot = await Pilot(ViewController(view: below))
        below.becomeFirstResponder()
        let window = Window(frame: Rect(x: 5, y: 5, width: 10, height: 3))
        let above = ProbeView("above", log: below.log)
        above.isFocusable = true
        window.rootViewController = ViewController(view: above)
        window.makeKeyAndVisible(in: pilot.application)
        #expect(window.isKeyWindow)
        above.becomeFirstResponder()
        await pilot.press("a")
        window.close()
        await pilot.press("b")
        #expect(below.log.entries.filter { $0.count < 10 } == ["above a", "below b"])
        #expect(below.isFirstResponder)
    }

    @Test func aPressBringsItsWindowToTheFront() async {
        let pilot = await Pilot(ViewController(view: ProbeView("back")), columns: 10, rows: 4)
        let window = Window(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        window.rootViewController = ViewController(view: ProbeView("front"))
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        let root = pilot.application.windows[0]
        await pilot.click(column: 9, row: 3)
        #expect(pilot.application.windows.last === root)
        #expect(pilot.application.keyWindow === root)
        #expect(pilot.screen == "bbbbbbbbbb\nbbbbbbbbbb\nbbbbbbbbbb\nbbbbbbbbbb")
    }

    @Test func aWindowGoesFromOneApplicationToAnother() async {
        let first = await Pilot(ViewController(view: ProbeView("1")), columns: 4, rows: 1)
        let second = await Pilot(ViewController(view: ProbeView("2")), columns: 4, rows: 1)
        let window = Window(frame: Rect(x: 0, y: 0, width: 2, height: 1))
        window.rootViewController = ViewController(view: ProbeView("w"))
        window.makeKeyAndVisible(in: first.application)
        window.makeKeyAndVisible(in: second.application)
        await first.settle()
        await second.settle()
        #expect(first.screen == "1111")
        #expect(second.screen == "ww22")
    }

    @Test func aResizeReachesTheRootViewAndBack() async {
        let view = ProbeView("v")
        let pilot = await Pilot(ViewController(view: view), columns: 4, rows: 2)
        for (columns, rows, screen) in [
            (1, 1, "v"), (0, 0, ""), (3, 1, "vvv"), (0, 7, "\n\n\n\n\n\n"), (2, 2, "vv\nvv"),
        ] {
            await pilot.resize(columns: columns, rows: rows)
            #expect(view.frame == Rect(x: 0, y: 0, width: columns, height: rows))
            #expect(pilot.screen == screen)
            await pilot.click(column: 0, row: 0)
        }
    }

    @Test func belowThePromptTheFirstViewHasTheKeysFromTheStart() async throws {
        let (first, second) = (Control(), Control())
        let controller = ViewController(view: StackView(.vertical, [first, second]))
        let display = MemoryDisplay(size: Size(width: 5, height: 2))
        let application = Application(root: controller) { display }
        application.presentation = .inline(rows: 2)
        let run = Task { try await application.run() }
        while !application.isRunning { await Task.yield() }
        #expect(first.isFirstResponder && !second.isFirstResponder)
        application.end()
        #expect(try await run.value == .ended)
    }
}
