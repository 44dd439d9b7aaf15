// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FirstResponderEvents.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// A column of focusable views in one window.
@MainActor
private final class FocusScene {
    let log = Log()
    let root: ProbeView
    let fields: [ProbeView]
    let pilot: Pilot

    init(_ names: String...) async {
        let log = log
        root = ProbeView("root", log: log)
        fields = names.enumerated().map { row, name in
            let field = ProbeView(name, Rect(x: 0, y: row, width: 10, height: 1), log: log)
            field.isFocusable = true
            field.on { (_: BecameFirstResponder) in
                log.note("\(name) in")
                return .ignored
            }
            field.on { (_: ResignedFirstResponder) in
                log.note("\(name) out")
                return .ignored
            }
            return field
        }
        fields.forEach(root.addSubview)
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        pilot = await Pilot(controller)
    }

    var window: Window { pilot.application.windows[0] }

    var focused: String { (window.firstResponder as? ProbeView)?.name ?? "none" }
}

@MainActor
@Suite struct FocusTests {
    /// Found by the monkey: a page focused a panel that was hidden behind an enlarged one.
    @Test func aHiddenViewKeepsTheFocusOnlyIfItIsShownInTheSameTurn() async {
        let scene = await FocusScene("f1", "f2")
        scene.fields[1].isHidden = true
        await scene.pilot.settle()
        scene.fields[1].becomeFirstResponder()
        await scene.pilot.settle()
        #expect(scene.focused == "f1")
        scene.fields[1].becomeFirstResponder()
        scene.fields[1].isHidden = false
        await scene.pilot.settle()
        #expect(scene.focused == "f2")
    }

    @Test("D-64: Tab goes through the views that are visible and willing, and round")
    func traversal() async {
        let scene = await FocusScene("f1", "f2", "f3", "f4")
        scene.fields[1].isHidden = true
        let control = ProbeControl("f3", scene.fields[2].frame, log: scene.log)
        scene.fields[2].removeFromSuperview()
        scene.root.insertSubview(control, at: 2)
        control.isEnabled = false
        var order: [String] = []
        for chord: KeyChord in ["tab", "tab", "tab", "shift-tab"] {
            await scene.pilot.press(chord)
            order.append(scene.focused)
        }
        #expect(order == ["f1", "f4", "f1", "f4"])
        control.isEnabled = true
        await scene.pilot.press("shift-tab")
        #expect(control.isFirstResponder)
    }

    @Test func unwillingViewsAreLeftOut() async {
        let scene = await FocusScene("f1", "f2", "f3")
        scene.fields[1].isFocusable = false
        await scene.pilot.press("tab", "tab")
        #expect(scene.focused == "f3")
    }

    @Test func shiftTabBeginsWithTheLast() async {
        let scene = await FocusScene("f1", "f2")
        await scene.pilot.press("shift-tab")
        #expect(scene.focused == "f2")
    }

    @Test func whatLiesInHiddenOrSwitchedOffViewsIsLeftOut() async {
        let scene = await FocusScene("f1", "f2", "f3")
        let inner = ProbeView("inner", log: scene.log)
        inner.isFocusable = true
        scene.fields[1].addSubview(inner)
        scene.fields[1].isUserInteractionEnabled = false
        await scene.pilot.press("tab", "tab")
        #expect(scene.focused == "f3")
    }

    @Test("D-65: the first responder has a key before the application's binding")
    func bindingsComeAfterTheFirstResponder() async {
        let scene = await FocusScene("field")
        var quits = 0
        scene.pilot.application.bind("q", "Quit") { quits += 1 }
        scene.fields[0].keyAnswer = .stop
        scene.fields[0].becomeFirstResponder()
        await scene.pilot.press("q")
        #expect(scene.log.entries(of: "field").contains("q"))
        #expect(quits == 0)
        scene.fields[0].resignFirstResponder()
        await scene.pilot.press("q")
        #expect(quits == 1)
    }

