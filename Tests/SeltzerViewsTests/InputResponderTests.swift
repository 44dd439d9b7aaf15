// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeyBinding.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct InputResponderTests {
    /// Has a binding that answers as told, and notes in which order it is asked.
    private final class Asked: ProbeView {
        var bindingAnswer = Disposition.stop

        override var actions: [Action] {
            [
                Action(nil, title: "Cut", keys: ["x"]) { responder in
                    guard let asked = responder as? Asked else { return .ignored }
                    asked.log.note("binding")
                    return asked.bindingAnswer
                }
            ]
        }
    }

    @Test("C2.3: a key is asked of the bindings, then of the method, then of the handlers")
    func order() async {
        let view = Asked("v")
        view.isFocusable = true
        view.on { (_: KeyEvent) in
            view.log.note("handler")
            return .ignored
        }
        let pilot = await Pilot(ViewController(view: view))
        view.becomeFirstResponder()
        view.bindingAnswer = .ignored
        await pilot.press("x")
        #expect(view.log.entries == ["binding", "v x", "handler"])
        view.log.clear()
        view.bindingAnswer = .stop
        await pilot.press("x")
        #expect(view.log.entries == ["binding", "handler"])
    }

    @Test func aReleasedKeyRunsNoBinding() async {
        let view = Asked("v")
        view.isFocusable = true
        let pilot = await Pilot(ViewController(view: view))
        view.becomeFirstResponder()
        pilot.application.keyboardMode = .releases
        await pilot.send(.key(KeyPress(.character("x"), phase: .release)))
        #expect(view.log.entries == ["v x"])
        await pilot.send(.key(KeyPress(.character("x"), phase: .repeat)))
        #expect(view.log.entries == ["v x", "binding"])
    }

    @Test func aReleaseReachesNobodyUnlessTheApplicationAskedForIt() async {
        let view = Asked("v")
        view.isFocusable = true
        view.on { (_: KeyEvent) in
            view.log.note("handler")
            return .ignored
        }
        let pilot = await Pilot(ViewController(view: view))
        view.becomeFirstResponder()
        let release = KeyPress(.enter, phase: .release)
        for mode in [KeyboardMode.legacy, .distinct] {
            pilot.application.keyboardMode = mode
            await pilot.send(.key(release))
            #expect(view.log.entries.isEmpty)
        }
        for mode in [KeyboardMode.releases, .everything] {
            pilot.application.keyboardMode = mode
            view.log.clear()
            await pilot.send(.key(release))
            #expect(view.log.entries == ["v enter", "handler"])
        }
    }

    @Test func aBindingOfAnotherClassesMethodIsIgnored() async {
        final class Borrower: ProbeView {
            override var actions: [Action] { [Action(nil, keys: ["x"], Window.focusNext)] }
        }
        let view = Borrower("v")
        view.isFocusable = true
        let pilot = await Pilot(ViewController(view: view))
        view.becomeFirstResponder()
        await pilot.press("x")
        #expect(view.log.entries == ["v x"])
    }

    @Test func bindingsOfOnesOwnReplaceTheClasss() {
        let view = Asked("v")
        view.bind("y", "Yank") {}
        view.bind("x", "Kill") {}
        #expect(view.currentBindings.map(\.title) == ["Yank", "Kill"])
        view.unbind("x")
        #expect(view.currentBindings.map(\.title) == ["Yank", "Cut"])
    }
}
