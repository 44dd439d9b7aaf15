// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationObserverTests {
    /// A view that keeps what is typed secret.
    private final class Vault: View {
        override var canBecomeFirstResponder: Bool { true }
        override var keepsInputSecret: Bool { true }
    }

    @Test func anObserverHearsTheStartTheEndInputAndFrames() async {
        var heard: [String] = []
        let observer = ApplicationObserver()
        observer.didStart = { heard.append("start") }
        observer.willStop = { heard.append("stop") }
        observer.willDispatch = { heard.append("\($0) \($1)") }
        let view = View()
        let application = Application(root: ViewController(view: view)) {
            throw ApplicationError.noTerminal
        }
        application.observers = [observer]
        let pilot = await Pilot(application, columns: 10, rows: 3)
        observer.didShow = { heard.append("\($0.damage.rects)") }
        view.setNeedsDisplay(Rect(x: 1, y: 1, width: 2, height: 1))
        await pilot.settle()
        await pilot.send(.focus(false))
        await pilot.send(.focus(true))
        application.end()
        await pilot.settle()
        #expect(
            heard == [
                "start", "\([Rect(x: 1, y: 1, width: 2, height: 1)])", "focus(false) false",
                "focus(true) false", "stop",
            ])
    }

    @Test func keysToASecretiveResponderAreMarked() async {
        let vault = Vault()
        let pilot = await Pilot(ViewController(view: vault), columns: 10, rows: 3)
        var secrets: [Bool] = []
        let observer = ApplicationObserver()
        observer.willDispatch = { secrets.append($1) }
        pilot.application.observers.append(observer)
        vault.becomeFirstResponder()
        await pilot.press("x")
        await pilot.paste("y")
        await pilot.click(column: 1, row: 1)
        #expect(secrets == [true, true, false, false])
    }

    @Test func thePictureIsThatOfTheLastFrame() async {
        let pilot = await Pilot(ViewController(view: View()), columns: 10, rows: 3)
        #expect(pilot.application.picture.description == pilot.display.buffer.description)
        #expect(pilot.application.shownCursor == pilot.display.cursor)
    }
}
