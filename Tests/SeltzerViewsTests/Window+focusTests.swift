// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A window that only shows something.
private final class Notice: Window {
    override var canBecomeKey: Bool { false }
}

/// A controller that may name the view to begin with.
private final class Form: ViewController {
    let fields = ["a", "b"].map { name in
        let field = ProbeView(name, Rect(x: 0, y: 0, width: 10, height: 1), log: Log())
        field.isFocusable = true
        return field
    }
    var preferred: Int?

    override func viewDidLoad() {
        for field in fields { view.addSubview(field) }
    }

    override var preferredFocusedView: View? { preferred.map { fields[$0] } }
}

/// Hides its first field where there is little room.
private final class Narrowing: ViewController {
    let fields = ["a", "b"].enumerated().map { row, name in
        let field = ProbeView(name, Rect(x: 0, y: row, width: 5, height: 1), log: Log())
        field.isFocusable = true
        return field
    }

    override func viewDidLoad() {
        for field in fields { view.addSubview(field) }
    }

    override func viewDidLayoutSubviews() {
        fields[0].isHidden = view.bounds.width < 10
    }
}

/// Two windows side by side, with two fields each.
@MainActor
private final class TwoWindows {
    let log = Log()
    let pilot: Pilot
    let left: Window
    let right: Window
    private(set) var fields: [String: ProbeView] = [:]

    init() async {
        let controller = ViewController()
        pilot = await Pilot(controller, columns: 40, rows: 10)
        left = pilot.application.windows[0]
        right = Window(frame: Rect(x: 20, y: 0, width: 20, height: 10))
        right.rootViewController = ViewController()
        right.makeKeyAndVisible(in: pilot.application)
        for (window, names) in [(left, ["a", "b"]), (right, ["c", "d"])] {
            for (row, name) in names.enumerated() {
                let field = ProbeView(name, Rect(x: 0, y: row, width: 10, height: 1), log: log)
                field.isFocusable = true
                field.on { [log] (_: ResignedFirstResponder) in
                    log.note("\(name) out")
                    return .ignored
                }
                fields[name] = field
                window.rootViewController?.view.addSubview(field)
            }
        }
        await pilot.settle()
    }

    func field(_ name: String) -> ProbeView { fields[name] ?? ProbeView("none") }

    /// The first responder of the key window.
    var focused: String {
        (pilot.application.keyWindow?.firstResponder as? ProbeView)?.name ?? "none"
    }
}

