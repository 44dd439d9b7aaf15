// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: HoverTracker, MouseEvent, MouseTargets, ReceiverLocations.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// 80×24: root, a panel with a control and a field in it, and a list beside.
@MainActor
private final class MouseScene {
    let log = Log()
    let root: ProbeView
    let panel: ProbeView
    let btn: ProbeControl
    let field: ProbeView
    let list: ProbeView
    let pilot: Pilot

    init() async {
        root = ProbeView("root", log: log)
        panel = ProbeView("panel", Rect(x: 10, y: 5, width: 40, height: 10), log: log)
        btn = ProbeControl("btn", Rect(x: 5, y: 2, width: 10, height: 1), log: log)
        field = ProbeView("field", Rect(x: 5, y: 4, width: 20, height: 1), log: log)
        list = ProbeView("list", Rect(x: 50, y: 5, width: 20, height: 10), log: log)
        field.isFocusable = true
        root.addSubview(panel)
        panel.addSubview(btn)
        panel.addSubview(field)
        root.addSubview(list)
        pilot = await Pilot(ViewController(view: root))
    }

    /// What was noted of a view, hover and plain motion left out.
    func presses(of name: String) -> [String] {
        log.entries(of: name).filter {
            !$0.hasPrefix("enter") && !$0.hasPrefix("leave") && !$0.hasPrefix("move")
        }
    }

    /// Who was entered (+) and left (−), in order.
    var hovers: [String] {
        log.entries.compactMap { entry in
            let words = entry.split(separator: " ")
            return switch words[1] {
            case "enter": "+\(words[0])"
            case "leave": "-\(words[0])"
            default: nil
            }
        }
    }

    var actions: Int { log.entries.count { $0 == "btn action" } }
}

@MainActor
@Suite struct MouseDispatcherTests {
    @Test func theCapturingAndTheHoveredViewsCanBeRead() async {
        let scene = await MouseScene()
        let (application, button) = (scene.pilot.application, scene.btn)
        #expect(application.capturingView == nil)
        #expect(application.hoveredViews.isEmpty)
        await scene.pilot.mouseDown(column: 16, row: 7)
        #expect(application.capturingView === button)
        #expect(application.hoveredViews == [button, scene.panel, scene.root])
        await scene.pilot.mouseUp(column: 16, row: 7)
        #expect(application.capturingView == nil)
    }

