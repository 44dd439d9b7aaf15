// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Control+keyButtons.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

@MainActor
private final class ButtonScene {
    let log = Log()
    let controller: ViewController
    let field: ProbeView
    let ok: ProbeControl
    let cancel: ProbeControl
    let pilot: Pilot

    init() async {
        let root = ProbeView("root", log: log)
        field = ProbeView("field", Rect(x: 0, y: 0, width: 10, height: 1), log: log)
        field.isFocusable = true
        ok = ProbeControl("ok", Rect(x: 0, y: 2, width: 4, height: 1), log: log)
        cancel = ProbeControl("cancel", Rect(x: 6, y: 2, width: 4, height: 1), log: log)
        for view in [field, ok, cancel] as [View] { root.addSubview(view) }
        controller = ViewController(view: root)
        pilot = await Pilot(controller, columns: 20, rows: 4)
        field.becomeFirstResponder()
    }

    var actions: [String] {
        log.entries.filter { $0.hasSuffix("action") }.map { String($0.dropLast(7)) }
    }
}

@MainActor
@Suite struct KeyButtonsTests {
    @Test("D-70: Enter goes to the default button, Esc to the cancel button, where nobody took it")
    func defaultAndCancel() async {
        let scene = await ButtonScene()
        await scene.pilot.press("enter", "escape")
        #expect(scene.actions.isEmpty)
        scene.controller.defaultButton = scene.ok
        scene.controller.cancelButton = scene.cancel
        await scene.pilot.press("enter")
        #expect(scene.actions == ["ok"])
        await scene.pilot.press("escape", "kp-enter")
        #expect(scene.actions == ["ok", "cancel", "ok"])
        scene.field.keyAnswer = .stop
        await scene.pilot.press("enter", "escape")
        #expect(scene.actions.count == 3)
        scene.field.resignFirstResponder()
        await scene.pilot.press("enter")
        #expect(scene.actions.last == "ok")
    }

    @Test(
        "C2.4: a button that cannot be operated does nothing, and the key goes on",
        arguments: [
            "disabled", "hidden", "elsewhere", "gone",
        ])
    func keyGoesOn(way: String) async {
        let scene = await ButtonScene()
        scene.controller.defaultButton = scene.ok
        var passed = 0
        scene.pilot.application.bind("enter") { passed += 1 }
        switch way {
        case "disabled": scene.ok.isEnabled = false
        case "hidden": scene.ok.isHidden = true
        case "elsewhere": scene.ok.removeFromSuperview()
        default: scene.controller.defaultButton = nil
        }
        await scene.pilot.press("enter")
        #expect(scene.actions.isEmpty)
        #expect(passed == 1)
    }

    @Test func theNearestControllersButtonComesBeforeTheWindows() async {
        let scene = await ButtonScene()
        let inner = ProbeControl("inner", Rect(x: 0, y: 3, width: 4, height: 1), log: scene.log)
        let view = ProbeView("innerView", log: scene.log)
        view.isFocusable = true
        let child = ViewController(view: view)
        view.addSubview(inner)
        scene.controller.view.addSubview(view)
        child.defaultButton = inner
        scene.controller.window?.defaultButton = scene.ok
        await scene.pilot.press("enter")
        #expect(scene.actions == ["ok"])
        #expect(scene.ok.isDefaultButton && !inner.isDefaultButton)
        view.becomeFirstResponder()
        await scene.pilot.press("enter")
        #expect(scene.actions == ["ok", "inner"])
        #expect(!scene.ok.isDefaultButton && inner.isDefaultButton)
    }

    @Test func aFirstResponderThatHasEnterForItselfTakesTheEmphasis() async {
        let scene = await ButtonScene()
        scene.controller.defaultButton = scene.ok
        #expect(scene.ok.isDefaultButton)
        scene.cancel.bind("enter") {}
        scene.cancel.becomeFirstResponder()
        #expect(!scene.ok.isDefaultButton)
        scene.ok.becomeFirstResponder()
        #expect(scene.ok.isDefaultButton)
    }

    @Test func helpListsTheKeysOnlyWhereTheyDoSomething() async {
        let scene = await ButtonScene()
        let titles = { scene.pilot.application.currentActions.map(\.title) }
        #expect(!titles().contains("Accept") && !titles().contains("Cancel "))
        scene.controller.defaultButton = scene.ok
        #expect(titles().contains("Accept"))
    }

    @Test func buttonsAreHeldWeakly() {
        let controller = ViewController()
        weak var weakButton: Control?
        do {
            let button = Control()
            weakButton = button
            controller.defaultButton = button
            controller.cancelButton = button
        }
        #expect(weakButton == nil)
        #expect(controller.defaultButton == nil)
    }
}