@MainActor
@Suite struct WindowFocusTests {
    @Test("C3: each window remembers its first responder")
    func eachWindowRemembers() async {
        let scene = await TwoWindows()
        await scene.pilot.press("tab", "tab")
        #expect(scene.focused == "d")
        #expect(scene.field("d").isFocused)
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.focused == "a")
        #expect(scene.field("d").isFirstResponder && !scene.field("d").isFocused)
        scene.right.makeKey()
        #expect(scene.focused == "d")
        await scene.pilot.press("tab")
        #expect(scene.focused == "c", "Tab stays in the key window")
        scene.right.close()
        #expect(scene.focused == "a")
    }

    @Test("C3: a refusal to resign blocks another window by mouse, and not the closing of its own")
    func refusal() async {
        let scene = await TwoWindows()
        scene.field("c").becomeFirstResponder()
        scene.field("c").refusesToResign = true
        scene.log.clear()
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.right.isKeyWindow)
        #expect(!scene.log.entries.contains { $0.hasPrefix("b down") || $0.hasPrefix("b up") })
        #expect(scene.left.firstResponder == nil)
        await scene.pilot.press("tab")
        #expect(scene.focused == "c")
        scene.log.clear()
        scene.right.close()
        #expect(scene.left.isKeyWindow)
        #expect(scene.log.entries == ["c out"])
        #expect(scene.right.firstResponder == nil)
    }

    @Test("C3: the keys move on within the window when its controller is swapped")
    func controllerIsSwapped() async {
        let scene = await TwoWindows()
        scene.field("c").becomeFirstResponder()
        let fresh = ProbeView("fresh", log: scene.log)
        fresh.isFocusable = true
        scene.log.clear()
        scene.right.rootViewController = ViewController(view: fresh)
        await scene.pilot.settle()
        #expect(scene.focused == "fresh")
        #expect(scene.log.entries.contains("c out"))
        scene.right.rootViewController = nil
        await scene.pilot.settle()
        #expect(scene.focused == "none")
        await scene.pilot.press("x", "tab", "down")
        #expect(scene.right.isKeyWindow)
    }

    @Test("C3: the keys move on when a control around the first responder is disabled")
    func aControlAroundIsDisabled() async {
        let scene = await TwoWindows()
        let control = ProbeControl("box", Rect(x: 0, y: 5, width: 5, height: 1), log: scene.log)
        scene.right.rootViewController?.view.addSubview(control)
        control.addSubview(scene.field("c"))
        scene.field("c").becomeFirstResponder()
        control.isEnabled = false
        await scene.pilot.settle()
        #expect(scene.focused == "d")
        await scene.pilot.press("tab")
        #expect(scene.focused == "d", "what is in a disabled control is left out")
    }

    @Test("C3: the keys move on from a view that does not want them any more")
    func unwillingView() async {
        let scene = await TwoWindows()
        scene.field("c").becomeFirstResponder()
        scene.field("c").isFocusable = false
        scene.right.setNeedsLayout()
        await scene.pilot.settle()
        #expect(scene.focused == "d")
        scene.field("d").isFocusable = false
        await scene.pilot.press("x")
        #expect(scene.focused == "none")
    }

    @Test func aWindowThatCannotBecomeKeyTakesPressesButNoKeys() async {
        let scene = await TwoWindows()
        scene.field("c").becomeFirstResponder()
        let notice = Notice(frame: Rect(x: 0, y: 8, width: 10, height: 2))
        let view = ProbeView("notice", log: scene.log)
        view.isFocusable = true
        notice.rootViewController = ViewController(view: view)
        notice.makeKeyAndVisible(in: scene.pilot.application)
        #expect(scene.right.isKeyWindow)
        notice.makeKey()
        #expect(scene.right.isKeyWindow)
        scene.log.clear()
        await scene.pilot.click(column: 1, row: 9)
        #expect(scene.log.entries(of: "notice").filter { $0.hasPrefix("down") } == ["down 1,1"])
        #expect(scene.focused == "c")
        #expect(notice.firstResponder == nil)
        scene.right.close()
        #expect(scene.left.isKeyWindow)
    }

    @Test func theKeysGoBackToTheWindowThatHadThemLast() async {
        let scene = await TwoWindows()
        let third = Window(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        third.makeKeyAndVisible(in: scene.pilot.application)
        scene.left.makeKey()
        third.makeKey()
        third.close()
        #expect(scene.left.isKeyWindow, "though another one is in front of it")
        scene.left.isHidden = true
        await scene.pilot.settle()
        #expect(scene.right.isKeyWindow)
        scene.right.isHidden = true
        await scene.pilot.settle()
        #expect(scene.pilot.application.keyWindow == nil)
        await scene.pilot.press("x")
        scene.right.isHidden = false
        await scene.pilot.settle()
        #expect(scene.right.isKeyWindow)
    }

    @Test func aHiddenWindowKeepsItsFirstResponder() async {
        let scene = await TwoWindows()
        scene.field("c").becomeFirstResponder()
        scene.right.isHidden = true
        await scene.pilot.settle()
        scene.right.isHidden = false
        await scene.pilot.settle()
        #expect(scene.field("c").isFirstResponder)
    }

    @Test(arguments: [nil, 0, 1])
    func atTheStartThePreferredViewIsFocusedOrElseTheFirst(preferred: Int?) async {
        let form = Form()
        form.preferred = preferred
        let pilot = await Pilot(form, columns: 20, rows: 5)
        let first = pilot.application.keyWindow?.firstResponder
        #expect(first === form.fields[preferred ?? 0])
    }

    @Test func theFirstViewIsFocusedWhereThePreferredOneCannotBe() async {
        let form = Form()
        form.preferred = 0
        form.fields[0].isFocusable = false
        let pilot = await Pilot(form, columns: 20, rows: 5)
        #expect(pilot.application.keyWindow?.firstResponder === form.fields[1])
    }

    @Test func aControllerMayWantNoViewFocused() async {
        let form = Form()
        form.preferred = 1
        form.wantsInitialFocus = false
        var keys = 0
        form.bind("x") { keys += 1 }
        let pilot = await Pilot(form, columns: 20, rows: 5)
        #expect(pilot.application.keyWindow?.firstResponder == nil)
        await pilot.press("x")
        #expect(keys == 1)
        let sheet = Form()
        sheet.wantsInitialFocus = false
        form.present(sheet)
        await pilot.settle()
        #expect(pilot.application.keyWindow?.firstResponder == nil)
        await pilot.press("tab")
        #expect(sheet.fields[0].isFocused)
    }

    /// Found by the monkey: the focus stayed on a view that a layout had hidden, until the next input.
    @Test func aLayoutThatHidesTheFocusedViewMovesTheFocusOn() async {
        let controller = Narrowing()
        let pilot = await Pilot(controller, columns: 20, rows: 4)
        controller.fields[0].becomeFirstResponder()
        await pilot.resize(columns: 8, rows: 4)
        #expect(await pilot.faults() == [])
        #expect(controller.fields[1].isFirstResponder)
    }

    @Test func whatIsFocusedWhenTheControllerAppearsStaysSo() async {
        final class Choosing: ViewController {
            let fields = [ProbeView("a"), ProbeView("b")]
            override func viewDidLoad() {
                for field in fields {
                    field.isFocusable = true
                    view.addSubview(field)
                }
            }
            override func viewDidAppear(_ animated: Bool) { fields[1].becomeFirstResponder() }
        }
        let controller = Choosing()
        let pilot = await Pilot(controller, columns: 20, rows: 5)
        #expect(pilot.application.keyWindow?.firstResponder === controller.fields[1])
    }
}
