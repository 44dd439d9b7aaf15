// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameLoop+layout, FrameRenderer.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct FrameLoopTests {
    @Test func framesForABusyDisplayAreReplacedNotQueued() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 4, rows: 1)
        let frames = pilot.display.frameCount
        pilot.display.isBusy = true
        for color in 1...5 {
            view.backgroundColor = .palette(UInt8(color))
            await pilot.settle()
        }
        #expect(pilot.display.frameCount == frames)
        pilot.display.isBusy = false
        #expect(pilot.display.frameCount == frames + 1)
        #expect(pilot.display.buffer[.zero].background == .palette(5))
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
    }

    @Test func whatABusyDisplayRefusedIsNotDrawnAgain() async {
        let log = Log()
        let views = ["a", "b", "c"].enumerated().map { column, name in
            DrawnView(name, Rect(x: column, y: 0, width: 1, height: 1), log: log)
        }
        let root = View()
        views.forEach(root.addSubview)
        let pilot = await Pilot(ViewController(view: root), columns: 4, rows: 1)
        pilot.display.isBusy = true
        log.clear()
        views[0].setNeedsDisplay()
        await pilot.settle()
        #expect(log.entries == ["a"])
        views[2].setNeedsDisplay()
        await pilot.settle()
        pilot.display.isBusy = false
        #expect(log.entries == ["a", "c"])
        var shown = Damage(views[0].frame)
        shown.insert(views[2].frame)
        #expect(pilot.display.damages.last == shown)
    }

    @Test func whatInputChangesGoesBeforeWhatWaitsForABusyDisplay() async {
        let log = Log()
        let moving = DrawnView("m", Rect(x: 0, y: 0, width: 4, height: 2), log: log)
        let typed = DrawnView("t", Rect(x: 2, y: 1, width: 1, height: 1), log: log)
        let root = View()
        [moving, typed].forEach(root.addSubview)
        let controller = ViewController(view: root)
        controller.on { (_: KeyEvent) in
            typed.setNeedsDisplay()
            return .stop
        }
        let pilot = await Pilot(controller, columns: 4, rows: 2)
        pilot.display.isBusy = true
        moving.setNeedsDisplay()
        await pilot.settle()
        await pilot.press("x")
        let count = pilot.display.damages.count
        pilot.display.isBusy = false
        #expect(pilot.display.damages.count == count + 2)
        #expect(pilot.display.damages.dropLast().last == Damage(typed.frame))
        #expect(pilot.display.damages.last == Damage(root.bounds))

        // What comes from elsewhere waits its turn.
        pilot.display.isBusy = true
        moving.setNeedsDisplay()
        await pilot.settle()
        typed.setNeedsDisplay()
        await pilot.settle()
        pilot.display.isBusy = false
        #expect(pilot.display.damages.count == count + 3)
    }

    @Test func lostContentIsPaintedAnew() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        pilot.display.send(.contentLost)
        #expect(pilot.display.frameCount == 2)
        #expect(pilot.display.damages.last?.rects == [Rect(x: 0, y: 0, width: 4, height: 2)])
    }

    @Test func controlLPaintsEveryCell() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        await pilot.press("ctrl-l")
        #expect(pilot.display.damages.last?.rects == [Rect(x: 0, y: 0, width: 4, height: 2)])
        #expect(pilot.display.frameCount == 2)
    }

    @Test func theCursorIsShownWhereTheFirstResponderWantsIt() async {
        let box = View(frame: Rect(x: 2, y: 1, width: 5, height: 2))
        box.clipsToBounds = true
        let view = ProbeView("v", Rect(x: 1, y: 0, width: 10, height: 3))
        view.isFocusable = true
        view.cursor = Point(x: 3, y: 1)
        let root = View()
        root.addSubview(box)
        box.addSubview(view)
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(controller, columns: 20, rows: 5)
        #expect(pilot.display.cursor == nil)
        view.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.display.cursor == Cursor(position: Point(x: 6, y: 2)))
        let frames = pilot.display.frameCount
        for position in [Point(x: 4, y: 0), Point(x: 0, y: 2), Point(x: -1, y: 0), nil] {
            view.cursor = position
            view.setNeedsDisplay()
            await pilot.settle()
            #expect(pilot.display.cursor == nil)
        }
        view.cursor = .zero
        view.setNeedsDisplay()
        await pilot.settle()
        #expect(pilot.display.cursor == Cursor(position: Point(x: 3, y: 1)))
        #expect(pilot.display.frameCount > frames)
        view.isHidden = true
        await pilot.settle()
        #expect(pilot.display.cursor == nil)
    }

    @Test func aLayoutThatNeverRestsIsSaidAndDoesNotHang() async {
        final class Restless: View {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let pilot = await Pilot(ViewController(view: Restless()))
        #expect(pilot.application.diagnostics.count == 1)
        #expect(pilot.application.diagnostics[0].contains("The layout never ends"))
    }
}

/// A view that notes when it draws.
private final class DrawnView: ProbeView {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        log.note(name)
        super.draw(rect, in: canvas)
    }
}
