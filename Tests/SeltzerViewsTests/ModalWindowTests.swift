// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// 40×12: two fields in the first window, and windows that the test opens in front of it.
@MainActor
private final class ModalScene {
    let log = Log()
    let root: ProbeView
    let fields: [ProbeView]
    let pilot: Pilot
    let main: Window

    init() async {
        root = ProbeView("root", log: log)
        fields = ["f1", "f2"].enumerated().map { [log] row, name in
            let field = ProbeView(name, Rect(x: 0, y: row, width: 10, height: 1), log: log)
            field.isFocusable = true
            return field
        }
        fields.forEach(root.addSubview)
        pilot = await Pilot(plain: ViewController(view: root), columns: 40, rows: 12)
        main = pilot.application.windows[0]
    }

    var application: Application { pilot.application }

    /// Opens a window with one focusable view all over it.
    @discardableResult
    func open(
        _ name: String, _ frame: Rect = Rect(x: 20, y: 4, width: 10, height: 4), modal: Bool = true
    ) -> Window {
        let view = ProbeView(name, log: log)
        view.isFocusable = true
        view.mouseAnswer = .stop
        let controller = ViewController(view: view)
        controller.on { [log] (press: OutsidePress) in
            log.note("\(name) outside \(press.location)")
            return .ignored
        }
        let window = Window(frame: frame)
        window.isModal = modal
        window.rootViewController = controller
        window.makeKeyAndVisible(in: application)
        return window
    }

    func presses(of name: String) -> [String] {
        log.entries(of: name).filter { !$0.hasPrefix("enter") && !$0.hasPrefix("leave") }
    }
}