    @Test func mistakesOnRoutesAreDiagnosed() async {
        let scene = await MouseScene()
        scene.list.on { (_: CapabilitiesChanged) in .observed }
        let capabilities = scene.pilot.application.capabilities
        scene.pilot.application.broadcast(
            CapabilitiesChanged(previous: capabilities, current: capabilities))
        #if DEBUG
        #expect(
            scene.pilot.application.diagnostics == [
                "CapabilitiesChanged was broadcast, and ProbeView has no handler for that phase: "
                    + "subscribe with phase: .broadcast."
            ])
        #endif
    }

    @Test("D-54: a click on a control is its action")
    func click() async {
        let scene = await MouseScene()
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.presses(of: "btn") == ["down 2,0 T", "action", "up 2,0 F"])
        #expect(scene.presses(of: "panel").isEmpty)
    }

    /// So come the reports in pixels that another program has left on.
    @Test(arguments: [(1212, 744), (80, 7), (17, 24), (-1, 7), (.min, .max), (.max, .min)])
    func cellsBeyondTheScreenHitNobody(column: Int, row: Int) async {
        let scene = await MouseScene()
        await scene.pilot.move(column: column, row: row)
        await scene.pilot.click(column: column, row: row)
        await scene.pilot.wheel(dy: 1, column: column, row: row)
        #expect(scene.log.entries.isEmpty)
        await scene.pilot.drag(fromColumn: 17, row: 7, toColumn: column, row: row)
        #expect(scene.actions == 0)
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.actions == 1)
    }

    @Test("D-55: a press dragged off a control is no action, and stays the control's")
    func releaseOutside() async {
        let scene = await MouseScene()
        await scene.pilot.drag(fromColumn: 17, row: 7, toColumn: 40, row: 12)
        #expect(scene.actions == 0)
        let presses = scene.presses(of: "btn")
        #expect(presses.prefix(4) == ["down 2,0 T", "drag 3,0 T", "drag 4,0 T", "drag 5,1 F"])
        #expect(presses.dropFirst(3).allSatisfy { $0.hasSuffix(" F") })
        #expect(presses.suffix(2) == ["drag 25,5 F", "up 25,5 F"])
        #expect(scene.presses(of: "panel").isEmpty)
        #expect(scene.presses(of: "list").isEmpty)
    }

    @Test("D-56: a control is highlighted while the pointer is on it")
    func highlighting() async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 17, row: 7)
        await scene.pilot.move(column: 40, row: 12)
        await scene.pilot.move(column: 17, row: 7)
        #expect(scene.btn.isHighlighted)
        await scene.pilot.mouseUp(column: 17, row: 7)
        #expect(scene.actions == 1)
        let looks = scene.presses(of: "btn").filter { $0 != "action" }.map { $0.last }
        #expect(looks == ["T", "F", "T", "F"])
    }

    @Test("D-57: a press that began elsewhere does nothing to a control")
    func pressFromElsewhere() async {
        let scene = await MouseScene()
        await scene.pilot.drag(fromColumn: 12, row: 6, toColumn: 17, row: 7)
        #expect(scene.actions == 0)
        #expect(scene.presses(of: "btn").isEmpty)
        #expect(
            scene.presses(of: "panel") == [
                "down 2,1", "drag 3,1", "drag 4,1", "drag 5,2", "drag 6,2", "drag 7,2", "up 7,2",
            ])
    }

    @Test("D-58: views are left from the inside and entered from the outside")
    func hover() async {
        let scene = await MouseScene()
        await scene.pilot.move(column: 0, row: 0)
        await scene.pilot.move(column: 17, row: 7)
        await scene.pilot.move(column: 60, row: 8)
        #expect(scene.hovers == ["+root", "+panel", "+btn", "-btn", "-panel", "+list"])
    }

    @Test("D-59: while a press lasts only its view is left and entered")
    func hoverWhileCaptured() async {
        let scene = await MouseScene()
        await scene.pilot.move(column: 17, row: 7)
        scene.log.clear()
        await scene.pilot.mouseDown(column: 17, row: 7)
        for (column, row) in [(60, 8), (17, 7), (60, 8)] {
            await scene.pilot.move(column: column, row: row)
        }
        #expect(scene.hovers == ["-btn", "+btn", "-btn"])
        await scene.pilot.mouseUp(column: 60, row: 8)
        #expect(scene.hovers == ["-btn", "+btn", "-btn", "-panel", "+list"])
    }

    @Test("D-61: presses in a row on one cell are counted up to half a second apart")
    func clickCounts() async {
        let scene = await MouseScene()
        var counts: [Int] = []
        scene.list.onMouse = { _, event in
            if event.phase == .down { counts.append(event.clickCount) }
        }
        var last = 0
        for time in [0, 300, 600, 1200] {
            await scene.pilot.advance(by: .milliseconds(time - last))
            last = time
            await scene.pilot.click(column: 55, row: 7)
        }
        #expect(counts == [1, 2, 3, 1])
        await scene.pilot.click(column: 56, row: 7)
        await scene.pilot.click(column: 56, row: 7, button: .right)
        #expect(counts == [1, 2, 3, 1, 1, 1])
    }

    @Test("D-62: a view removed by its own press is told that the press is cancelled, and no more")
    func removedByItsPress() async {
        let scene = await MouseScene()
        scene.panel.onMouse = { view, event in
            if event.phase == .down { view.removeFromSuperview() }
        }
        await scene.pilot.mouseDown(column: 12, row: 6)
        await scene.pilot.move(column: 14, row: 6)
        await scene.pilot.mouseUp(column: 14, row: 6)
        #expect(
            scene.presses(of: "panel").map { $0.split(separator: " ")[0] } == ["down", "cancel"])
        let before = scene.presses(of: "root").count
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.presses(of: "root").dropFirst(before) == ["down 17,7", "up 17,7"])
        #expect(scene.actions == 0)
    }

    @Test("D-63: a disabled control swallows, one that is switched off lets through")
    func disabledAndSwitchedOff() async {
        let scene = await MouseScene()
        scene.btn.isEnabled = false
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.actions == 0)
        #expect(scene.presses(of: "panel").isEmpty)
        scene.btn.isEnabled = true
        scene.btn.isUserInteractionEnabled = false
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.actions == 0)
        #expect(scene.presses(of: "panel") == ["down 7,2", "up 7,2"])
    }

    @Test(
        "C1.11: the pressed view is told once that the press is cancelled, whoever ends it",
        arguments: ["hidden", "off", "superview", "focus"])
    func cancellation(way: String) async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 17, row: 7)
        switch way {
        case "hidden": scene.btn.isHidden = true
        case "off": scene.btn.isUserInteractionEnabled = false
        case "superview": scene.panel.removeFromSuperview()
        default: await scene.pilot.send(.focus(false))
        }
        await scene.pilot.settle()
        #expect(scene.presses(of: "btn").count { $0.hasPrefix("cancel") } == 1)
        await scene.pilot.move(column: 18, row: 7)
        await scene.pilot.mouseUp(column: 17, row: 7)
        #expect(scene.presses(of: "btn").map { $0.split(separator: " ")[0] } == ["down", "cancel"])
        #expect(!scene.btn.isHighlighted)
        #expect(scene.presses(of: "root").isEmpty)
        await scene.pilot.click(column: 60, row: 8)
        #expect(scene.presses(of: "list") == ["down 10,3", "up 10,3"])
    }

    @Test func movingAViewWithinItsWindowKeepsItsPress() async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 17, row: 7)
        scene.root.addSubview(scene.btn)
        await scene.pilot.mouseUp(column: 5, row: 2)
        #expect(scene.actions == 1)
    }

    @Test func furtherButtonsBelongToTheViewThatWasPressedFirst() async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 55, row: 7)
        await scene.pilot.mouseDown(column: 12, row: 6, button: .right)
        #expect(scene.presses(of: "list") == ["down 5,2", "down -38,1"])
        #expect(scene.presses(of: "panel").isEmpty)
        await scene.pilot.send(.mouse(MouseInput(.release(.left), at: Point(x: 12, y: 6))))
        await scene.pilot.send(.mouse(MouseInput(.release(.right), at: Point(x: 12, y: 6))))
        await scene.pilot.click(column: 12, row: 6)
        #expect(scene.presses(of: "panel") == ["down 2,1", "up 2,1"])
    }

    @Test(
        "A press whose release was lost is cancelled",
        arguments: [MouseInput.Action.move, .press(.left)])
    func lostRelease(next: MouseInput.Action) async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 17, row: 7)
        await scene.pilot.send(.mouse(MouseInput(next, at: Point(x: 60, y: 8))))
        #expect(scene.presses(of: "btn").last?.hasPrefix("cancel") == true)
        #expect(scene.actions == 0)
        await scene.pilot.send(.mouse(MouseInput(.release(.left), at: Point(x: 60, y: 8))))
        await scene.pilot.click(column: 17, row: 7)
        #expect(scene.actions == 1)
    }

    @Test func aReleaseThatNamesNoButtonEndsThePress() async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 17, row: 7)
        await scene.pilot.send(.mouse(MouseInput(.release(nil), at: Point(x: 17, y: 7))))
        #expect(scene.actions == 1)
    }

    @Test("C1.8: other buttons and the wheel pass a control by")
    func otherButtonsPassControls() async {
        let scene = await MouseScene()
        await scene.pilot.click(column: 17, row: 7, button: .right)
        await scene.pilot.wheel(dy: 1, column: 17, row: 7)
        #expect(scene.actions == 0)
        #expect(scene.presses(of: "panel") == ["down 7,2", "up 7,2", "scroll 7,2"])
    }

    @Test("C1.10: the wheel goes to the pressed view, takes no focus and is no click")
    func wheel() async {
        let scene = await MouseScene()
        await scene.pilot.wheel(dy: 1, column: 16, row: 9)
        #expect(!scene.field.isFirstResponder)
        await scene.pilot.mouseDown(column: 55, row: 7)
        await scene.pilot.wheel(dy: 1, column: 12, row: 6)
        #expect(scene.presses(of: "list") == ["down 5,2", "scroll -38,1"])
    }

    @Test("C4: whatever handlers move, all on the route get the press where it was")
    func fixedRouteAndLocations() async {
        let scene = await MouseScene()
        scene.field.onMouse = { [panel = scene.panel] view, event in
            guard event.phase == .down else { return }
            panel.frame.origin = Point(x: 30, y: 1)
            view.removeFromSuperview()
        }
        await scene.pilot.mouseDown(column: 16, row: 9)
        #expect(scene.presses(of: "field").first == "down 1,0")
        #expect(scene.presses(of: "panel").first == "down 6,4")
        #expect(scene.presses(of: "root").first == "down 16,9")
    }

    @Test func controllersGetTheLocationInTheirViews() async {
        let scene = await MouseScene()
        let controller = ViewController(view: scene.panel)
        var locations: [Point] = []
        controller.on { (event: MouseEvent) in
            if event.phase == .down { locations.append(event.location) }
            return .ignored
        }
        await scene.pilot.mouseDown(column: 12, row: 6)
        #expect(locations == [Point(x: 2, y: 1)])
    }

    @Test func pressesInOneBatchHitWhatEarlierEventsHaveMoved() async {
        let scene = await MouseScene()
        scene.pilot.application.bind("m") {
            scene.list.frame.origin = Point(x: 0, y: 15)
        }
        let place = Point(x: 3, y: 16)
        scene.pilot.display.send(
            .input([
                .key(KeyPress(.character("m"))), .mouse(MouseInput(.press(.left), at: place)),
            ]))
        #expect(scene.presses(of: "list") == ["down 3,1"])
    }

    @Test func hoverFollowsViewsThatMoveUnderThePointer() async {
        let scene = await MouseScene()
        await scene.pilot.move(column: 60, row: 8)
        scene.log.clear()
        scene.list.isHidden = true
        await scene.pilot.settle()
        #expect(scene.hovers == ["-list"])
        scene.panel.frame.origin.x = 40
        await scene.pilot.settle()
        #expect(scene.hovers == ["-list", "+panel"])
    }

    @Test func aViewThatIsTakenAwayAsThePointerComesIsNeitherEnteredNorLeft() async {
        let log = Log()
        let bounds = Rect(x: 0, y: 0, width: 10, height: 3)
        let (outer, inner) = (
            ProbeView("outer", bounds, log: log), ProbeView("inner", bounds, log: log)
        )
        outer.addSubview(inner)
        outer.onMouse = { outer, event in
            if event.phase == .enter { outer.subviews.first?.removeFromSuperview() }
        }
        let root = View()
        root.addSubview(outer)
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 5)
        await pilot.move(column: 2, row: 1)
        await pilot.move(column: 15, row: 4)
        #expect(log.entries(of: "inner") == ["move 2,1"])
        #expect(log.entries(of: "outer").count { $0.hasPrefix("enter") } == 1)
        #expect(log.entries(of: "outer").count { $0.hasPrefix("leave") } == 1)
    }

    @Test("C1.3: the hovered views are others when they are scrolled under a pointer that rests")
    func hoverFollowsWhatIsScrolled() async {
        let scene = await MouseScene()
        await scene.pilot.move(column: 60, row: 8)
        scene.log.clear()
        scene.root.bounds.origin.y = 10
        await scene.pilot.settle()
        #expect(scene.hovers == ["-list"])
        scene.root.bounds.origin = Point(x: -20, y: 1)
        await scene.pilot.settle()
        #expect(scene.hovers == ["-list", "+panel"])
    }

    @Test func theEndLeavesNoPressAndNoHover() async {
        let scene = await MouseScene()
        await scene.pilot.mouseDown(column: 17, row: 7)
        scene.pilot.application.end()
        await scene.pilot.settle()
        #expect(scene.presses(of: "btn").last?.hasPrefix("cancel") == true)
        #expect(scene.hovers.suffix(3) == ["-btn", "-panel", "-root"])
        #expect(!scene.btn.isHovered)
    }
}