    @Test("D-66: a press is dropped where the first responder does not let go")
    func refusalToResign() async {
        let scene = await FocusScene("f1", "f2")
        scene.fields[0].becomeFirstResponder()
        scene.fields[0].refusesToResign = true
        await scene.pilot.click(column: 1, row: 1)
        #expect(
            !scene.log.entries(of: "f2").contains { $0.hasPrefix("down") || $0.hasPrefix("up") })
        #expect(scene.focused == "f1")
        await scene.pilot.press("tab")
        #expect(scene.focused == "f1")
        #expect(!scene.fields[1].becomeFirstResponder())
        scene.fields[0].refusesToResign = false
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.focused == "f2")
    }

    @Test(
        "D-67: the keys move on to the next view when the first responder goes in its own handler",
        arguments: ["remove", "hide", "off"])
    func firstResponderGoes(way: String) async {
        let scene = await FocusScene("f1", "f2", "f3")
        scene.fields[1].becomeFirstResponder()
        scene.fields[1].onKey = { view, _ in
            switch way {
            case "remove": view.removeFromSuperview()
            case "hide": view.isHidden = true
            default: view.isUserInteractionEnabled = false
            }
        }
        scene.log.clear()
        await scene.pilot.press("x")
        #expect(scene.focused == "f3")
        #expect(scene.log.entries(of: "f2") == ["x", "out"])
        #expect(scene.log.entries(of: "f3") == ["in"])
    }

    @Test func theKeysMoveOnPastOthersThatGoAtTheSameTime() async {
        let scene = await FocusScene("f1", "f2", "f3", "f4")
        scene.fields[2].becomeFirstResponder()
        scene.fields[2].removeFromSuperview()
        scene.fields[0].removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.focused == "f4")
        scene.fields[3].removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.focused == "f2")
        scene.fields[1].removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.focused == "none")
    }

    @Test func aViewThatLeavesItsWindowGivesFocusUpAtOnce() async {
        let scene = await FocusScene("f1", "f2")
        let box = View(frame: Rect(x: 0, y: 5, width: 10, height: 1))
        scene.root.addSubview(box)
        box.addSubview(scene.fields[0])
        scene.fields[0].becomeFirstResponder()
        scene.log.clear()
        box.removeFromSuperview()
        #expect(scene.window.firstResponder == nil)
        #expect(scene.log.entries == ["f1 out"])
        await scene.pilot.settle()
        #expect(scene.focused == "f2")
    }

    @Test func aFocusedViewThatIsPutBackInTheSameTurnIsFocusedAgain() async {
        let scene = await FocusScene("f1", "f2", "f3")
        scene.fields[1].becomeFirstResponder()
        scene.fields[1].removeFromSuperview()
        scene.root.addSubview(scene.fields[1])
        await scene.pilot.settle()
        #expect(scene.focused == "f2")
    }

    @Test func theWindowDoesNotKeepAViewThatHasLeftIt() async {
        let scene = await FocusScene("f1")
        weak var gone: View?
        do {
            let view = ProbeView("gone", log: scene.log)
            view.isFocusable = true
            scene.root.addSubview(view)
            view.becomeFirstResponder()
            #expect(scene.focused == "gone")
            view.removeFromSuperview()
            gone = view
        }
        #expect(gone == nil)
        await scene.pilot.settle()
        #expect(scene.focused == "f1")
    }

    @Test func whoeverGetsTheFocusWhileAViewLeavesKeepsIt() async {
        let scene = await FocusScene("f1", "f2", "f3")
        scene.fields[0].becomeFirstResponder()
        let last = scene.fields[2]
        scene.fields[0].on { (_: ResignedFirstResponder) in
            last.becomeFirstResponder()
            return .ignored
        }
        scene.fields[0].removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.focused == "f3")
    }

    @Test func movingTheFirstResponderWithinItsWindowKeepsItsFocus() async {
        let scene = await FocusScene("f1", "f2")
        scene.fields[0].becomeFirstResponder()
        scene.log.clear()
        scene.fields[1].addSubview(scene.fields[0])
        await scene.pilot.settle()
        #expect(scene.focused == "f1")
        #expect(scene.log.entries.isEmpty)
    }

    @Test("D-69: a capture handler that stops keeps a key from the first responder")
    func captureOfKeys() async {
        let scene = await FocusScene("field")
        scene.fields[0].becomeFirstResponder()
        scene.log.clear()
        let subscription = scene.window.on(KeyEvent.self, phase: .capture) { _ in .stop }
        await scene.pilot.press("a", "tab")
        #expect(scene.log.entries.isEmpty)
        subscription.cancel()
        await scene.pilot.press("a")
        #expect(scene.log.entries(of: "field") == ["a"])
    }

    @Test func becameFollowsResigned() async {
        let scene = await FocusScene("f1", "f2")
        await scene.pilot.press("tab", "tab")
        #expect(
            scene.log.entries.filter { $0.hasSuffix("in") || $0.hasSuffix("out") } == [
                "f1 in", "f1 out", "f2 in",
            ])
    }

    @Test func aPressFocusesTheNearestWillingSuperview() async {
        let scene = await FocusScene("f1", "f2")
        let inner = ProbeView("inner", Rect(x: 0, y: 0, width: 3, height: 1), log: scene.log)
        scene.fields[1].addSubview(inner)
        await scene.pilot.click(column: 1, row: 1)
        #expect(scene.focused == "f2")
        await scene.pilot.click(column: 40, row: 20)
        #expect(scene.focused == "f2")
    }

    @Test("C1.12: a disabled control gives the focus to nobody")
    func disabledControlTakesNoFocus() async {
        let scene = await FocusScene("f1")
        let control = ProbeControl("btn", Rect(x: 0, y: 0, width: 3, height: 1), log: scene.log)
        scene.fields[0].addSubview(control)
        control.isEnabled = false
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.focused == "none")
        control.isEnabled = true
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.focused == "f1")
    }

    @Test func disablingTheFirstResponderMovesTheKeysOn() async {
        let scene = await FocusScene("f1", "f2")
        let control = ProbeControl("btn", Rect(x: 0, y: 5, width: 3, height: 1), log: scene.log)
        scene.root.insertSubview(control, aboveSubview: scene.fields[0])
        control.becomeFirstResponder()
        control.isEnabled = false
        await scene.pilot.settle()
        #expect(scene.focused == "f2")
    }

    @Test func pastedTextGoesToTheFirstResponder() async {
        let scene = await FocusScene("field")
        scene.fields[0].becomeFirstResponder()
        await scene.pilot.paste("a\nb")
        #expect(scene.log.entries.last == "root paste a\nb")
        #expect(scene.log.entries(of: "field").last == "paste a\nb")
    }

    @Test func viewsInNoWindowCannotBecomeFirstResponder() {
        let view = ProbeView("view")
        view.isFocusable = true
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        #expect(view.resignFirstResponder())
    }

    @Test func aControllerThatIsFirstResponderLosesTheKeysWithItsWindow() async {
        final class Keys: ViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let scene = await FocusScene()
        let keys = Keys(view: View())
        scene.root.addSubview(keys.view)
        #expect(keys.becomeFirstResponder())
        keys.view.removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.window.firstResponder == nil)
    }

    @Test func aKeyThatComesBeforeTheNextFrameIsNotForAViewThatIsGone() async {
        let scene = await FocusScene("gone", "next")
        scene.fields[0].becomeFirstResponder()
        await scene.pilot.settle()
        scene.fields[0].removeFromSuperview()
        // At once, without the turn in which a frame would be drawn.
        scene.pilot.display.send(.input([.key(KeyPress(.character("k")))]))
        #expect(!scene.log.entries(of: "gone").contains("k"))
        #expect(scene.log.entries(of: "next").contains("k"))
        scene.fields[1].removeFromSuperview()
        scene.pilot.display.send(.input([.paste("p", isTruncated: false)]))
        #expect(!scene.log.entries(of: "next").contains("paste p"))
    }
}