@MainActor
@Suite struct ModalWindowTests {
    @Test("D-68, C1.1: a press outside is dropped and told; closing gives the keys back")
    func pressOutside() async {
        let scene = await ModalScene()
        scene.fields[1].becomeFirstResponder()
        let window = scene.open("dialog")
        #expect(window.isKeyWindow)
        scene.log.clear()
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.log.entries == ["dialog outside \(Point(x: -17, y: -4))"])
        #expect(scene.main.firstResponder === scene.fields[1])
        await scene.pilot.press("x")
        #expect(!scene.log.entries.contains("f2 x"))
        window.close()
        #expect(scene.main.isKeyWindow)
        #expect(scene.fields[1].isFirstResponder)
        await scene.pilot.press("x")
        #expect(scene.log.entries(of: "f2") == ["x"])
    }

    @Test("C1.1: the rest of a press outside goes to nobody, also where it is dragged inside")
    func dragFromOutside() async {
        let scene = await ModalScene()
        scene.open("dialog")
        scene.log.clear()
        await scene.pilot.mouseDown(column: 3, row: 0)
        await scene.pilot.move(column: 22, row: 5)
        await scene.pilot.mouseUp(column: 22, row: 5)
        #expect(scene.presses(of: "dialog") == ["outside \(Point(x: -17, y: -4))"])
        await scene.pilot.click(column: 22, row: 5)
        #expect(scene.presses(of: "dialog").suffix(2) == ["down 2,1", "up 2,1"])
    }

    @Test("C1.1: moves and the wheel do not reach what is behind, and its hover ends")
    func hoverEnds() async {
        let scene = await ModalScene()
        await scene.pilot.move(column: 3, row: 0)
        scene.log.clear()
        let window = scene.open("dialog")
        await scene.pilot.settle()
        #expect(scene.log.entries == ["f1 leave 3,0", "root leave 3,0"])
        scene.log.clear()
        await scene.pilot.move(column: 4, row: 0)
        await scene.pilot.wheel(dy: 1, column: 4, row: 0)
        #expect(scene.log.entries.isEmpty)
        window.close()
        await scene.pilot.settle()
        #expect(scene.log.entries == ["root enter 4,0", "f1 enter 4,0"])
    }

    @Test("C1.11, C4: a handler that opens a modal window loses the mouse after its dispatch")
    func captureIsCancelled() async {
        let scene = await ModalScene()
        scene.fields[0].onMouse = { _, event in
            guard event.phase == .down else { return }
            scene.open("dialog")
            scene.log.note("f1 opened")
        }
        await scene.pilot.mouseDown(column: 3, row: 0)
        await scene.pilot.move(column: 22, row: 5)
        await scene.pilot.mouseUp(column: 22, row: 5)
        #expect(scene.presses(of: "f1") == ["down 3,0", "opened", "cancel 3,0"])
        #expect(scene.presses(of: "dialog").isEmpty)
        #expect(scene.presses(of: "root").filter { $0.hasPrefix("down") }.count == 1)
        #expect(scene.application.keyWindow === scene.application.windows.last)
    }

    @Test("C1.11: a gesture under way behind a modal window is cancelled")
    func gestureIsCancelled() async {
        let scene = await ModalScene()
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        pan.addAction { states.append($0.state) }
        scene.root.addGestureRecognizer(pan)
        await scene.pilot.mouseDown(column: 3, row: 8)
        await scene.pilot.move(column: 9, row: 8)
        scene.open("dialog")
        await scene.pilot.move(column: 12, row: 8)
        await scene.pilot.mouseUp(column: 12, row: 8)
        #expect(states.first == .began)
        #expect(states.last == .cancelled)
    }

    @Test("C1.1: windows in front of the modal one count, and stay in front of it")
    func windowsInFront() async {
        let scene = await ModalScene()
        let dialog = scene.open("dialog")
        let front = scene.open("front", Rect(x: 0, y: 0, width: 4, height: 2), modal: false)
        scene.log.clear()
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.presses(of: "front") == ["down 1,1", "up 1,1"])
        #expect(front.isKeyWindow)
        await scene.pilot.click(column: 22, row: 5)
        #expect(dialog.isKeyWindow)
        #expect(scene.application.windows.last === front)
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.presses(of: "front").suffix(2) == ["down 1,1", "up 1,1"])
    }

    @Test func theInnermostOfNestedModalWindowsHasTheUser() async {
        let scene = await ModalScene()
        scene.fields[0].becomeFirstResponder()
        let outer = scene.open("outer")
        (outer.rootViewController?.view)?.becomeFirstResponder()
        let inner = scene.open("inner", Rect(x: 30, y: 8, width: 5, height: 2))
        inner.rootViewController?.view.becomeFirstResponder()
        scene.log.clear()
        await scene.pilot.click(column: 22, row: 5)
        await scene.pilot.press("x")
        #expect(scene.presses(of: "outer").isEmpty)
        #expect(scene.presses(of: "inner").count == 2)
        inner.close()
        scene.log.clear()
        await scene.pilot.press("y")
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.presses(of: "outer") == ["y", "outside \(Point(x: -17, y: -4))"])
        outer.close()
        #expect(scene.main.isKeyWindow)
        #expect(scene.fields[0].isFirstResponder)
    }

    @Test func aWindowInBetweenMayCloseFirst() async {
        let scene = await ModalScene()
        let outer = scene.open("outer")
        let inner = scene.open("inner")
        outer.close()
        #expect(inner.isKeyWindow)
        inner.close()
        #expect(scene.main.isKeyWindow)
    }

    @Test func aHiddenModalWindowKeepsNobodyOut() async {
        let scene = await ModalScene()
        let window = scene.open("dialog")
        window.rootViewController?.view.becomeFirstResponder()
        window.isHidden = true
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.fields[0].isFirstResponder)
        #expect(scene.main.isKeyWindow)
        window.isHidden = false
        window.makeKeyAndVisible(in: scene.application)
        await scene.pilot.click(column: 3, row: 1)
        #expect(scene.fields[0].isFirstResponder)
        #expect(window.isKeyWindow)
        #expect(window.firstResponder === window.rootViewController?.view)
    }

    @Test func aWindowCanBecomeModalAndCeaseToBe() async {
        let scene = await ModalScene()
        let window = scene.open("panel", modal: false)
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.main.isKeyWindow)
        window.makeKeyAndVisible(in: scene.application)
        window.isModal = true
        await scene.pilot.click(column: 3, row: 1)
        #expect(window.isKeyWindow)
        scene.main.makeKey()
        #expect(window.isKeyWindow)
        window.isModal = false
        scene.main.makeKey()
        #expect(scene.main.isKeyWindow)
    }

    @Test func aReportNamesTheModalWindowInFront() async {
        let scene = await ModalScene()
        let dialog = scene.open("dialog")
        await scene.pilot.settle()
        let report = scene.application.hitTestReport(at: Point(x: 3, y: 0))
        #expect(report.view == nil)
        #expect(report.reason(for: scene.fields[0]) == .modal(dialog))
        #expect(report.description.contains("not ProbeView: modal window Window in front"))
        let inside = scene.application.hitTestReport(at: Point(x: 22, y: 5))
        #expect(inside.view === dialog.rootViewController?.view)
        #expect(inside.reason(for: scene.root) == .modal(dialog))
    }

    @Test func whatIsBehindIsDrawnFainterAndOnlyWhereSomethingChanged() async {
        let scene = await ModalScene()
        let window = scene.open("dialog")
        await scene.pilot.settle()
        #expect(scene.pilot.display.buffer[.zero].attributes.isEmpty)
        window.dimsBackground = true
        await scene.pilot.settle()
        #expect(scene.pilot.display.buffer[.zero].attributes == .dim)
        #expect(scene.pilot.display.buffer[Point(x: 22, y: 5)].attributes.isEmpty)
        scene.fields[0].setNeedsDisplay()
        await scene.pilot.settle()
        #expect(
            scene.pilot.display.damages.last?.rects == [Rect(x: 0, y: 0, width: 10, height: 1)])
        #expect(scene.pilot.display.buffer[.zero].attributes == .dim)
        window.close()
        await scene.pilot.settle()
        #expect(scene.pilot.display.buffer[.zero].attributes.isEmpty)
    }
}
